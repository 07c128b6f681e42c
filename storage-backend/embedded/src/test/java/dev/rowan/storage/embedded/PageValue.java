package dev.rowan.storage.embedded;

import dev.rowan.schema.ColumnType;
import dev.rowan.schema.ListType;
import dev.rowan.schema.MapType;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.SetType;
import dev.rowan.value.CqlDuration;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/** Types and values as the format pages write them. */
final class PageValue {
  private PageValue() {}

  /** Reads a type in CQL. */
  static ColumnType type(String cql) {
    if (!cql.endsWith(">")) {
      return ScalarType.valueOf(cql.toUpperCase(Locale.ROOT));
    }
    String inner = cql.substring(cql.indexOf('<') + 1, cql.length() - 1);
    if (cql.startsWith("map")) {
      int comma = inner.indexOf(',');
      return new MapType(type(inner.substring(0, comma)), type(inner.substring(comma + 1).strip()));
    }
    return cql.startsWith("set") ? new SetType(type(inner)) : new ListType(type(inner));
  }

  /** Reads a value of a type; elements of collections are apart by spaces. */
  static Object value(ColumnType type, String text) {
    if (type instanceof ListType list) {
      return elements(list.element(), text).toList();
    }
    if (type instanceof SetType set) {
      Set<Object> elements = new LinkedHashSet<>();
      elements(set.element(), text).forEach(elements::add);
      return elements;
    }
    if (type instanceof MapType map) {
      Map<Object, Object> entries = new LinkedHashMap<>();
      for (String entry : inside(text)) {
        String[] sides = entry.split("=", 2);
        entries.put(value(map.key(), sides[0]), value(map.value(), sides[1]));
      }
      return entries;
    }
    return scalar((ScalarType) type, text);
  }

  private static Stream<Object> elements(ColumnType element, String text) {
    return inside(text).stream().map(next -> value(element, next));
  }

  private static List<String> inside(String text) {
    String inner = text.substring(1, text.length() - 1).strip();
    return inner.isEmpty() ? List.of() : List.of(inner.split(" +", -1));
  }

  private static Object scalar(ScalarType type, String text) {
    return switch (type) {
      case TEXT, ASCII -> text.substring(1, text.length() - 1).translateEscapes();
      case BLOB -> ByteBuffer.wrap(FormatPage.bytes(text.substring(2))).asReadOnlyBuffer();
      case INET -> inet(text);
      case BOOLEAN -> Boolean.valueOf(text);
      case TINYINT -> Byte.valueOf(text);
      case SMALLINT -> Short.valueOf(text);
      case INT -> Integer.valueOf(text);
      case BIGINT -> Long.valueOf(text);
      case VARINT -> new BigInteger(text);
      case FLOAT -> Float.valueOf(text);
      case DOUBLE -> Double.valueOf(text);
      case DECIMAL -> new BigDecimal(text);
      case UUID, TIMEUUID -> UUID.fromString(text);
      case TIMESTAMP -> Instant.parse(text);
      case DATE -> LocalDate.parse(text);
      case TIME -> LocalTime.parse(text);
      case DURATION -> duration(text.split(" ", -1));
    };
  }

  private static InetAddress inet(String text) {
    try {
      return InetAddress.getByName(text);
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException(text, e);
    }
  }

  private static CqlDuration duration(String[] parts) {
    return new CqlDuration(
        Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Long.parseLong(parts[2]));
  }
}
