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

@Entity("Orders")
record Order(
    @PartitionKey UUID id,
    String table,
    @Column("lineNumber") int line2,
    @Column("Größe in cm") double size) {}

@Entity("user_activity_by_user_and_activity_types_x_month")
record Activity(@PartitionKey UUID id) {}
