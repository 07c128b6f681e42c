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
@CustomIndex(name = "by_day", partition = {"sellerId", "day(at)"}, clustering = {"at", "id"}, include = {"id", "title"})
record Item(@PartitionKey UUID id, String sellerId, @Column("seller") String seller, Instant at, String title) {}
