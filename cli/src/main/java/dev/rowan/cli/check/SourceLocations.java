package dev.rowan.cli.check;

import dev.rowan.cli.compile.CompilerMessage;
import dev.rowan.cli.design.EntityDesign;
import dev.rowan.cli.design.PropertyDesign;
import dev.rowan.cli.design.SchemaDesign;
import dev.rowan.cli.design.TypeDesign;
import dev.rowan.cli.source.SourceFile;
import dev.rowan.cql.text.TextPosition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds the column of a CQL file from which a place of a generated source comes. */
final class SourceLocations {
  /** A place of the CQL file. */
  record Located(TextPosition position, String place) {}

  private record Declared(String name, TextPosition position, List<PropertyDesign> properties) {}

  private static final Located NOWHERE = new Located(new TextPosition(1, 1, 0), "");

  private final Map<String, String> sources = new HashMap<>();
  private final Map<String, Declared> declared = new HashMap<>();

  SourceLocations(SchemaDesign design, List<SourceFile> files) {
    files.forEach(file -> sources.put(file.className(), file.text()));
    for (EntityDesign entity : design.entities()) {
      declared.put(
          entity.className(), new Declared(entity.table(), entity.position(), entity.properties()));
    }
    for (TypeDesign type : design.types()) {
      TextPosition position =
          type.fields().isEmpty() ? NOWHERE.position() : type.fields().get(0).position();
      declared.put(type.className(), new Declared(type.typeName(), position, type.fields()));
    }
  }

  /** Returns the column of a message about a component of a record, or else the table. */
  Located of(CompilerMessage message) {
    Declared record = declared.get(message.className());
    String source = sources.get(message.className());
    if (record == null || source == null) {
      return NOWHERE;
    }
    int end = source.indexOf("record " + message.className() + "(");
    if (message.offset() > end) {
      for (PropertyDesign property : record.properties()) {
        end = source.indexOf(" " + property.name() + (isLast(property, record) ? ")" : ","), end);
        if (message.offset() <= end + property.name().length()) {
          return new Located(property.position(), record.name() + "." + property.column());
        }
      }
    }
    return new Located(record.position(), record.name());
  }

  private static boolean isLast(PropertyDesign property, Declared record) {
    return property.equals(record.properties().get(record.properties().size() - 1));
  }
}
