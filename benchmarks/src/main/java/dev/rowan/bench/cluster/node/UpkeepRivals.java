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
 * All ways to keep wares by their sellers: those of {@code maintain}, and an index of the server.
 */
final class UpkeepRivals {
  /** How many wares a seller has at first. */
  static final int OF_ONE_SELLER = 10;

  private static final String NOTE = "Two scratches on the lid, otherwise as new; with its papers.";
  private static final String SAI = OneNode.KEYSPACE + ".sai_ware";

  private final Rowan rowan;
  private final CqlSession session;

  UpkeepRivals(CqlSession session) {
    this.session = session;
    this.rowan =
        Rowan.on(
            CassandraBackend.on(session, OneNode.KEYSPACE, SchemaMode.CREATE_MISSING),
            RowanOptions.defaults());
  }

  List<UpkeepRival> all() {
    return List.of(plain(), sai(), viewed(), blind(), atomic(), verified(), serial());
  }

  static UUID id(long number) {
    return new UUID(0x5000L, number);
  }

  static String seller(long number) {
    return "seller-" + number / OF_ONE_SELLER;
  }

  /** Returns the ware of a number, for the table that is kept ATOMIC. */
  static KeptWares.Atomic ware(long number) {
    return new KeptWares.Atomic(id(number), seller(number), (int) number, title(number), NOTE);
  }

  private static String title(long number) {
    return "Ware " + number % 10_000;
  }

  private UpkeepRival plain() {
    KeptWares.PlainWares wares = rowan.dao(KeptWares.PlainWares.class);
    return new UpkeepRival(
        "no index",
        number ->
            wares.save(
                new KeptWares.Plain(id(number), seller(number), (int) number, title(number), NOTE)),
        (number, title) -> wares.retitle(id(number), title),
        (number, seller) -> wares.move(id(number), seller),
        null);
  }

  private UpkeepRival blind() {
    KeptWares.BlindWares wares = rowan.dao(KeptWares.BlindWares.class);
    return new UpkeepRival(
        "BLIND",
        number ->
            wares.save(
                new KeptWares.Blind(id(number), seller(number), (int) number, title(number), NOTE)),
        (number, title) -> wares.retitle(id(number), title),
        null,
        seller -> wares.bySeller(seller).size());
  }

  private UpkeepRival atomic() {
    KeptWares.AtomicWares wares = rowan.dao(KeptWares.AtomicWares.class);
    return new UpkeepRival(
        "ATOMIC",
        number -> wares.save(ware(number)),
        (number, title) -> wares.retitle(id(number), title),
        (number, seller) -> wares.move(id(number), seller),
        seller -> wares.bySeller(seller).size());
  }

  private UpkeepRival verified() {
    KeptWares.VerifiedWares wares = rowan.dao(KeptWares.VerifiedWares.class);
    return new UpkeepRival(
        "VERIFIED",
        number ->
            wares.save(
                new KeptWares.Verified(
                    id(number), seller(number), (int) number, title(number), NOTE)),
        (number, title) -> wares.retitle(id(number), title),
        (number, seller) -> wares.move(id(number), seller),
        seller -> wares.bySeller(seller).size());
  }

  private UpkeepRival serial() {
    KeptWares.SerialWares wares = rowan.dao(KeptWares.SerialWares.class);
    return new UpkeepRival(
        "SERIAL",
        number ->
            wares.save(
                new KeptWares.Serial(
                    id(number), seller(number), (int) number, title(number), NOTE)),
        (number, title) -> wares.retitle(id(number), title),
        (number, seller) -> wares.move(id(number), seller),
        seller -> wares.bySeller(seller).size());
  }

  private UpkeepRival viewed() {
    KeptWares.ViewedWares wares = rowan.dao(KeptWares.ViewedWares.class);
    return new UpkeepRival(
        "SERVER_VIEW",
        number ->
            wares.save(
                new KeptWares.Viewed(
                    id(number), seller(number), (int) number, title(number), NOTE)),
        (number, title) -> wares.retitle(id(number), title),
        (number, seller) -> wares.move(id(number), seller),
        seller -> wares.bySeller(seller).size());
  }

  /** Prepared statements, as one would write them for a table with a storage-attached index. */
  private UpkeepRival sai() {
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
    return new UpkeepRival(
        "SAI, by hand",
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
                        new KeptWares.Plain(
                            row.getUuid(0),
                            row.getString(1),
                            row.getInt(2),
                            row.getString(3),
                            row.getString(4)))
                .all()
                .size());
  }
}
