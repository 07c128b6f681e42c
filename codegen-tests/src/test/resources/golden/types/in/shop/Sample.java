package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.CqlType;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Frozen;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** One component of every type that a column can have. */
@Entity("all_types")
public record Sample(
    boolean primitiveBoolean,
    byte primitiveByte,
    short primitiveShort,
    int primitiveInt,
    long primitiveLong,
    float primitiveFloat,
    double primitiveDouble,
    @Clustering(value = 1, order = Order.DESC) @Column(type = CqlType.TIMEUUID) UUID moment,
    @Clustering(0) long sequence,
    @PartitionKey(1) String tenant,
    @PartitionKey(0) UUID id,
    Boolean boxedBoolean,
    Byte boxedByte,
    Short boxedShort,
    Integer boxedInt,
    Long boxedLong,
    Float boxedFloat,
    Double boxedDouble,
    @Column(value = "plain", type = CqlType.ASCII) String ascii,
    BigDecimal decimal,
    BigInteger varint,
    ByteBuffer buffer,
    byte[] bytes,
    Instant timestamp,
    LocalDate date,
    LocalTime time,
    CqlDuration duration,
    Year year,
    YearMonth month,
    Duration elapsed,
    InetAddress address,
    Colour colour,
    List<Integer> numbers,
    Set<Colour> colours,
    Map<String, byte[]> files,
    @Column(type = CqlType.TIMEUUID) List<UUID> moments,
    @Frozen Set<String> labels,
    Map<YearMonth, Duration> elapsedPerMonth,
    Map<String, List<Integer>> series,
    @Frozen List<Map<Colour, byte[]>> layers) {

  /** Stored by name. */
  public enum Colour {
    RED,
    GREEN
  }
}
