package dev.rowan.cli.ddl;

import dev.rowan.cql.schema.CreateType;
import dev.rowan.cql.schema.FieldDefinition;
import dev.rowan.cql.schema.Rename;
import dev.rowan.cql.schema.TypeChange;
import java.util.ArrayList;
import java.util.List;

/** Applies ALTER TYPE to a user-defined type. */
final class TypeChanges {
  private TypeChanges() {}

  static CreateType apply(CreateType type, TypeChange change) {
    List<FieldDefinition> fields = new ArrayList<>(type.fields());
    if (change instanceof TypeChange.AddField add) {
      if (fields.stream().noneMatch(field -> isNamed(field, add.field().name().text()))) {
        fields.add(add.field());
      }
    } else if (change instanceof TypeChange.AlterField alter) {
      fields.replaceAll(
          field ->
              isNamed(field, alter.field().text())
                  ? new FieldDefinition(field.name(), alter.type())
                  : field);
    } else if (change instanceof TypeChange.RenameFields rename) {
      for (Rename each : rename.renames()) {
        fields.replaceAll(
            field ->
                isNamed(field, each.from().text())
                    ? new FieldDefinition(each.to(), field.type())
                    : field);
      }
    }
    return new CreateType(type.ifNotExists(), type.name(), fields, type.position());
  }

  private static boolean isNamed(FieldDefinition field, String name) {
    return field.name().text().equals(name);
  }
}
