package dev.rowan.storage.embedded;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.CellEdit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A column's written value in the notation of the page on row values: a value, or an edit. */
final class PageEdit {
  private PageEdit() {}

  static Object written(ColumnType type, String text) {
    if (text.equals("clear")) {
      return new CellEdit.Clear();
    }
    int space = text.indexOf(' ');
    String word = space < 0 ? "" : text.substring(0, space);
    if (!word.matches("[a-z]+")) {
      return PageValue.value(type, text);
    }
    String rest = text.substring(space + 1);
    return switch (word) {
      case "add" -> new CellEdit.AddAll(Set.copyOf(elements(type, rest)));
      case "remove" -> new CellEdit.RemoveAll(elements(type, rest));
      case "append" -> new CellEdit.Append(elements(type, rest));
      case "prepend" -> new CellEdit.Prepend(elements(type, rest));
      case "put" -> new CellEdit.PutAll(PageValue.entries((MapType) type, rest));
      case "set" -> new CellEdit.SetFields(fields((UserType) type, rest));
      default -> throw new IllegalArgumentException(text);
    };
  }

  private static List<Object> elements(ColumnType type, String text) {
    ColumnType element =
        type instanceof ListType list
            ? list.element()
            : type instanceof SetType set ? set.element() : ((MapType) type).key();
    return PageValue.elements(element, text).toList();
  }

  private static Map<String, Object> fields(UserType type, String text) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (String field : PageValue.inside(text)) {
      String[] sides = field.split("=", 2);
      ColumnType of = type.fields().get(type.indexOf(sides[0])).type();
      fields.put(sides[0], PageValue.value(of, sides[1]));
    }
    return fields;
  }
}
