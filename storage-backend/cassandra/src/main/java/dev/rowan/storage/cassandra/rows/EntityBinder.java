package dev.rowan.storage.cassandra.rows;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.ColumnDefinition;
import com.datastax.oss.driver.api.core.cql.ColumnDefinitions;
import com.datastax.oss.driver.api.core.type.DataType;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.UpdateTime;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.statement.CqlColumn;
import dev.rowan.storage.cassandra.statement.CqlTable;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Sets the variables of statements that programs have prepared. Immutable and thread-safe. */
final class EntityBinder {
  private static final String INSERT = "insert";
  private static final String SELECT = "select";

  /** Blanks and comments before the first word of a statement. */
  private static final Pattern BEFORE =
      Pattern.compile("(?:\\s++|--[^\\r\\n]*+|//[^\\r\\n]*+|/\\*.*?\\*/)*+", Pattern.DOTALL);

  private final CqlTable table;
  private final String keyspace;

  EntityBinder(CqlTable table, String keyspace) {
    this.table = table;
    this.keyspace = keyspace;
  }

  /** Returns whether a statement creates rows, so that it needs generated values. */
  static boolean inserts(BoundStatement statement) {
    return startsWith(statement, INSERT);
  }

  /** Returns whether a statement writes nothing. */
  static boolean reads(BoundStatement statement) {
    return startsWith(statement, SELECT);
  }

  private static boolean startsWith(BoundStatement statement, String word) {
    String text = statement.getPreparedStatement().getQuery();
    Matcher before = BEFORE.matcher(text);
    int start = before.lookingAt() ? before.end() : 0;
    return text.regionMatches(true, start, word, 0, word.length());
  }

  /** Returns the values of an entity, whose update times are those of the call in a write. */
  static <E> Row values(EntityMapping<E> mapping, E entity, BoundStatement statement) {
    if (inserts(statement)) {
      return mapping.writable(mapping.generated(entity));
    }
    Row row = mapping.writable(entity);
    if (reads(statement) || mapping.updateTimes().isEmpty()) {
      return row;
    }
    @Nullable Object[] values = row.toArray();
    for (UpdateTime<?> time : mapping.updateTimes()) {
      values[time.column()] = time.now();
    }
    return Row.owning(values);
  }

  /**
   * Returns a statement with the values of the columns for which it has variables.
   *
   * @param row null or unset where the entity has no value
   * @param clears whether a null deletes the stored value, in place of leaving it
   * @throws dev.rowan.error.RejectedInputException if the key of the entity has a null, or a
   *     variable is of another table or type
   */
  BoundStatement bind(Row row, BoundStatement statement, boolean clears) {
    ColumnDefinitions variables = statement.getPreparedStatement().getVariableDefinitions();
    byte[] room = table.room(row);
    int place = 0;
    BoundStatement bound = statement;
    for (int i = 0; i < table.size(); i++) {
      CqlColumn column = table.column(i);
      @Nullable Object value = row.get(i);
      for (int variable : variablesOf(i, variables)) {
        requireType(i, variables.get(variable));
        boolean unset = value == Row.UNSET || (value == null && !clears);
        ByteBuffer bytes = column.encode(unset ? Row.UNSET : value, room, place);
        bound =
            StatementDraft.isSet(bytes)
                ? bound.setBytesUnsafe(variable, bytes)
                : bound.unset(variable);
      }
      place += column.room(value);
    }
    return bound;
  }

  /** Returns the names of columns that have no variable. */
  List<String> absent(BoundStatement statement) {
    ColumnDefinitions variables = statement.getPreparedStatement().getVariableDefinitions();
    List<String> absent = new ArrayList<>();
    for (int i = 0; i < table.size(); i++) {
      if (variablesOf(i, variables).isEmpty()) {
        absent.add(table.schema().column(i).name());
      }
    }
    return absent;
  }

  private List<Integer> variablesOf(int column, ColumnDefinitions variables) {
    CqlIdentifier name = CqlIdentifier.fromInternal(table.schema().column(column).name());
    return variables.contains(name) ? variables.allIndicesOf(name) : List.of();
  }

  private void requireType(int column, ColumnDefinition variable) {
    TableSchema schema = table.schema();
    String found = variable.getTable().asInternal();
    if (!found.equals(schema.name())) {
      throw CassandraRows.rejected(
          "the statement is of the table " + found + ", and the entity of " + schema.name());
    }
    String expected = plain(schema.column(column).type().cql());
    String actual = plain(named(variable.getType()));
    if (!expected.equals(actual)) {
      throw CassandraRows.rejected(
          "the variable "
              + schema.column(column).name()
              + " has the type "
              + actual
              + ", and the column of this name "
              + expected
              + "; name the variable differently");
    }
  }

  private String named(DataType type) {
    String prefix = CqlIdentifier.fromInternal(keyspace).asCql(false) + ".";
    return type.asCql(false, false).replace(prefix, "");
  }

  /** Returns the name of a type without what does not change the bytes of its values. */
  private static String plain(String cql) {
    String text = cql.replace("frozen<", "").replace(">", "");
    return text.replace("\"", "").replace(" ", "");
  }
}
