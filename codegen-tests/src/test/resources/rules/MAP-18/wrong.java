package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
// expect: MAP-18
@Udt
record Place(
    // expect: MAP-18
    @PartitionKey UUID id,
    String name) {}

@Udt
// expect: MAP-18
@CustomIndex(name = "by_zip", partition = "zip", clustering = "street")
record Address(
    String street,
    // expect: MAP-18
    @Clustering int zip) {}

@Udt
// expect: MAP-18
@Latest(name = "latest_price", partition = "shop", by = "at")
record Price(String shop, Instant at, int cents) {}

@Udt
// expect: MAP-18
@KeepLast(3)
record Part(String name) {}

@Tuple
record Spot(
    // expect: MAP-18
    @PartitionKey int row,
    // expect: MAP-18
    @Static String shelf) {}

@Udt
// expect: MAP-18
@Bucket(column = "day", position = 0, of = "at", unit = ChronoUnit.DAYS)
record Period(Instant at, String text) {}
