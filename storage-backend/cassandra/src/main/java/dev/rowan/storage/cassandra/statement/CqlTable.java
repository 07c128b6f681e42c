package dev.rowan.storage.cassandra.statement;

import dev.rowan.schema.ColumnKind;
import dev.rowan.schema.TableSchema;
import dev.rowan.storage.cassandra.session.Statement;
import dev.rowan.storage.cassandra.session.StatementText;
import dev.rowan.value.Row;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** One table of the keyspace, ready for statements. Immutable and thread-safe. */
public final class CqlTable {
  private static final int LONGEST_KEY = 65_535;
  private static final String EQUALS = " = ";
  private static final String WHERE = " WHERE ";
  private static final String AND = " AND ";

  private final TableSchema schema;
  private final String name;
  private final CqlColumn[] columns;
  private final int room;
  private final Selection rows;
  private final Selection partitions;
  private final ConcurrentHashMap<Object, StatementText> texts = new ConcurrentHashMap<>();

  CqlTable(String keyspace, TableSchema schema) {
    this.schema = schema;
    this.name = Names.quoted(keyspace) + "." + Names.quoted(schema.name());
    this.columns = new CqlColumn[schema.size()];
    int place = 0;
    for (int i = 0; i < columns.length; i++) {
      columns[i] = new CqlColumn(schema.name(), schema.column(i), place);
      place = columns[i].end();
    }
    this.room = place;
    this.rows = Selection.ofRows(this);
    this.partitions = Selection.ofPartitions(this);
  }

  /** Returns the table as declared. */
  public TableSchema schema() {
    return schema;
  }

  /** Returns keyspace and name in quotes. */
  public String name() {
    return name;
  }

  /** Returns how many columns there are. */
  public int size() {
    return columns.length;
  }

  /** Returns all columns in schema order. */
  public List<CqlColumn> columns() {
    return List.of(columns);
  }

  /** Returns the column at this place. */
  public CqlColumn column(int index) {
    return columns[index];
  }

  /** Returns the columns of a kind. */
  public List<CqlColumn> columns(ColumnKind kind) {
    return Arrays.stream(columns).filter(column -> column.kind() == kind).toList();
  }

  /** Returns an empty statement about the table. */
  public Statement statement() {
    return new Statement(schema.name());
  }

  /** Returns what is selected of rows: all columns. */
  public Selection rows() {
    return rows;
  }

  /** Returns what is selected of partitions: what their rows share. */
  public Selection partitions() {
    return partitions;
  }

  /**
   * Returns the text of the statements of a form, which is rendered the first time.
   *
   * @param form equal for the same text; there are few of them
   */
  public <F> StatementText text(F form, Function<F, StatementText> rendering) {
    StatementText known = texts.get(form);
    return known != null ? known : texts.computeIfAbsent(form, any -> rendering.apply(form));
  }

  /** Returns whether a row to write has statics alone and no clustering values. */
  public boolean isStaticOnly(Row row) {
    return schema.clusteringSize() > 0 && !row.isSet(schema.partitionKeySize());
  }

  /** Returns the place of the first regular column, or -1. */
  public int firstRegular() {
    for (int i = schema.keySize(); i < columns.length; i++) {
      if (columns[i].kind() == ColumnKind.REGULAR) {
        return i;
      }
    }
    return -1;
  }

  /** Says which row: that its first key columns equal those of a row. */
  public void whereKey(Statement statement, Row row, int keyColumns) {
    List<ByteBuffer> key = key(row, keyColumns);
    for (int i = 0; i < keyColumns; i++) {
      statement.add(i == 0 ? WHERE : AND).add(columns[i].name()).add(EQUALS).bind(key.get(i));
    }
  }

  /** Says which partition. */
  public void wherePartition(Statement statement, List<Object> partition) {
    whereKey(statement, Row.of(partition.toArray()), schema.partitionKeySize());
  }

  /** Returns room for the values of fixed size of one row. */
  public byte[] room() {
    return new byte[room];
  }

  /** Returns the bytes of the first key columns of a row. */
  public List<ByteBuffer> key(Row row, int keyColumns) {
    ByteBuffer[] key = new ByteBuffer[keyColumns];
    encodeKey(row, keyColumns, key, room());
    return Arrays.asList(key);
  }

  /**
   * Puts the bytes of the first key columns of a row into the first places.
   *
   * @param shared see {@link #room()}
   */
  public void encodeKey(Row row, int keyColumns, @Nullable ByteBuffer[] places, byte[] shared) {
    int length = 0;
    for (int i = 0; i < keyColumns; i++) {
      ByteBuffer bytes = columns[i].encodeKey(row.get(i), shared);
      length = lengthOfKey(i, length, bytes);
      places[i] = bytes;
    }
  }

  /**
   * Returns how long the partition key is, or the clustering values are, up to this column.
   *
   * @param before how long what ends with the column before it is
   */
  private int lengthOfKey(int column, int before, ByteBuffer bytes) {
    int partitionSize = schema.partitionKeySize();
    // each component of a partition key of several has its length before it and a byte after
    int around = column < partitionSize && partitionSize > 1 ? 3 : 0;
    int length = (column == partitionSize ? 0 : before) + bytes.remaining() + around;
    if (length > LONGEST_KEY) {
      throw columns[column].tooLong();
    }
    return length;
  }
}
