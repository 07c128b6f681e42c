package dev.rowan.bench.cluster.node;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.storage.cassandra.CassandraBackend;
import dev.rowan.storage.cassandra.SchemaMode;
import java.util.List;
import java.util.UUID;

/**
 * All ways to maintain wares by their sellers: those of {@code maintain}, and an index of the
 * server.
 */
final class MaintenanceRivals {
  /** The initial number of wares of a seller. */
  static final int OF_ONE_SELLER = 10;

  private static final String NOTE = "Two scratches on the lid, otherwise as new; with its papers.";
  private static final String SAI = OneNode.KEYSPACE + ".sai_ware";

  private final Rowan rowan;
  private final CqlSession session;

  MaintenanceRivals(CqlSession session) {
    this.session = session;
    this.rowan =
        Rowan.on(
            CassandraBackend.on(session, OneNode.KEYSPACE, SchemaMode.CREATE_MISSING),
            RowanOptions.defaults());
  }

  List<MaintenanceRival> all() {
    return List.of(plain(), sai(), viewed(), blind(), atomic(), verified(), serial());
  }

  static UUID id(long number) {
    return new UUID(0x5000L, number);
  }

  static String seller(long number) {
    return "seller-" + number / OF_ONE_SELLER;
  }

  /** Returns the ware of a number, for the table maintained ATOMIC. */
  static MaintainedWares.Atomic ware(long number) {
    return new MaintainedWares.Atomic(
        id(number), seller(number), (int) number, title(number), NOTE);
  }

  private static String title(long number) {
    return "Ware " + number % 10_000;
  }

  private MaintenanceRival plain() {
    MaintainedWares.PlainWares wares = rowan.dao(MaintainedWares.PlainWares.class);
    return new MaintenanceRival(
        "no index",
        number ->
            wares.save(
                new MaintainedWares.Plain(
                    id(number), seller(number), (int) number, title(number), NOTE)),
        (number, title) -> wares.retitle(id(number), title),
        (number, seller) -> wares.move(id(number), seller),
        null);
  }

  private MaintenanceRival blind() {
    MaintainedWares.BlindWares wares = rowan.dao(MaintainedWares.BlindWares.class);
    return new MaintenanceRival(
        "BLIND",
        number ->
            wares.save(
                new MaintainedWares.Blind(
                    id(number), seller(number), (int) number, title(number), NOTE)),
        (number, title) -> wares.retitle(id(number), title),
        null,
        seller -> wares.bySeller(seller).size());
  }

  private MaintenanceRival atomic() {
    MaintainedWares.AtomicWares wares = rowan.dao(MaintainedWares.AtomicWares.class);
    return new MaintenanceRival(
        "ATOMIC",
        number -> wares.save(ware(number)),
        (number, title) -> wares.retitle(id(number), title),
        (number, seller) -> wares.move(id(number), seller),
        seller -> wares.bySeller(seller).size());
  }

  private MaintenanceRival verified() {
    MaintainedWares.VerifiedWares wares = rowan.dao(MaintainedWares.VerifiedWares.class);
    return new MaintenanceRival(
        "VERIFIED",
        number ->
            wares.save(
                new MaintainedWares.Verified(
                    id(number), seller(number), (int) number, title(number), NOTE)),
        (number, title) -> wares.retitle(id(number), title),
        (number, seller) -> wares.move(id(number), seller),
        seller -> wares.bySeller(seller).size());
  }

  private MaintenanceRival serial() {
    MaintainedWares.SerialWares wares = rowan.dao(MaintainedWares.SerialWares.class);
    return new MaintenanceRival(
        "SERIAL",
        number ->
            wares.save(
                new MaintainedWares.Serial(
                    id(number), seller(number), (int) number, title(number), NOTE)),
        (number, title) -> wares.retitle(id(number), title),
        (number, seller) -> wares.move(id(number), seller),
        seller -> wares.bySeller(seller).size());
  }

  private MaintenanceRival viewed() {
    MaintainedWares.ViewedWares wares = rowan.dao(MaintainedWares.ViewedWares.class);
    return new MaintenanceRival(
        "SERVER_VIEW",
        number ->
            wares.save(
                new MaintainedWares.Viewed(
                    id(number), seller(number), (int) number, title(number), NOTE)),
        (number, title) -> wares.retitle(id(number), title),
        (number, seller) -> wares.move(id(number), seller),
        seller -> wares.bySeller(seller).size());
  }

  /**
   * Prepared statements as a programmer would write them for a table with a storage-attached index.
   */
  private MaintenanceRival sai() {
    session.execute(
        "CREATE TABLE "
            + SAI
            + " (id uuid PRIMARY KEY, seller text, price int, title text, note text)");
    session.execute("CREATE INDEX sai_ware_by_seller ON " + SAI + " (seller) USING 'sai'");
    PreparedStatement insert =
        session.prepare(
            "INSERT INTO " + SAI + " (id, seller, price, title, note) VALUES (?, ?, ?, ?, ?)");
    PreparedStatement retitle = session.prepare("UPDATE " + SAI + " SET title = ? WHERE id = ?");
    PreparedStatement move = session.prepare("UPDATE " + SAI + " SET seller = ? WHERE id = ?");
    PreparedStatement select =
        session.prepare("SELECT id, seller, price, title, note FROM " + SAI + " WHERE seller = ?");
    return new MaintenanceRival(
        "SAI, driver code",
        number ->
            session.execute(
                insert.bind(id(number), seller(number), (int) number, title(number), NOTE)),
        (number, title) -> session.execute(retitle.bind(title, id(number))),
        (number, seller) -> session.execute(move.bind(seller, id(number))),
        seller ->
            session
                .execute(select.bind(seller))
                .map(
                    row ->
                        new MaintainedWares.Plain(
                            row.getUuid(0),
                            row.getString(1),
                            row.getInt(2),
                            row.getString(3),
                            row.getString(4)))
                .all()
                .size());
  }
}
