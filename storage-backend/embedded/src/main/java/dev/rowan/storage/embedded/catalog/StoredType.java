package dev.rowan.storage.embedded.catalog;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The text under which a type is stored: CQL, with the fields of each user type after its name, so
 * that the catalogue detects a changed user type. A type fits the text of another one if it differs
 * only in additional fields at the end of user types.
 */
final class StoredType {
  private final UnaryOperator<String> literal;
  private final boolean lenient;

  private StoredType(UnaryOperator<String> literal, boolean lenient) {
    this.literal = literal;
    this.lenient = lenient;
  }

  /** Returns the text of a type, such as {@code list<frozen<place{street text, number int}>>}. */
  static String text(ColumnType type) {
    return new StoredType(UnaryOperator.identity(), false).of(type);
  }

  /** Returns whether values written under the type of a text can be read as another type. */
  static boolean fits(String text, ColumnType type) {
    return text.matches(new StoredType(Pattern::quote, true).of(type));
  }

  /** Returns the fields of a user type in the text of a type; none if the type does not use it. */
  static List<String> fieldsOf(String text, String userType) {
    String start = userType + "{";
    int at = text.indexOf(start);
    while (at > 0 && "< ".indexOf(text.charAt(at - 1)) < 0) {
      at = text.indexOf(start, at + 1);
    }
    List<String> names = new ArrayList<>();
    int depth = 0;
    boolean expectsName = true;
    for (int i = at + start.length(); at >= 0 && i < text.length() && depth >= 0; i++) {
      char next = text.charAt(i);
      if (expectsName && next != ' ') {
        int end = text.indexOf(' ', i);
        names.add(text.substring(i, end));
        expectsName = false;
        i = end;
      } else if (next == '{' || next == '<') {
        depth++;
      } else if (next == '}' || next == '>') {
        depth--;
      } else if (next == ',' && depth == 0) {
        expectsName = true;
      }
    }
    return names;
  }

  private String of(ColumnType type) {
    if (type instanceof ListType list) {
      return frozen(list.frozen(), generic("list", List.of(list.element())));
    }
    if (type instanceof SetType set) {
      return frozen(set.frozen(), generic("set", List.of(set.element())));
    }
    if (type instanceof MapType map) {
      return frozen(map.frozen(), generic("map", List.of(map.key(), map.value())));
    }
    if (type instanceof TupleType tuple) {
      return frozen(true, generic("tuple", tuple.fields()));
    }
    if (type instanceof VectorType vector) {
      return literal.apply("vector<")
          + of(vector.element())
          + literal.apply(", " + vector.dimensions() + ">");
    }
    if (type instanceof UserType user) {
      return frozen(
          user.frozen(),
          literal.apply(user.name() + "{") + fields(user.fields(), 0) + literal.apply("}"));
    }
    return literal.apply(type.cql());
  }

  private String generic(String name, List<ColumnType> parts) {
    return literal.apply(name + "<")
        + parts.stream().map(this::of).collect(Collectors.joining(literal.apply(", ")))
        + literal.apply(">");
  }

  private String frozen(boolean frozen, String type) {
    return frozen ? literal.apply("frozen<") + type + literal.apply(">") : type;
  }

  private String fields(List<UserType.Field> fields, int from) {
    if (from == fields.size()) {
      return "";
    }
    UserType.Field field = fields.get(from);
    String rest =
        literal.apply((from == 0 ? "" : ", ") + field.name() + " ")
            + of(field.type())
            + fields(fields, from + 1);
    return lenient && from > 0 ? "(?:" + rest + ")?" : rest;
  }
}
