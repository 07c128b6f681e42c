package dev.rowan.storage.cassandra.rows;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.ProtocolVersion;
import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.data.UdtValue;
import com.datastax.oss.driver.api.core.type.UserDefinedType;
import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import dev.rowan.annotation.Nulls;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.UserTypeMapping;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.cassandra.session.Statement;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.CqlTables;
import dev.rowan.storage.cassandra.statement.RowDecoder;
import dev.rowan.storage.cassandra.type.ValueCodec;
import dev.rowan.storage.cassandra.type.ValueCodecs;
import dev.rowan.storage.cassandra.write.Insert;
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

  private CassandraRows(CqlSession session, String keyspace) {
    this.session = session;
    this.tables = new CqlTables(keyspace);
  }

  /**
   * Returns the conversions for the tables of a keyspace.
   *
   * @param session the caller's session, which the caller closes
   * @param keyspace as stored, case-sensitive
   */
  public static CassandraRows on(CqlSession session, String keyspace) {
    return new CassandraRows(session, keyspace);
  }

  /**
   * Returns the entity of a row. Columns are found by their names, in any order; a property whose
   * column the statement did not select is as if it were null. Other columns are ignored.
   *
   * @param row a row of the entity's table, with all columns of the key
   * @return empty if the row is the marker of a deleted row, which the tables of versioned entities
   *     have, or if it has only the static values of its partition
   * @throws RejectedInputException if the row lacks a column of the key
   * @throws dev.rowan.error.UnreadableRowException if a value has no counterpart in the entity
   */
  public <E> Optional<E> read(
      EntityMapping<E> mapping, com.datastax.oss.driver.api.core.cql.Row row) {
    EntityTables stored = stored(mapping);
    Row decoded = RowDecoder.decodeByName(tables.of(stored.row()), row, null);
    if (decoded == null) {
      throw rejected("the selected columns lack a column of the key of " + mapping.table().name());
    }
    boolean live = !stored.row().isStaticOnly(decoded) && stored.exists(decoded);
    return live ? Optional.of(mapping.read(decoded)) : Optional.empty();
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
    if (mapping.needsNumber(entity)) {
      throw rejected(
          "a row of " + mapping.table().name() + " gets a number of a sequence; use a DAO");
    }
    Row row = mapping.table().withNulls(mapping.writable(mapping.generated(entity)), Nulls.UNSET);
    CqlTable table = tables.of(mapping.table());
    Upsert upsert = Upsert.insert(mapping.table(), row);
    @Nullable ByteBuffer[] values = Objects.requireNonNull(Insert.values(table, upsert));
    BoundStatement bound = session.prepare(Insert.text(table, upsert).toString()).bind();
    for (int i = 0; i < values.length; i++) {
      if (Statement.isSet(values[i])) {
        bound = bound.setBytesUnsafe(i, values[i]);
      }
    }
    return bound.setIdempotent(Insert.isIdempotent(table, upsert, values));
  }

  /**
   * Returns the value of a user-defined type of the driver, as a class with {@code @Udt}.
   *
   * @param mapping the generated mapping of the class
   * @throws dev.rowan.error.UnreadableRowException if a field has no counterpart in the class
   */
  public <T> T read(UserTypeMapping<T> mapping, UdtValue value) {
    ByteBuffer bytes = TypeCodecs.udtOf(value.getType()).encode(value, version());
    ValueCodec codec = ValueCodecs.of(mapping.type().frozenType());
    return mapping.read(
        (TupleValue) Objects.requireNonNull(codec.decode(Objects.requireNonNull(bytes))));
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
    ByteBuffer bytes = ValueCodecs.of(mapping.type().frozenType()).encode(mapping.write(value));
    return Objects.requireNonNull(TypeCodecs.udtOf(type).decode(bytes, version()));
  }

  private EntityTables stored(EntityMapping<?> mapping) {
    return entities.computeIfAbsent(
        mapping, some -> EntityTables.clientMaintained(some.table(), some.derived()));
  }

  private ProtocolVersion version() {
    return session.getContext().getProtocolVersion();
  }

  private static void requireOneStatement(EntityMapping<?> mapping) {
    boolean alone =
        mapping.derived().isEmpty()
            && mapping.copies().isEmpty()
            && mapping.copiedBy().isEmpty()
            && mapping.table().groups().isEmpty()
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

  private static RejectedInputException rejected(String fact) {
    return new RejectedInputException(ErrorCode.ARGUMENT_REJECTED, Map.of("argument", fact), null);
  }
}
