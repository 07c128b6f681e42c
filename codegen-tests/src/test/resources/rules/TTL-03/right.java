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

@Entity
@Ttl(days = 30, hours = 12)
record Login(@PartitionKey UUID id, String name) {}

@Entity
record Deed(@PartitionKey UUID id, String text) {}
