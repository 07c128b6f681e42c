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

// expect: IDX-06, KEY-03
@Entity @CustomIndex(name = "by_hour", partition = "hour(born)", clustering = "id")
record Person(@PartitionKey UUID id, LocalDate born) {}
