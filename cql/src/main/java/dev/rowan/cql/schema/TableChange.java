package dev.rowan.cql.schema;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.type.CqlType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What ALTER TABLE changes. */
public sealed interface TableChange {
  /** Returns the change as CQL. */
  String toCql();

  /** Adds columns; at least one. */
  record AddColumns(boolean ifNotExists, List<ColumnDefinition> columns) implements TableChange {
    /** Copies the columns. */
    public AddColumns {
      columns = List.copyOf(columns);
    }

    @Override
    public String toCql() {
      return "ADD " + SchemaClauses.ifNotExists(ifNotExists) + SchemaClauses.oneOrMore(columns);
    }
  }

  /**
   * Drops columns; at least one.
   *
   * @param timestamp the newest timestamp of the cells to drop, in microseconds, or null for all
   */
  record DropColumns(boolean ifExists, List<Name> columns, @Nullable Long timestamp)
      implements TableChange {
    /** Copies the columns. */
    public DropColumns {
      columns = List.copyOf(columns);
    }

    @Override
    public String toCql() {
      return "DROP "
          + SchemaClauses.ifExists(ifExists)
          + SchemaClauses.oneOrMore(columns)
          + (timestamp == null ? "" : " USING TIMESTAMP " + timestamp);
    }
  }

  /** Renames columns; at least one. */
  record RenameColumns(boolean ifExists, List<Rename> renames) implements TableChange {
    /** Copies the renames. */
    public RenameColumns {
      renames = List.copyOf(renames);
    }

    @Override
    public String toCql() {
      return "RENAME " + SchemaClauses.ifExists(ifExists) + SchemaClauses.all(renames);
    }
  }

  /** Changes the type of a column. Today's servers refuse this. */
  record AlterColumnType(Name column, CqlType type) implements TableChange {
    @Override
    public String toCql() {
      return "ALTER " + column.toCql() + " TYPE " + type.toCql();
    }
  }

  /**
   * Sets or removes the mask of a column.
   *
   * @param mask the new mask, or null to remove the mask
   */
  record AlterMask(boolean ifExists, Name column, @Nullable Mask mask) implements TableChange {
    @Override
    public String toCql() {
      return "ALTER "
          + SchemaClauses.ifExists(ifExists)
          + column.toCql()
          + (mask == null ? " DROP MASKED" : " " + mask.toCql());
    }
  }

  /** Turns a table with compact storage into an ordinary one. */
  record DropCompactStorage() implements TableChange {
    @Override
    public String toCql() {
      return "DROP COMPACT STORAGE";
    }
  }

  /** Sets options; at least one. */
  record SetOptions(List<Option> options) implements TableChange {
    /** Copies the options. */
    public SetOptions {
      options = List.copyOf(options);
    }

    @Override
    public String toCql() {
      return "WITH " + SchemaClauses.all(options);
    }
  }
}
