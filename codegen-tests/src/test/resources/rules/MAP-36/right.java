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

record Place(String city) {}

@Entity
record Item(
    @PartitionKey UUID id,
    String title,
    @Frozen Set<String> tags,
    @Embedded Place place,
    @WriteTime("title") Instant edited,
    @WriteTime("tags") Long tagged,
    @WriteTime("placeCity") long moved,
    @RemainingTtl("title") Duration left,
    @RemainingTtl("tags") Integer seconds) {}
