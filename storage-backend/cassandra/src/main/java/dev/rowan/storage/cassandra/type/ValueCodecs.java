package dev.rowan.storage.cassandra.type;

import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import dev.rowan.schema.ColumnType;
import dev.rowan.schema.CounterType;
import dev.rowan.schema.ListType;
import dev.rowan.schema.MapType;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.SetType;
import dev.rowan.schema.TupleType;
import dev.rowan.schema.UserType;
import dev.rowan.schema.VectorType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.time.Instant;
import java.time.LocalTime;
import java.util.List;
import java.util.UUID;

/** The registry of codecs: one for each column type. */
public final class ValueCodecs {
  private static final int ASCII = 0x7F;

  private ValueCodecs() {}

  /** Returns the codec of a column type. */
  public static ValueCodec of(ColumnType type) {
    if (type instanceof ScalarType scalar) {
      return scalar(scalar);
    }
    if (type instanceof ListType list) {
      return new ListCodec(list.cql(), of(list.element()));
    }
    if (type instanceof SetType set) {
      return new SetCodec(set.cql(), set.element(), of(set.element()));
    }
    if (type instanceof MapType map) {
      return new MapCodec(map.cql(), map.key(), of(map.key()), of(map.value()));
    }
    if (type instanceof TupleType tuple) {
      return new TupleCodec(tuple.cql(), all(tuple.fields()));
    }
    if (type instanceof UserType user) {
      return new TupleCodec(
          user.cql(), all(user.fields().stream().map(UserType.Field::type).toList()));
    }
    if (type instanceof VectorType vector) {
      return new VectorCodec(vector.cql(), of(vector.element()), vector.dimensions());
    }
    return new FixedCodec<>(
        FixedCodec.LONG, CounterType.COUNTER.cql(), Long.class, TypeCodecs.COUNTER);
  }

  private static List<ValueCodec> all(List<ColumnType> types) {
    return types.stream().map(ValueCodecs::of).toList();
  }

  private static ValueCodec scalar(ScalarType type) {
    String cql = type.cql();
    return switch (type) {
      case TEXT -> new TextCodec(cql, Character.MAX_VALUE, TypeCodecs.TEXT);
      case ASCII -> new TextCodec(cql, ASCII, TypeCodecs.ASCII);
      case BOOLEAN -> new FixedCodec<>(FixedCodec.BOOLEAN, cql, Boolean.class, TypeCodecs.BOOLEAN);
      case TINYINT -> new ScalarCodec<>(cql, Byte.class, TypeCodecs.TINYINT);
      case SMALLINT -> new ScalarCodec<>(cql, Short.class, TypeCodecs.SMALLINT);
      case INT -> new FixedCodec<>(FixedCodec.INT, cql, Integer.class, TypeCodecs.INT);
      case BIGINT -> new FixedCodec<>(FixedCodec.LONG, cql, Long.class, TypeCodecs.BIGINT);
      case FLOAT -> new FixedCodec<>(FixedCodec.FLOAT, cql, Float.class, TypeCodecs.FLOAT);
      case DOUBLE -> new FixedCodec<>(FixedCodec.DOUBLE, cql, Double.class, TypeCodecs.DOUBLE);
      case DECIMAL -> new ScalarCodec<>(cql, BigDecimal.class, TypeCodecs.DECIMAL);
      case VARINT -> new ScalarCodec<>(cql, BigInteger.class, TypeCodecs.VARINT);
      case BLOB -> new BlobCodec();
      case UUID -> new FixedCodec<>(FixedCodec.UUID, cql, UUID.class, TypeCodecs.UUID);
      case TIMEUUID -> new FixedCodec<>(FixedCodec.TIMEUUID, cql, UUID.class, TypeCodecs.TIMEUUID);
      case TIMESTAMP ->
          new FixedCodec<>(FixedCodec.TIMESTAMP, cql, Instant.class, TypeCodecs.TIMESTAMP);
      case DATE -> new DateCodec();
      case TIME -> new ScalarCodec<>(cql, LocalTime.class, TypeCodecs.TIME);
      case DURATION -> new DurationCodec();
      case INET -> new ScalarCodec<>(cql, InetAddress.class, TypeCodecs.INET);
    };
  }
}
