package dev.rowan.storage.embedded;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import dev.rowan.spi.value.CqlDuration;
import dev.rowan.spi.value.TupleValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Types and values in the notation of the format pages. */
final class PageValue {
  private PageValue() {}

  /** Parses a type in CQL; a user type has its fields after its name, in braces. */
  static ColumnType type(String cql) {
    if (cql.endsWith("}")) {
      int brace = cql.indexOf('{');
      return new UserType(
          cql.substring(0, brace),
          split(cql.substring(brace + 1, cql.length() - 1), ',').stream()
              .map(PageValue::field)
              .toList());
    }
    if (!cql.endsWith(">")) {
      return cql.equals("counter")
          ? CounterType.COUNTER
          : ScalarType.valueOf(cql.toUpperCase(Locale.ROOT));
    }
    int open = cql.indexOf('<');
    return generic(cql.substring(0, open), split(cql.substring(open + 1, cql.length() - 1), ','));
  }

  private static UserType.Field field(String text) {
    int space = text.indexOf(' ');
    return new UserType.Field(text.substring(0, space), type(text.substring(space + 1)));
  }

  private static ColumnType generic(String name, List<String> parts) {
    ColumnType first = type(parts.get(0));
    return switch (name) {
      case "frozen" -> first.frozenType();
      case "list" -> new ListType(first);
      case "set" -> new SetType(first);
      case "map" -> new MapType(first, type(parts.get(1)));
      case "tuple" -> new TupleType(parts.stream().map(PageValue::type).toList());
      case "vector" -> new VectorType(first, Integer.parseInt(parts.get(1)));
      default -> throw new IllegalArgumentException(name);
    };
  }

  /** Parses a value of a type; spaces separate elements and fields. */
  static Object value(ColumnType type, String text) {
    if (text.equals("null")) {
      return null;
    }
    if (type instanceof ListType list) {
      return elements(list.element(), text).toList();
    }
    if (type instanceof VectorType vector) {
      return elements(vector.element(), text).toList();
    }
    if (type instanceof SetType set) {
      return elements(set.element(), text).collect(Collectors.toCollection(LinkedHashSet::new));
    }
    if (type instanceof MapType map) {
      return entries(map, text);
    }
    if (type instanceof TupleType tuple) {
      return tuple(tuple.fields(), text);
    }
    if (type instanceof UserType user) {
      return tuple(user.fields().stream().map(UserType.Field::type).toList(), text);
    }
    return type == CounterType.COUNTER ? Long.valueOf(text) : scalar((ScalarType) type, text);
  }

  /** Parses entries whose value may be null. */
  static Map<Object, Object> entries(MapType map, String text) {
    Map<Object, Object> entries = new LinkedHashMap<>();
    for (String entry : inside(text)) {
      String[] sides = entry.split("=", 2);
      entries.put(value(map.key(), sides[0]), value(map.value(), sides[1]));
    }
    return entries;
  }

  private static TupleValue tuple(List<ColumnType> types, String text) {
    List<Object> fields = new ArrayList<>();
    for (String field : inside(text)) {
      fields.add(value(types.get(fields.size()), field));
    }
    return new TupleValue(fields);
  }

  static Stream<Object> elements(ColumnType element, String text) {
    return inside(text).stream().map(next -> value(element, next));
  }

  static List<String> inside(String text) {
    return split(text.substring(1, text.length() - 1), ' ');
  }

  /** Splits at separators outside of all brackets and quotes. */
  private static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    boolean quoted = false;
    int from = 0;
    for (int i = 0; i <= text.length(); i++) {
      char next = i < text.length() ? text.charAt(i) : separator;
      quoted ^= next == '"';
      depth += "<({[".indexOf(next) >= 0 ? 1 : ">)}]".indexOf(next) >= 0 ? -1 : 0;
      if (next == separator && depth == 0 && !quoted) {
        if (!text.substring(from, i).isBlank()) {
          parts.add(text.substring(from, i).strip());
        }
        from = i + 1;
      }
    }
    return parts;
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
