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
    clustering = {"price", "id"},
    // expect: IDX-08
    maintain = Maintain.BLIND)
record Item(@PartitionKey UUID id, @Immutable String seller, BigDecimal price) {}
