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

enum Color { RED, GREEN }

@Entity
record Everything(
    @PartitionKey UUID id,
    String text,
    boolean flag,
    Boolean boxedFlag,
    byte tiny,
    Byte boxedTiny,
    short small,
    Short boxedSmall,
    int number,
    Integer boxedNumber,
    long big,
    Long boxedBig,
    float real,
    Float boxedReal,
    double twice,
    Double boxedTwice,
    BigDecimal price,
    java.math.BigInteger huge,
    ByteBuffer buffer,
    byte[] bytes,
    Instant at,
    LocalDate day,
    LocalTime time,
    CqlDuration length,
    java.net.InetAddress address,
    Color color,
    List<Color> colors,
    Set<byte[]> blobs,
    Map<UUID, Instant> times) {}
