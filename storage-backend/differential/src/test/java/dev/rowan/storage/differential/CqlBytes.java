package dev.rowan.storage.differential;

import com.datastax.oss.driver.api.core.ProtocolVersion;
import com.datastax.oss.driver.api.core.type.codec.TypeCodec;
import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import dev.rowan.spi.value.CqlDuration;
import dev.rowan.spi.value.TupleValue;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** Encodes values in the form of the native protocol. */
final class CqlBytes {
  private static final ProtocolVersion VERSION = ProtocolVersion.V5;

  private CqlBytes() {}

  static ByteBuffer encode(ColumnType type, Object value) {
    if (type instanceof ListType list) {
      return sequence(list.element(), (Collection<?>) value);
    }
    if (type instanceof SetType set) {
      return sequence(set.element(), (Collection<?>) value);
    }
    if (type instanceof MapType map) {
      List<ByteBuffer> parts = new ArrayList<>();
      for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
        parts.add(encode(map.key(), entry.getKey()));
        parts.add(encode(map.value(), entry.getValue()));
      }
      return counted(((Map<?, ?>) value).size(), parts);
    }
    if (type instanceof VectorType vector) {
      return joined(((List<?>) value).stream().map(e -> encode(vector.element(), e)).toList());
    }
    if (type instanceof TupleType || type instanceof UserType) {
      return tuple(fieldTypes(type), ((TupleValue) value).fields());
    }
    return type instanceof ScalarType scalar
        ? codec(scalar).encode(outgoing(value), VERSION)
        : TypeCodecs.BIGINT.encode((Long) value, VERSION);
  }

  /** Decodes a value of a row; sets and maps have the order of the bytes. */
  static Object decode(ColumnType type, ByteBuffer bytes) {
    if (bytes == null) {
      return null;
    }
    ByteBuffer in = bytes.duplicate();
    if (type instanceof ListType list) {
      return elements(list.element(), in, in.getInt());
    }
    if (type instanceof SetType set) {
      return new LinkedHashSet<>(elements(set.element(), in, in.getInt()));
    }
    if (type instanceof MapType map) {
      Map<Object, Object> entries = new LinkedHashMap<>();
      for (int i = in.getInt(); i > 0; i--) {
        entries.put(decode(map.key(), part(in)), decode(map.value(), part(in)));
      }
      return entries;
    }
    if (type instanceof VectorType vector) {
      return vector(vector, in);
    }
    if (type instanceof TupleType || type instanceof UserType) {
      List<Object> fields = new ArrayList<>();
      for (ColumnType field : fieldTypes(type)) {
        fields.add(in.hasRemaining() ? decode(field, part(in)) : null);
      }
      return new TupleValue(fields);
    }
    return type instanceof ScalarType scalar
        ? incoming(codec(scalar).decode(in, VERSION))
        : TypeCodecs.BIGINT.decode(in, VERSION);
  }

  /** Returns the number of parts, and then each part after its length. */
  static ByteBuffer counted(int count, List<ByteBuffer> parts) {
    ByteBuffer sized = sized(parts);
    return ByteBuffer.allocate(4 + sized.remaining()).putInt(count).put(sized).flip();
  }

  static ByteBuffer tuple(List<ColumnType> types, List<?> values) {
    List<ByteBuffer> parts = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      parts.add(values.get(i) == null ? null : encode(types.get(i), values.get(i)));
    }
    return sized(parts);
  }

  /** Returns a value as text. */
  static String show(Object value) {
    if (value instanceof ByteBuffer bytes) {
      byte[] content = new byte[bytes.remaining()];
      bytes.duplicate().get(content);
      return "0x" + HexFormat.of().formatHex(content);
    }
    if (value instanceof String text) {
      return '\'' + text + '\'';
    }
    if (value instanceof TupleValue tuple) {
      return "(" + String.join(", ", tuple.fields().stream().map(CqlBytes::show).toList()) + ")";
    }
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .map(entry -> show(entry.getKey()) + ": " + show(entry.getValue()))
          .toList()
          .toString();
    }
    return value instanceof Collection<?> elements
        ? elements.stream().map(CqlBytes::show).toList().toString()
        : String.valueOf(value);
  }

  static List<ColumnType> fieldTypes(ColumnType type) {
    return type instanceof TupleType tuple
        ? tuple.fields()
        : ((UserType) type).fields().stream().map(UserType.Field::type).toList();
  }

  private static ByteBuffer sequence(ColumnType element, Collection<?> values) {
    return counted(values.size(), values.stream().map(value -> encode(element, value)).toList());
  }

  private static ByteBuffer sized(List<ByteBuffer> parts) {
    int size = parts.stream().mapToInt(part -> 4 + (part == null ? 0 : part.remaining())).sum();
    ByteBuffer out = ByteBuffer.allocate(size);
    for (ByteBuffer part : parts) {
      out.putInt(part == null ? -1 : part.remaining());
      if (part != null) {
        out.put(part.duplicate());
      }
    }
    return out.flip();
  }

  private static ByteBuffer joined(List<ByteBuffer> parts) {
    ByteBuffer out = ByteBuffer.allocate(parts.stream().mapToInt(ByteBuffer::remaining).sum());
    parts.forEach(part -> out.put(part.duplicate()));
    return out.flip();
  }

  private static List<Object> elements(ColumnType type, ByteBuffer in, int count) {
    List<Object> elements = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      elements.add(decode(type, part(in)));
    }
    return elements;
  }

  private static List<Object> vector(VectorType type, ByteBuffer in) {
    int width = in.remaining() / type.dimensions();
    List<Object> elements = new ArrayList<>();
    for (int i = 0; i < type.dimensions(); i++) {
      elements.add(decode(type.element(), in.slice(in.position() + i * width, width)));
    }
    return elements;
  }

  private static ByteBuffer part(ByteBuffer in) {
    int size = in.getInt();
    if (size < 0) {
      return null;
    }
    ByteBuffer part = in.slice(in.position(), size);
    in.position(in.position() + size);
    return part;
  }

  private static Object outgoing(Object value) {
    return value instanceof CqlDuration d
        ? com.datastax.oss.driver.api.core.data.CqlDuration.newInstance(
            d.months(), d.days(), d.nanoseconds())
        : value;
  }

  private static Object incoming(Object value) {
    return value instanceof com.datastax.oss.driver.api.core.data.CqlDuration d
        ? new CqlDuration(d.getMonths(), d.getDays(), d.getNanoseconds())
        : value;
  }

  @SuppressWarnings("unchecked") // Each codec is that of the type's canonical Java type.
  private static TypeCodec<Object> codec(ScalarType type) {
    return (TypeCodec<Object>)
        switch (type) {
          case TEXT -> TypeCodecs.TEXT;
          case ASCII -> TypeCodecs.ASCII;
          case BOOLEAN -> TypeCodecs.BOOLEAN;
          case TINYINT -> TypeCodecs.TINYINT;
          case SMALLINT -> TypeCodecs.SMALLINT;
          case INT -> TypeCodecs.INT;
          case BIGINT -> TypeCodecs.BIGINT;
          case FLOAT -> TypeCodecs.FLOAT;
          case DOUBLE -> TypeCodecs.DOUBLE;
          case DECIMAL -> TypeCodecs.DECIMAL;
          case VARINT -> TypeCodecs.VARINT;
          case BLOB -> TypeCodecs.BLOB;
          case UUID -> TypeCodecs.UUID;
          case TIMEUUID -> TypeCodecs.TIMEUUID;
          case TIMESTAMP -> TypeCodecs.TIMESTAMP;
          case DATE -> TypeCodecs.DATE;
          case TIME -> TypeCodecs.TIME;
          case DURATION -> TypeCodecs.DURATION;
          case INET -> TypeCodecs.INET;
        };
  }
}
