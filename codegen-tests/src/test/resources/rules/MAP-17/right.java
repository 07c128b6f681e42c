package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Udt
record Person(String name, List<UUID> children, Home home) {}

@Udt
record Home(String street, UUID owner) {}

@Entity
record Member(@PartitionKey UUID id, Person person) {}
