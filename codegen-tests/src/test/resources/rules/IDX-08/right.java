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
@CustomIndex(
    name = "items_by_seller",
    partition = "seller",
    clustering = "id",
    maintain = Maintain.BLIND)
@CustomIndex(
    name = "items_by_price",
    partition = "seller",
    clustering = {"price", "id"},
    maintain = Maintain.VERIFIED)
record Item(@PartitionKey UUID id, @Immutable String seller, BigDecimal price) {}

@Entity
@Immutable
@CustomIndex(name = "lines_by_hour", partition = {"source", "hour(at)"}, clustering = "id", maintain = Maintain.BLIND)
record Line(@PartitionKey UUID id, String source, Instant at) {}
