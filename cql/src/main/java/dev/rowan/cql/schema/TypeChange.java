package dev.rowan.cql.schema;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.type.CqlType;
import java.util.List;

/** What ALTER TYPE changes. */
public sealed interface TypeChange {
  /** Returns the change as CQL. */
  String toCql();

  /** Adds a field. */
  record AddField(boolean ifNotExists, FieldDefinition field) implements TypeChange {
    @Override
    public String toCql() {
      return "ADD " + SchemaClauses.ifNotExists(ifNotExists) + field.toCql();
    }
  }

  /** Renames fields; at least one. */
  record RenameFields(boolean ifExists, List<Rename> renames) implements TypeChange {
    /** Copies the renames. */
    public RenameFields {
      renames = List.copyOf(renames);
    }

    @Override
    public String toCql() {
      return "RENAME " + SchemaClauses.ifExists(ifExists) + SchemaClauses.all(renames);
    }
  }

  /** Changes the type of a field. Today's servers refuse this. */
  record AlterField(Name field, CqlType type) implements TypeChange {
    @Override
    public String toCql() {
      return "ALTER " + field.toCql() + " TYPE " + type.toCql();
    }
  }
}
