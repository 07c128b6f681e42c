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

@interface Nullable {}

@Entity
@CustomIndex(name = "tracks_by_tag", partition = "tags", clustering = "id")
record Track(@PartitionKey UUID id, CqlDuration length, Set<String> tags, @Nullable String text) {}

@Udt
record Address(String street, int zip) {}

@Tuple
record Spot(int row, String shelf) {}

record Labels(Set<String> all) {}

@Entity
record Shelf(
    @PartitionKey(0) @Frozen List<Integer> path,
    @PartitionKey(1) Labels labels,
    @Clustering(0) Spot spot,
    @Clustering(1) Address address,
    @Clustering(2) @Frozen Map<String, Integer> counts,
    String title) {}
