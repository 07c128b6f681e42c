package dev.rowan.spi.schema;

import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.IndexTarget;
import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.Similarity;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A table: its name, its default TTL, its layout and its columns, in the order of the values of a
 * {@link dev.rowan.spi.value.Row}: partition key, clustering columns, then static and regular
 * columns as declared. Immutable and thread-safe; equal if all parts are equal.
 */
public final class TableSchema {
  /** The beginning of the names of tables in which the run time stores its own state. */
  public static final String RESERVED = "rowan_";

  private final String name;
  private final List<ColumnSchema> columns;
  private final ValueType[] valueTypes;
  private final int partitionKeySize;
  private final int clusteringSize;
  private final boolean hasStatics;
  private final boolean hasCounters;
  private final boolean hasFormerColumns;
  private final int defaultTtl;
  private final String layout;
  private final StorageOptions storage;
  private final List<NativeIndexSchema> nativeIndexes;
  private final List<ColumnGroup> groups;
  private final @Nullable ListedColumns listed;
  private final @Nullable BucketList bucketList;
  private final int hash;
  private final List<TablePart> parts;

  private TableSchema(Builder builder) {
    this.name = builder.name;
    this.defaultTtl = builder.defaultTtl;
    this.layout = builder.layout;
    this.storage = builder.storage;
    this.nativeIndexes = List.copyOf(builder.nativeIndexes);
    this.groups = List.copyOf(builder.groups);
    this.listed = builder.listed;
    this.columns = List.copyOf(builder.columns);
    this.valueTypes = TableColumns.valueTypes(this.columns);
    this.partitionKeySize = TableColumns.count(columns, ColumnKind.PARTITION_KEY);
    this.clusteringSize = TableColumns.count(columns, ColumnKind.CLUSTERING);
    this.hasStatics = TableColumns.count(columns, ColumnKind.STATIC) > 0;
    int size = this.columns.size();
    this.hasCounters = size > 0 && this.columns.get(size - 1).type() == CounterType.COUNTER;
    this.hasFormerColumns = this.columns.stream().anyMatch(each -> each.former() != null);
    this.hash = TableColumns.hash(name, this.columns);
    this.parts = groups.isEmpty() ? List.of() : TablePart.of(this);
    this.bucketList = listed == null ? null : BucketList.of(this, listed);
  }

  /** Starts a table of this name. */
  public static Builder named(String name) {
    return new Builder(name);
  }

  /** Starts a table with the name, the options and the native indexes of another one. */
  public static Builder like(TableSchema table) {
    Builder builder =
        named(table.name).defaultTtl(table.defaultTtl).layout(table.layout).storage(table.storage);
    table.nativeIndexes.forEach(builder::nativeIndex);
    builder.groups.addAll(table.groups);
    builder.listed = table.listed;
    return builder;
  }

  /** Returns the table's name, case-sensitive. */
  public String name() {
    return name;
  }

  /** Returns the columns in schema order. */
  public List<ColumnSchema> columns() {
    return columns;
  }

  /** Returns the column at this place. */
  public ColumnSchema column(int index) {
    return columns.get(index);
  }

  /** Returns the operations on values of the column at this place. */
  public ValueType valueType(int index) {
    return valueTypes[index];
  }

  /** Returns the number of columns. */
  public int size() {
    return columns.size();
  }

  /** Returns the number of components of the partition key; they are the first columns. */
  public int partitionKeySize() {
    return partitionKeySize;
  }

  /** Returns the number of clustering columns; they follow the partition key. */
  public int clusteringSize() {
    return clusteringSize;
  }

  /** Returns the number of columns of the primary key. */
  public int keySize() {
    return partitionKeySize + clusteringSize;
  }

  /** Returns whether the table has static columns. */
  public boolean hasStatics() {
    return hasStatics;
  }

  /**
   * Returns whether a row of this table has only a partition key and static columns: the table has
   * clustering columns, and the row has no value for the first of them. Such a row holds or writes
   * the static columns of its partition alone.
   */
  public boolean isStaticOnly(Row row) {
    return clusteringSize > 0
        && (!row.isSet(partitionKeySize) || row.get(partitionKeySize) == null);
  }

  /**
   * Returns a row to write whose nulls have this meaning.
   *
   * @throws RejectedInputException if a column of the key is null
   */
  public Row withNulls(Row row, Nulls nulls) {
    @Nullable Object[] values = row.toArray();
    for (int i = 0; i < values.length; i++) {
      if (values[i] == null && column(i).kind().isKey()) {
        throw new RejectedInputException(
            ErrorCode.NULL_KEY, Map.of("table", name, "column", column(i).name()), null);
      }
      if (values[i] == null && nulls == Nulls.UNSET) {
        values[i] = Row.UNSET;
      }
    }
    return Row.owning(values);
  }

  /** Returns whether a row sets a static column. */
  public boolean setsStatics(Row row) {
    for (int i = keySize(); i < size(); i++) {
      if (column(i).kind() == ColumnKind.STATIC && row.isSet(i)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the default TTL of written values in seconds; 0 if they never expire. */
  public int defaultTtl() {
    return defaultTtl;
  }

  /**
   * Returns how columns of the partition key are computed from other columns, such as {@code day =
   * 1 DAYS of at}; empty if none is computed. A backend stores this text with the table, and
   * refuses a model with another text: such a model would not find the existing rows.
   */
  public String layout() {
    return layout;
  }

  /** Returns the options with which a cluster stores the table. */
  public StorageOptions storage() {
    return storage;
  }

  /** Returns the indexes that the servers of a cluster maintain, in the order of declaration. */
  public List<NativeIndexSchema> nativeIndexes() {
    return nativeIndexes;
  }

  /**
   * Returns the native index with the given name.
   *
   * @throws IllegalArgumentException if the table has no such index
   */
  public NativeIndexSchema nativeIndex(String index) {
    for (NativeIndexSchema each : nativeIndexes) {
      if (each.name().equals(index)) {
        return each;
      }
    }
    throw new IllegalArgumentException("table " + name + " has no native index " + index);
  }

  /** Returns the groups of columns that are stored in tables of their own; usually none. */
  public List<ColumnGroup> groups() {
    return groups;
  }

  /**
   * Returns the stored tables of a table with column groups: that of the columns outside of groups,
   * then one for each group.
   */
  public List<TablePart> parts() {
    return parts;
  }

  /** Returns the list of the buckets that may have rows; null if no list is maintained. */
  public @Nullable BucketList bucketList() {
    return bucketList;
  }

  /** Returns whether the columns outside of the key are counters. */
  public boolean hasCounters() {
    return hasCounters;
  }

  /** Returns whether a column takes over the values of another stored column. */
  public boolean hasFormerColumns() {
    return hasFormerColumns;
  }

  /**
   * Returns the index of the column with the given name.
   *
   * @throws IllegalArgumentException if the table has no such column
   */
  public int indexOf(String column) {
    for (int i = 0; i < columns.size(); i++) {
      if (columns.get(i).name().equals(column)) {
        return i;
      }
    }
    throw new IllegalArgumentException("table " + name + " has no column " + column);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof TableSchema table
            && hash == table.hash
            && name.equals(table.name)
            && columns.equals(table.columns)
            && defaultTtl == table.defaultTtl
            && layout.equals(table.layout)
            && storage.equals(table.storage)
            && nativeIndexes.equals(table.nativeIndexes)
            && groups.equals(table.groups)
            && Objects.equals(listed, table.listed));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return name;
  }

  /** Collects the columns of a table; key columns first, in key order. Not thread-safe. */
  public static final class Builder {
    private final String name;
    private final List<ColumnSchema> columns = new ArrayList<>();
    private int defaultTtl;
    private String layout = "";
    private StorageOptions storage = StorageOptions.DEFAULT;
    private final List<NativeIndexSchema> nativeIndexes = new ArrayList<>(0);
    private final List<ColumnGroup> groups = new ArrayList<>(0);
    private @Nullable ListedColumns listed;

    private Builder(String name) {
      this.name = name;
    }

    /** Adds a column as another table has it. */
    public Builder add(ColumnSchema column) {
      columns.add(column);
      return this;
    }

    /** Adds the next component of the partition key; its type is frozen. */
    public Builder partitionKey(String column, ColumnType type) {
      return add(column, type.frozenType(), ColumnKind.PARTITION_KEY, Order.ASC);
    }

    /** Adds the next clustering column; its type is frozen. */
    public Builder clustering(String column, ColumnType type, Order order) {
      return add(column, type.frozenType(), ColumnKind.CLUSTERING, order);
    }

    /** Adds a static column. */
    public Builder staticColumn(String column, ColumnType type) {
      return add(column, type, ColumnKind.STATIC, Order.ASC);
    }

    /** Adds a regular column. */
    public Builder column(String column, ColumnType type) {
      return add(column, type, ColumnKind.REGULAR, Order.ASC);
    }

    /** Lets the last column take over the values of another stored column. */
    public Builder formerly(String column) {
      columns.add(columns.remove(columns.size() - 1).formerly(column));
      return this;
    }

    /** Sets the default TTL of written values in seconds; 0 if they never expire. */
    public Builder defaultTtl(int seconds) {
      defaultTtl = seconds;
      return this;
    }

    /** Sets the options with which a cluster stores the table. */
    public Builder storage(StorageOptions options) {
      storage = options;
      return this;
    }

    /** Adds an index that the servers of a cluster maintain. */
    public Builder nativeIndex(NativeIndexSchema index) {
      nativeIndexes.add(index);
      return this;
    }

    /** Adds an index that the servers of a cluster maintain. */
    public Builder nativeIndex(String index, String column, IndexKind kind, IndexTarget target) {
      return nativeIndex(new NativeIndexSchema(index, column, kind, target, null));
    }

    /** Adds an index of vectors that the servers of a cluster maintain. */
    public Builder vectorIndex(String index, String column, Similarity similarity) {
      return nativeIndex(
          new NativeIndexSchema(index, column, IndexKind.SAI, IndexTarget.VALUES, similarity));
    }

    /** Stores regular columns in a table of their own: {@code <table>_<group>}. */
    public Builder group(ColumnGroup group) {
      groups.add(group);
      return this;
    }

    /** Stores regular columns in a table of their own, with the options set up to now. */
    public Builder group(String group, String... names) {
      return group(new ColumnGroup(group, storage, List.of(names)));
    }

    /**
     * Maintains a list of the buckets that may have rows.
     *
     * @param bucket the column of the partition key with the bucket
     * @param shards the number of shards of each column with a shard, in the order of the key
     * @param owner all other columns of the partition key, at least one
     */
    public Builder bucketList(String bucket, List<Integer> shards, String... owner) {
      listed = new ListedColumns(bucket, List.of(owner), shards);
      return this;
    }

    /** Maintains a list like that of another table, under another name. */
    public Builder bucketList(TableSchema other, String list) {
      ListedColumns columns = Objects.requireNonNull(other.listed, "a list");
      listed = new ListedColumns(columns.bucket(), columns.owner(), columns.shards(), list);
      return this;
    }

    /** Sets how columns of the partition key are computed; empty if none is. */
    public Builder layout(String text) {
      layout = text;
      return this;
    }

    /**
     * Returns the table.
     *
     * @throws IllegalArgumentException if the partition key is missing, a name occurs twice,
     *     columns are out of order, the default TTL is negative, or static columns, counters,
     *     groups, native indexes or former columns are where they cannot be
     */
    public TableSchema build() {
      TableSchema table = new TableSchema(this);
      new TableSchemaCheck(table).check();
      return table;
    }

    private Builder add(String column, ColumnType type, ColumnKind kind, Order order) {
      columns.add(new ColumnSchema(column, type, kind, order));
      return this;
    }
  }
}
