package dev.rowan.storage.cassandra.rows;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.data.UdtValue;
import com.datastax.oss.driver.api.core.type.UserDefinedType;
import dev.rowan.annotation.Nulls;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Projection;
import dev.rowan.mapping.UserTypeMapping;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.TimedRow;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.CqlTables;
import dev.rowan.storage.cassandra.statement.RowDecoder;
import dev.rowan.storage.cassandra.statement.UserFields;
import dev.rowan.storage.cassandra.type.WireCodecs;
import dev.rowan.storage.cassandra.write.InsertBinding;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Converts between entities and the rows, statements and user-defined values of the driver, for
 * programs that also use the driver directly. Generated code has a mapping for each entity, such as
 * {@code ItemMapping.INSTANCE}. Reads see the rows as the driver returns them: they do not check
 * index entries. Thread-safe.
 * <!-- tag: driver-rows -->
 *
 * <pre>{@code
 * CassandraRows rows = CassandraRows.on(session, keyspace);
 * session.execute(
 *     BatchStatement.newInstance(
 *         BatchType.LOGGED,
 *         rows.insert(BidMapping.INSTANCE, bid(1)),
 *         rows.insert(BidMapping.INSTANCE, bid(2))));
 * ResultSet found = session.execute("SELECT * FROM bid WHERE auction = 'spring'");
 * List<Bid> bids = rows.readAll(BidMapping.INSTANCE, found);
 * }</pre>
 */
public final class CassandraRows {
  private final CqlSession session;
  private final CqlTables tables;
  private final Map<EntityMapping<?>, EntityTables> entities = new ConcurrentHashMap<>();
  private final boolean strict;

  private CassandraRows(CqlSession session, CqlTables tables, boolean strict) {
    this.session = session;
    this.tables = tables;
    this.strict = strict;
  }

  /**
   * Returns the conversions for the tables of a keyspace.
   *
   * @param session the caller's session, which the caller closes
   * @param keyspace as stored, case-sensitive
   */
  public static CassandraRows on(CqlSession session, String keyspace) {
    return new CassandraRows(session, new CqlTables(keyspace), false);
  }

  /**
   * Returns the conversions of a session for rows, statements and values whose types have their
   * keyspace themselves. {@link #insert} and {@link #write(UserTypeMapping, Object)} need a
   * keyspace: that of the session.
   *
   * @param session the caller's session, which the caller closes
   */
  public static CassandraRows on(CqlSession session) {
    return on(session, session.getKeyspace().map(CqlIdentifier::asInternal).orElse(""));
  }

  /**
   * Returns the same conversions, which refuse to leave something out: {@link #read} needs all
   * columns of an entity, or all fields of a user-defined type, and {@link #bind} needs a variable
   * for each column of the entity.
   */
  public CassandraRows strict() {
    return new CassandraRows(session, tables, true);
  }

  /**
   * Returns the entity of a row. Columns are found by their names, in any order; a property whose
   * column the statement did not select is as if it were null. Other columns are ignored. A
   * property with {@code @WriteTime("price")} has the value of {@code writetime(price)}, and one
   * with {@code @RemainingTtl("price")} that of {@code ttl(price)}, if the statement selects it
   * without an alias, or with the column name of the property as its alias. The fields of a column
   * of a user-defined type are found by their names too.
   *
   * @param row a row of the entity's table, with all columns of the key
   * @return empty if the row is the marker of a deleted row, which the tables of versioned entities
   *     have, or if it has only the static values of its partition
   * @throws RejectedInputException if the row lacks a column of the key; or of the entity, if these
   *     conversions are {@link #strict}
   * @throws dev.rowan.error.UnreadableRowException if a value has no counterpart in the entity
   */
  public <E> Optional<E> read(
      EntityMapping<E> mapping, com.datastax.oss.driver.api.core.cql.Row row) {
    EntityTables stored = stored(mapping);
    if (strict) {
      requireAll(mapping, row);
    }
    Row decoded = RowDecoder.decodeByName(tables.of(stored.row()), row, null);
    if (decoded == null) {
      throw rejected("the selected columns lack a column of the key of " + mapping.table().name());
    }
    boolean live = !stored.row().isStaticOnly(decoded) && stored.exists(decoded);
    if (!live) {
      return Optional.empty();
    }
    CellTimes times = mapping.readsTimes() ? RowTimes.of(stored.row(), mapping.times(), row) : null;
    return Optional.of(mapping.read(times == null ? decoded : TimedRow.of(decoded, times)));
  }

  private static void requireAll(
      EntityMapping<?> mapping, com.datastax.oss.driver.api.core.cql.Row row) {
    List<String> missing = new ArrayList<>();
    for (ColumnSchema column : mapping.table().columns()) {
      if (!row.getColumnDefinitions().contains(CqlIdentifier.fromInternal(column.name()))) {
        missing.add(column.name());
      }
    }
    requireNone(missing, "the row has no columns for the entity of " + mapping.table().name());
  }

  private static void requireNone(List<String> missing, String fact) {
    if (!missing.isEmpty()) {
      throw rejected(fact + ": " + String.join(", ", missing));
    }
  }

  /**
   * Returns the entities of rows, in their order; see {@link #read}. The result set of a
   * synchronous request reads further pages meanwhile.
   *
   * @param rows such as a {@code ResultSet}
   */
  public <E> List<E> readAll(
      EntityMapping<E> mapping, Iterable<com.datastax.oss.driver.api.core.cql.Row> rows) {
    List<E> entities = new ArrayList<>();
    rows.forEach(row -> read(mapping, row).ifPresent(entities::add));
    return entities;
  }

  /**
   * Completes with the entities of the rows of a page and of all pages after it, in their order;
   * see {@link #read}.
   */
  public <E> CompletionStage<List<E>> readAll(EntityMapping<E> mapping, AsyncResultSet page) {
    return readAll(mapping, page, new ArrayList<>());
  }

  private <E> CompletionStage<List<E>> readAll(
      EntityMapping<E> mapping, AsyncResultSet page, List<E> entities) {
    entities.addAll(readAll(mapping, page.currentPage()));
    return page.hasMorePages()
        ? page.fetchNextPage().thenCompose(next -> readAll(mapping, next, entities))
        : CompletableFuture.completedFuture(entities);
  }

  /**
   * Returns some of the properties of the entities of rows, in a record of the program, in the
   * order of the rows. A statement needs the columns of these properties alone; the columns are
   * found as by {@link #read}. Rows that {@code read} leaves out are left out, if the statement
   * selects the columns that show this; but rows with the static values of a partition are results
   * for properties of the partition alone.
   * <!-- tag: driver-projection -->
   *
   * <pre>{@code
   * Projection<Offer> offers =
   *     new Projection<>(
   *         List.of(BidMapping.LOT, BidMapping.PRICE),
   *         row -> new Offer(BidMapping.LOT.decode(row), BidMapping.PRICE.decode(row)));
   * ResultSet found = session.execute("SELECT lot, price FROM bid WHERE auction = 'spring'");
   * List<Offer> prices = rows.readAll(BidMapping.INSTANCE, offers, found);
   * }</pre>
   *
   * @param rows of the entity's table, such as a {@code ResultSet}
   * @throws RejectedInputException if a row lacks the column of a property; a {@linkplain
   *     Projection#timed timed} projection may read the times of a column alone
   * @throws dev.rowan.error.UnreadableRowException if a property cannot have a stored value
   */
  public <T> List<T> readAll(
      EntityMapping<?> mapping,
      Projection<T> projection,
      Iterable<com.datastax.oss.driver.api.core.cql.Row> rows) {
    EntityTables stored = stored(mapping);
    ProjectedRows<T> projected =
        new ProjectedRows<>(mapping, stored, tables.of(stored.row()), projection);
    List<T> results = new ArrayList<>();
    rows.forEach(row -> projected.read(row).ifPresent(results::add));
    return results;
  }

  /**
   * Returns the insert of an entity, with a value for each generated property; a null property is
   * unset. The first call for a table waits until the statement is prepared.
   *
   * <p>A single statement cannot maintain derived tables. Entities with indexes, unique properties,
   * copies or a {@code @Version} are refused, and so are entities without the number of their
   * {@code @Sequence}: write them through a DAO.
   *
   * @throws RejectedInputException if the entity cannot be inserted by one statement, or a property
   *     of its key is null
   */
  public <E> BoundStatement insert(EntityMapping<E> mapping, E entity) {
    requireOneStatement(mapping);
    requireNumber(mapping, entity);
    Row row = mapping.table().withNulls(mapping.writable(mapping.generated(entity)), Nulls.UNSET);
    CqlTable table = tables.of(mapping.table());
    Upsert upsert = Upsert.insert(mapping.table(), row);
    @Nullable ByteBuffer[] values = Objects.requireNonNull(InsertBinding.values(table, upsert));
    BoundStatement bound = session.prepare(InsertBinding.text(table, upsert).toString()).bind();
    for (int i = 0; i < values.length; i++) {
      if (StatementDraft.isSet(values[i])) {
        bound = bound.setBytesUnsafe(i, values[i]);
      }
    }
    return bound.setIdempotent(InsertBinding.isIdempotent(table, upsert, values));
  }

  /**
   * Returns a statement of the program with the values of an entity: as {@link #bind(EntityMapping,
   * Object, BoundStatement, Nulls)}, where a null property leaves its variable unset.
   */
  public <E> BoundStatement bind(EntityMapping<E> mapping, E entity, BoundStatement statement) {
    return bind(mapping, entity, statement, Nulls.UNSET);
  }

  /**
   * Returns a statement of the program with the values of an entity. A variable that has the name
   * of a column of the entity gets its value, such as that of {@code SET price = ?}, {@code WHERE
   * lot = ?} and {@code :price}. Other variables stay as they are, such as {@code :expected}. The
   * statement that is passed does not change.
   *
   * <p>An INSERT gets a value for each generated property that is null, and a write the time of the
   * call for {@code @UpdatedAt}. A statement that writes cannot maintain other rows: entities that
   * {@link #insert} refuses are refused.
   * <!-- tag: driver-bind -->
   *
   * <pre>{@code
   * PreparedStatement raise =
   *     session.prepare(
   *         "UPDATE bid SET price = ?, bidder = ? WHERE auction = ? AND lot = ? IF state = :expected");
   * BoundStatement statement = rows.bind(BidMapping.INSTANCE, raised, raise.bind());
   * boolean applied = session.execute(statement.setString("expected", "OPEN")).wasApplied();
   * }</pre>
   *
   * @param statement of the entity's table
   * @param nulls whether a null property leaves its variable unset, or deletes the stored value
   * @throws RejectedInputException if the statement is of another table; if a variable has the name
   *     of a column, and another type; if a variable of the key has no value; or if the statement
   *     has no variable for a column, and these conversions are {@link #strict}
   */
  public <E> BoundStatement bind(
      EntityMapping<E> mapping, E entity, BoundStatement statement, Nulls nulls) {
    if (!EntityBinder.reads(statement)) {
      requireOneStatement(mapping);
    }
    if (EntityBinder.inserts(statement)) {
      requireNumber(mapping, entity);
    }
    EntityBinder binder = new EntityBinder(tables.of(mapping.table()), tables.keyspace());
    if (strict) {
      requireNone(
          binder.absent(statement),
          "the statement has no variables for columns of " + mapping.table().name());
    }
    Row values = EntityBinder.values(mapping, entity, statement);
    return binder.bind(values, statement, nulls == Nulls.DELETE);
  }

  /**
   * Returns the value of a user-defined type of the driver, as a class with {@code @Udt}. Fields
   * are found by their names. A field that the type of the value does not have is as if it were
   * null, and other fields are ignored.
   *
   * @param mapping the generated mapping of the class
   * @throws RejectedInputException if the type lacks a field, and these conversions are {@link
   *     #strict}
   * @throws dev.rowan.error.UnreadableRowException if a field has no counterpart in the class
   */
  public <T> T read(UserTypeMapping<T> mapping, UdtValue value) {
    requireFields(mapping.type(), value);
    return mapping.read(UserFields.read(mapping.type(), value));
  }

  private void requireFields(UserType type, UdtValue value) {
    if (strict) {
      List<String> missing = new ArrayList<>();
      for (UserType.Field field : type.fields()) {
        if (!value.getType().contains(CqlIdentifier.fromInternal(field.name()))) {
          missing.add(field.name());
        }
      }
      requireNone(missing, "the value has no fields for the type " + type.name());
    }
  }

  /**
   * Returns an object of a class with {@code @Udt} as a value of the driver.
   *
   * @throws RejectedInputException if the keyspace does not have the type
   */
  public <T> UdtValue write(UserTypeMapping<T> mapping, T value) {
    UserDefinedType type =
        session
            .getMetadata()
            .getKeyspace(CqlIdentifier.fromInternal(tables.keyspace()))
            .flatMap(
                keyspace ->
                    keyspace.getUserDefinedType(CqlIdentifier.fromInternal(mapping.type().name())))
            .orElseThrow(() -> rejected("the keyspace has no type " + mapping.type().name()));
    return write(mapping, value, type.newValue());
  }

  /**
   * Sets the fields of a value of the driver to those of an object of a class with {@code @Udt}.
   * Fields are found by their names. Fields that only one of the two types has stay as they are.
   *
   * @param target a value of any user-defined type, which this method changes
   * @return the target
   * @throws RejectedInputException if the type of the target lacks a field, and these conversions
   *     are {@link #strict}
   */
  public <T> UdtValue write(UserTypeMapping<T> mapping, T value, UdtValue target) {
    List<UserType.Field> fields = mapping.type().fields();
    requireFields(mapping.type(), target);
    TupleValue written = mapping.write(value);
    UdtValue changed = target;
    for (int i = 0; i < fields.size(); i++) {
      CqlIdentifier name = CqlIdentifier.fromInternal(fields.get(i).name());
      if (changed.getType().contains(name)) {
        Object field = written.fields().get(i);
        changed =
            changed.setBytesUnsafe(
                name, field == null ? null : WireCodecs.of(fields.get(i).type()).encode(field));
      }
    }
    return changed;
  }

  private EntityTables stored(EntityMapping<?> mapping) {
    return entities.computeIfAbsent(
        mapping, some -> EntityTables.clientMaintained(some.table(), some.derived()));
  }

  private static void requireOneStatement(EntityMapping<?> mapping) {
    boolean alone =
        mapping.derived().isEmpty()
            && mapping.copies().isEmpty()
            && mapping.copiedBy().isEmpty()
            && mapping.table().groups().isEmpty()
            && mapping.table().bucketList() == null
            && mapping.versionColumn() < 0;
    if (!alone) {
      throw rejected(
          "a row of " + mapping.table().name() + " is written with other rows; use a DAO");
    }
    for (ColumnSchema column : mapping.table().columns()) {
      if (column.type() == CounterType.COUNTER) {
        throw rejected(mapping.table().name() + " has counters, which have no insert");
      }
    }
  }

  private static <E> void requireNumber(EntityMapping<E> mapping, E entity) {
    if (mapping.needsNumber(entity)) {
      throw rejected(
          "a row of " + mapping.table().name() + " gets a number of a sequence; use a DAO");
    }
  }

  static RejectedInputException rejected(String fact) {
    return new RejectedInputException(ErrorCode.ARGUMENT_REJECTED, Map.of("argument", fact), null);
  }
}
