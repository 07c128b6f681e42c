package dev.rowan.storage.cassandra.statement;

import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.ColumnSelection;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.CqlNames;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.session.StatementText;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** One table of the keyspace, ready for statements. Immutable and thread-safe. */
public final class CqlTable {
  /** The number of insert forms. */
  public static final int INSERT_FORMS = 16;

  private static final int LONGEST_KEY = 65_535;
  private static final String EQUALS = " = ";
  private static final String WHERE = " WHERE ";
  private static final String AND = " AND ";

  private final TableSchema schema;
  private final String name;
  private final CqlColumn[] columns;
  private final boolean cellsOfLists;
  private final ResultColumns rows;
  private final ResultColumns partitions;
  private final @Nullable StatementText[] inserts = new StatementText[INSERT_FORMS];

  /** The selections of some of the columns: as many as methods that return projections. */
  private final Map<ColumnSelection, ResultColumns> selections = new ConcurrentHashMap<>();

  CqlTable(String keyspace, TableSchema schema) {
    this.schema = schema;
    this.name = CqlNames.quoted(keyspace) + "." + CqlNames.quoted(schema.name());
    this.columns = new CqlColumn[schema.size()];
    for (int i = 0; i < columns.length; i++) {
      columns[i] = new CqlColumn(schema.name(), schema.column(i));
    }
    this.cellsOfLists = Arrays.stream(columns).anyMatch(CqlColumn::isCellsOfList);
    this.rows = ResultColumns.ofRows(this);
    this.partitions = ResultColumns.ofPartitions(this);
  }

  /** Returns the table as declared. */
  public TableSchema schema() {
    return schema;
  }

  /** Returns the quoted keyspace and name. */
  public String name() {
    return name;
  }

  /** Returns the number of columns. */
  public int size() {
    return columns.length;
  }

  /** Returns whether there are list columns with one cell per element. */
  public boolean hasCellsOfLists() {
    return cellsOfLists;
  }

  /** Returns all columns in schema order. */
  public List<CqlColumn> columns() {
    return List.of(columns);
  }

  /** Returns the column at this index. */
  public CqlColumn column(int index) {
    return columns[index];
  }

  /** Returns the columns of a kind. */
  public List<CqlColumn> columns(ColumnKind kind) {
    return Arrays.stream(columns).filter(column -> column.kind() == kind).toList();
  }

  /** Returns an empty statement for the table. */
  public StatementDraft statement() {
    return new StatementDraft(schema.name());
  }

  /** Returns the selection of rows: all columns. */
  public ResultColumns rows() {
    return rows;
  }

  /** Returns the selection of the key columns and these; of all columns for null. */
  public ResultColumns rows(@Nullable ColumnSelection selection) {
    return selection == null
        ? rows
        : selections.computeIfAbsent(selection, some -> ResultColumns.of(this, some));
  }

  /** Returns the selection of partitions: the columns that their rows share. */
  public ResultColumns partitions() {
    return partitions;
  }

  /**
   * Returns the text of the inserts of a form, or null if it is not rendered yet.
   *
   * @param form its number, less than {@value #INSERT_FORMS}
   */
  public @Nullable StatementText insert(int form) {
    return inserts[form];
  }

  /** Sets the text of the inserts of a form; threads that race set equal texts. */
  public StatementText insert(int form, StatementText rendered) {
    inserts[form] = rendered;
    return rendered;
  }

  /** Puts the bytes of a partition key and a prefix of the clustering columns into an array. */
  public void encodeKey(
      List<Object> partition, List<Object> prefix, @Nullable ByteBuffer[] values) {
    Object[] key = new Object[partition.size() + prefix.size()];
    int size = 0;
    for (int i = 0; i < key.length; i++) {
      key[i] = i < partition.size() ? partition.get(i) : prefix.get(i - partition.size());
      size += columns[i].room(key[i]);
    }
    byte[] keyRoom = new byte[size];
    int place = 0;
    int length = 0;
    for (int i = 0; i < key.length; i++) {
      length = encodeKey(i, key[i], keyRoom, place, length, values);
      place += columns[i].room(key[i]);
    }
  }

  /** Returns the bytes of the key columns of a read of one row. */
  public @Nullable ByteBuffer[] encodeKey(RowQuery query) {
    @Nullable ByteBuffer[] values = new ByteBuffer[schema.keySize()];
    int size = 0;
    for (int i = 0; i < values.length; i++) {
      size += columns[i].room(query.key(i));
    }
    byte[] keyRoom = new byte[size];
    int place = 0;
    int length = 0;
    for (int i = 0; i < values.length; i++) {
      length = encodeKey(i, query.key(i), keyRoom, place, length, values);
      place += columns[i].room(query.key(i));
    }
    return values;
  }

  /** Encodes one key column; returns the length of the partition key up to it. */
  private int encodeKey(
      int column,
      Object value,
      byte[] keyRoom,
      int place,
      int length,
      @Nullable ByteBuffer[] values) {
    ByteBuffer bytes = columns[column].encodeKey(value, keyRoom, place);
    values[column] = bytes;
    return column < schema.partitionKeySize() ? lengthOfKey(column, length, bytes) : length;
  }

  /** Returns whether a row to write has only static columns and no clustering values. */
  public boolean isStaticOnly(Row row) {
    return schema.isStaticOnly(row);
  }

  /** Returns the index of the first regular column, or -1. */
  public int firstRegular() {
    for (int i = schema.keySize(); i < columns.length; i++) {
      if (columns[i].kind() == ColumnKind.REGULAR) {
        return i;
      }
    }
    return -1;
  }

  /** Adds the condition that the first key columns equal those of a row. */
  public void whereKey(StatementDraft statement, Row row, int keyColumns) {
    List<ByteBuffer> key = key(row, keyColumns);
    for (int i = 0; i < keyColumns; i++) {
      statement.add(i == 0 ? WHERE : AND).add(columns[i].name()).add(EQUALS).bind(key.get(i));
    }
  }

  /** Adds the condition on the partition key. */
  public void wherePartition(StatementDraft statement, List<Object> partition) {
    whereKey(statement, Row.of(partition.toArray()), schema.partitionKeySize());
  }

  /** Returns an array for the values of a row that share one. */
  public byte[] room(Row row) {
    int size = 0;
    for (int i = 0; i < columns.length; i++) {
      size += columns[i].room(row.get(i));
    }
    return new byte[size];
  }

  /** Returns the bytes of the first key columns of a row. */
  public List<ByteBuffer> key(Row row, int keyColumns) {
    ByteBuffer[] key = new ByteBuffer[keyColumns];
    int length = 0;
    for (int i = 0; i < keyColumns; i++) {
      key[i] = columns[i].encodeKey(row.get(i));
      length = lengthOfKey(i, length, key[i]);
    }
    return Arrays.asList(key);
  }

  /**
   * Returns the length of the partition key, or of the clustering values, up to this column.
   *
   * @param before the length up to the previous column
   * @throws RejectedInputException if the result is too long
   */
  public int lengthOfKey(int column, int before, ByteBuffer bytes) {
    int partitionSize = schema.partitionKeySize();
    // In a partition key of several columns, each component has its length before it and a byte
    int around = column < partitionSize && partitionSize > 1 ? 3 : 0;
    int length = (column == partitionSize ? 0 : before) + bytes.remaining() + around;
    if (length > LONGEST_KEY) {
      throw columns[column].tooLong();
    }
    return length;
  }
}
