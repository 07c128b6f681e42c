package dev.rowan.bench.cluster.node;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.ProtocolVersion;
import com.datastax.oss.driver.api.core.cql.BatchStatement;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.DefaultBatchType;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Wares and a copy of each by its seller, maintained by careful driver code with static codecs. It
 * reads the row, and writes the row, the new copy and the removal of the old one as one logged
 * batch. It does not handle concurrent writers.
 */
final class DriverCodeWares {
  private static final ProtocolVersion PROTOCOL = ProtocolVersion.DEFAULT;
  private static final String WARES = OneNode.KEYSPACE + ".hand_ware";
  private static final String BY_SELLER = OneNode.KEYSPACE + ".hand_by_seller";

  private final CqlSession session;
  private final PreparedStatement find;
  private final PreparedStatement insert;
  private final PreparedStatement copy;
  private final PreparedStatement change;
  private final PreparedStatement remove;

  /** Creates the tables. */
  DriverCodeWares(CqlSession session) {
    this.session = session;
    session.execute(
        "CREATE TABLE "
            + WARES
            + " (id uuid PRIMARY KEY, seller text, price int, title text, note text)");
    session.execute(
        "CREATE TABLE "
            + BY_SELLER
            + " (seller text, id uuid, price int, title text, note text, PRIMARY KEY (seller, id))");
    find = session.prepare("SELECT seller, price, title, note FROM " + WARES + " WHERE id = ?");
    insert =
        session.prepare(
            "INSERT INTO " + WARES + " (seller, id, price, title, note) VALUES (?, ?, ?, ?, ?)");
    copy =
        session.prepare(
            "INSERT INTO " + BY_SELLER + " (seller, id, price, title, note) VALUES (?,?,?,?,?)");
    change = session.prepare("UPDATE " + WARES + " SET seller = ? WHERE id = ?");
    remove = session.prepare("DELETE FROM " + BY_SELLER + " WHERE seller = ? AND id = ?");
  }

  void save(MaintainedWares.Atomic ware) {
    session.execute(logged(whole(insert, ware), whole(copy, ware)));
  }

  void move(UUID id, String seller) {
    ByteBuffer key = TypeCodecs.UUID.encode(id, PROTOCOL);
    Row row =
        Objects.requireNonNull(
            session.execute(find.boundStatementBuilder().setBytesUnsafe(0, key).build()).one(),
            "a ware is missing");
    MaintainedWares.Atomic moved =
        new MaintainedWares.Atomic(
            id,
            seller,
            TypeCodecs.INT.decodePrimitive(row.getBytesUnsafe(1), PROTOCOL),
            text(row.getBytesUnsafe(2)),
            text(row.getBytesUnsafe(3)));
    ByteBuffer to = TypeCodecs.TEXT.encode(seller, PROTOCOL);
    BoundStatement changed =
        change.boundStatementBuilder().setBytesUnsafe(0, to).setBytesUnsafe(1, key).build();
    BoundStatement removed =
        remove
            .boundStatementBuilder()
            .setBytesUnsafe(0, row.getBytesUnsafe(0))
            .setBytesUnsafe(1, key)
            .build();
    session.execute(
        text(row.getBytesUnsafe(0)).equals(seller)
            ? logged(changed, whole(copy, moved))
            : logged(changed, whole(copy, moved), removed));
  }

  private static String text(@Nullable ByteBuffer bytes) {
    return Objects.requireNonNull(TypeCodecs.TEXT.decode(bytes, PROTOCOL), "a ware lacks a text");
  }

  private static BatchStatement logged(BoundStatement... statements) {
    return BatchStatement.builder(DefaultBatchType.LOGGED)
        .addStatements(statements)
        .setIdempotence(true)
        .build();
  }

  private static BoundStatement whole(PreparedStatement statement, MaintainedWares.Atomic ware) {
    return statement
        .boundStatementBuilder()
        .setBytesUnsafe(0, TypeCodecs.TEXT.encode(ware.seller(), PROTOCOL))
        .setBytesUnsafe(1, TypeCodecs.UUID.encode(ware.id(), PROTOCOL))
        .setBytesUnsafe(2, TypeCodecs.INT.encodePrimitive(ware.price(), PROTOCOL))
        .setBytesUnsafe(3, TypeCodecs.TEXT.encode(ware.title(), PROTOCOL))
        .setBytesUnsafe(4, TypeCodecs.TEXT.encode(ware.note(), PROTOCOL))
        .build();
  }
}
