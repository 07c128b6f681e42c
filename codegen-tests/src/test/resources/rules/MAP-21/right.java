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
record Item(@PartitionKey UUID id, String title, @Version long version) {}

@Entity
record Bid(@PartitionKey UUID item, @Clustering Instant at, @Version Long version) {}
