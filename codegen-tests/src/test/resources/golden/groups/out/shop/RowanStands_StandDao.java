package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.ScanSelection;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Stands.StandDao} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
class RowanStands_StandDao implements Stands.StandDao {
  private final DaoRuntime<Stands.Stand> runtime;

  private final DaoRuntime<Stands.Stand> save;

  private final DaoRuntime<Stands.Stand> save_2;

  private final DaoRuntime<Stands.Stand> saving;

  private final DaoRuntime<Stands.Stand> replace;

  private final DaoRuntime<Stands.Stand> change;

  private final DaoRuntime<Stands.Stand> change_2;

  private final DaoRuntime<Stands.Stand> sell;

  private final DaoRuntime<Stands.Stand> move;

  private final DaoRuntime<Stands.Stand> both;

  private final DaoRuntime<Stands.Stand> buy;

  private final KeyedRead<Stands.Stand> find;

  private final KeyedRead<Stands.Stand> all;

  private final KeyedRead<Stands.Stand> exists;

  private final KeyedRead<Stands.Sales> sales;

  private final KeyedRead<Stands.Offer> offer;

  private final KeyedRead<Instant> soldAt;

  private final ScanSelection<Stands.Stand> every;

  private final DaoRuntime<Stands.Stand> remove;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanStands_StandDao(Rowan rowan) {
    this.runtime = rowan.runtime(Stands_StandMapping.INSTANCE);
    this.save = runtime.attributedTo("StandDao.save", CallKind.WRITE, PlannedRequests.of(1));
    this.save_2 = runtime.attributedTo("StandDao.save", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.saving = runtime.attributedTo("StandDao.saving");
    this.replace = runtime.attributedTo("StandDao.replace", CallKind.WRITE, PlannedRequests.of(1));
    this.change = runtime.attributedTo("StandDao.change", CallKind.WRITE, PlannedRequests.of(1));
    this.change_2 = runtime.attributedTo("StandDao.change", CallKind.WRITE, PlannedRequests.of(1));
    this.sell = runtime.attributedTo("StandDao.sell", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE stand_hot SET sold = ?, last_sale = ? WHERE name = ?");
    this.move = runtime.attributedTo("StandDao.move", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE stand SET city = ? WHERE name = ?");
    this.both = runtime.attributedTo("StandDao.both", CallKind.WRITE, PlannedRequests.of(1));
    this.buy = runtime.attributedTo("StandDao.buy", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE stand_hot SET buyers = buyers + ? WHERE name = ?");
    this.find = runtime.keyedRead(
            ReadPlan.direct("StandDao.find", Stands_StandMapping.TABLE)
                .as("SELECT ... FROM stand WHERE name = ?; SELECT ... FROM stand_hot WHERE name = ?; SELECT ... FROM stand_files WHERE name = ?", PlannedRequests.of(3)));
    this.all = runtime.keyedRead(
            ReadPlan.direct("StandDao.all", Stands_StandMapping.TABLE)
                .as("SELECT ... FROM stand WHERE name = ?; SELECT ... FROM stand_hot WHERE name = ?; SELECT ... FROM stand_files WHERE name = ?", PlannedRequests.UNKNOWN));
    this.exists = runtime.keyedRead(
            ReadPlan.direct("StandDao.exists", Stands_StandMapping.TABLE).ofKeys()
                .as("SELECT name FROM stand WHERE name = ?", PlannedRequests.of(1)));
    this.sales = runtime.keyedRead(
            ReadPlan.direct("StandDao.sales", Stands_StandMapping.TABLE)
                .as("SELECT name, sold, last_sale FROM stand_hot WHERE name = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Stands_StandMapping.SOLD, Stands_StandMapping.LAST_SALE),
                row -> new Stands.Sales(Stands_StandMapping.SOLD.decode(row), Stands_StandMapping.LAST_SALE.decode(row))));
    this.offer = runtime.keyedRead(
            ReadPlan.direct("StandDao.offer", Stands_StandMapping.TABLE)
                .as("SELECT name FROM stand WHERE name = ?; SELECT name, sold FROM stand_hot WHERE name = ?; SELECT name, terms FROM stand_files WHERE name = ?", PlannedRequests.of(3)),
            new Projection<>(
                List.of(Stands_StandMapping.SOLD, Stands_StandMapping.TERMS),
                row -> new Stands.Offer(Stands_StandMapping.SOLD.decode(row), Stands_StandMapping.TERMS.decode(row))));
    this.soldAt = runtime.keyedRead(
            ReadPlan.direct("StandDao.soldAt", Stands_StandMapping.TABLE)
                .as("SELECT name, sold FROM stand_hot WHERE name = ?", PlannedRequests.of(1)),
            Projection.timed(
                List.of(Stands_StandMapping.SOLD),
                Stands_StandMapping.SOLD::writeTime));
    this.every = runtime.scan(
            ReadPlan.direct("StandDao.every", Stands_StandMapping.TABLE)
                .as("SELECT ... FROM stand WHERE token(name) > ? AND token(name) <= ?; SELECT ... FROM stand_hot WHERE name = ?; SELECT ... FROM stand_files WHERE name = ?", PlannedRequests.UNKNOWN));
    this.remove = runtime.attributedTo("StandDao.remove", CallKind.WRITE, PlannedRequests.of(1));
  }

  /**
   * Inserts one {@code Stand} as a row of table {@code stand}.
   *
   * <p>Cost: 1 row written in 3 tables, in 1 request.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The tables {@code stand}, {@code stand_hot} and {@code stand_files} change in one batch of
   * one partition, also on a cluster: all of them or none.
   */
  @Override
  public void save(Stands.Stand stand) {
    runtime.await(save.insert(stand, Nulls.UNSET));
  }

  /**
   * Inserts each {@code Stand} of a collection as a row of table {@code stand}.
   *
   * <p>Cost: 1 row written in 3 tables for each element of stands, in 1 request for up to 32 rows
   * of one partition.
   *
   * <p>The call is not atomic: it sends several requests, up to 64 of them at the same time. A
   * failure after a part of them is an {@code OutcomeUnknownException} (RUN-31) with the number
   * of the written rows. A repeated call writes all of them. Of two entities with one key, the
   * later one stays. For an atomic batch, pass the {@code Write} of each entity to {@code
   * rowan.commit}.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The tables {@code stand}, {@code stand_hot} and {@code stand_files} change in one batch of
   * one partition, also on a cluster: all of them or none.
   */
  @Override
  public void save(Collection<Stands.Stand> stands) {
    runtime.await(save_2.insertAll(stands, Nulls.UNSET));
  }

  /**
   * Creates a {@code Write} that inserts one {@code Stand} as a row of table {@code stand}.
   *
   * <p>Cost: 1 row written in 3 tables, in 1 request. The writes of a batch share their round
   * trips.
   *
   * <p>Nothing is read or written until the result is passed to {@code Rowan.commit}.
   *
   * <p>On the embedded store the whole batch is atomic: a crash or a concurrent writer never
   * leaves a part of it. On a cluster the batch is one logged batch: if a part of it is applied,
   * the rest follows, but not at the same moment.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The write changes the tables {@code stand}, {@code stand_hot} and {@code stand_files}.
   */
  @Override
  public Write saving(Stands.Stand stand) {
    return saving.deferred().insert(stand, Nulls.UNSET);
  }

  /**
   * Updates the row of one {@code Stand} in table {@code stand}.
   *
   * <p>Cost: 1 row written in 3 tables, in 1 request.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The tables {@code stand}, {@code stand_hot} and {@code stand_files} change in one batch of
   * one partition, also on a cluster: all of them or none.
   */
  @Override
  public void replace(Stands.Stand stand) {
    runtime.await(replace.update(stand, Nulls.UNSET));
  }

  /**
   * Applies a patch to the row of one {@code Stand} in table {@code stand}.
   *
   * <p>Cost: 1 row written in 3 tables, in 1 request.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The tables {@code stand}, {@code stand_hot} and {@code stand_files} change in one batch of
   * one partition, also on a cluster: all of them or none.
   */
  @Override
  public void change(Stands_StandPatch patch) {
    runtime.await(change.update(patch));
  }

  /**
   * Writes the differences between two states of one {@code Stand} to its row in table {@code
   * stand}.
   *
   * <p>Cost: 1 row written in 3 tables, in 1 request.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The tables {@code stand}, {@code stand_hot} and {@code stand_files} change in one batch of
   * one partition, also on a cluster: all of them or none.
   */
  @Override
  public void change(Stands.Stand before, Stands.Stand after) {
    runtime.await(change_2.change(before, after));
  }

  /**
   * Updates {@code sold}, {@code last_sale} of one row of table {@code stand_hot}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE stand_hot SET sold = ?, last_sale = ? WHERE name = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The write changes table {@code stand_hot} alone. The row of table {@code stand} decides
   * whether the {@code Stand} exists, and the write does not create it.
   */
  @Override
  public void sell(String name, int sold, Instant lastSale, WriteOptions options) {
    runtime.await(
        sell.with(options).update(
            sell.rowChange()
                .key(Stands_StandMapping.NAME, name)
                .set(Stands_StandMapping.SOLD, sold)
                .set(Stands_StandMapping.LAST_SALE, lastSale)
                .row()));
  }

  /**
   * Updates {@code city} of one row of table {@code stand}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE stand SET city = ? WHERE name = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The write changes table {@code stand} alone.
   */
  @Override
  public void move(String name, String city) {
    runtime.await(
        move.update(
            move.rowChange()
                .key(Stands_StandMapping.NAME, name)
                .set(Stands_StandMapping.CITY, city)
                .row()));
  }

  /**
   * Updates {@code city}, {@code sold} of one row of table {@code stand}.
   *
   * <p>Cost: 1 row written in 2 tables, in 1 request.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The tables {@code stand} and {@code stand_hot} change in one batch of one partition, also
   * on a cluster: all of them or none.
   */
  @Override
  public void both(String name, String city, int sold) {
    runtime.await(
        both.update(
            both.rowChange()
                .key(Stands_StandMapping.NAME, name)
                .set(Stands_StandMapping.CITY, city)
                .set(Stands_StandMapping.SOLD, sold)
                .row()));
  }

  /**
   * Updates {@code buyers} of one row of table {@code stand_hot}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE stand_hot SET buyers = buyers + ? WHERE name = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The write changes table {@code stand_hot} alone. The row of table {@code stand} decides
   * whether the {@code Stand} exists, and the write does not create it.
   */
  @Override
  public void buy(String name, Set<String> buyers) {
    runtime.await(
        buy.update(
            buy.rowChange()
                .key(Stands_StandMapping.NAME, name)
                .add(Stands_StandMapping.BUYERS, buyers)
                .row()));
  }

  /**
   * Reads the {@code Stand} with the given {@code name} from table {@code stand}.
   *
   * <p>Cost: 1 partition of 3 tables, 3 requests.
   *
   * <p>CQL on a cluster: <code>SELECT &#46;&#46;&#46; FROM stand WHERE name &#61; &#63;&#59;
   * SELECT &#46;&#46;&#46; FROM stand_hot WHERE name &#61; &#63;&#59; SELECT &#46;&#46;&#46; FROM
   * stand_files WHERE name &#61; &#63;</code>.
   *
   * <p>The rows of tables {@code stand}, {@code stand_hot} and {@code stand_files} are joined by
   * their keys. A row of {@code stand} without a row in another table has nulls there; a row that
   * only another table has is left out.
   *
   * <p>The tables are read by separate requests: a row that is written during the read can appear
   * with new columns of one table and old columns of another.
   */
  @Override
  public Optional<Stands.Stand> find(String name) {
    return runtime.awaitRead(
        find
            .optional(find.key(Stands_StandMapping.NAME, name)));
  }

  /**
   * Reads the {@code Stand} rows with any of the given {@code name} from table {@code stand}. The
   * keys of the map are in the order of the request; a key without a row is absent.
   *
   * <p>Cost: 1 partition of 3 tables, 3 requests, for each value of name.
   *
   * <p>CQL on a cluster: <code>SELECT &#46;&#46;&#46; FROM stand WHERE name &#61; &#63;&#59;
   * SELECT &#46;&#46;&#46; FROM stand_hot WHERE name &#61; &#63;&#59; SELECT &#46;&#46;&#46; FROM
   * stand_files WHERE name &#61; &#63;</code>.
   *
   * <p>The rows of tables {@code stand}, {@code stand_hot} and {@code stand_files} are joined by
   * their keys. A row of {@code stand} without a row in another table has nulls there; a row that
   * only another table has is left out.
   *
   * <p>The tables are read by separate requests: a row that is written during the read can appear
   * with new columns of one table and old columns of another.
   */
  @Override
  public Map<String, Stands.Stand> all(Collection<String> name) {
    return runtime.awaitRead(
        all
            .select(all.anyOf(Stands_StandMapping.NAME, name))
            .map(Stands_StandMapping.NAME, name));
  }

  /**
   * Returns whether there is a {@code Stand} with the given {@code name} in table {@code stand}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT name FROM stand WHERE name = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public boolean exists(String name) {
    return runtime.awaitRead(
        exists
            .select(exists.key(Stands_StandMapping.NAME, name))
            .exists());
  }

  /**
   * Reads {@code sold}, {@code last_sale} of the {@code Stand} with the given {@code name} from
   * table {@code stand_hot}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT name, sold, last_sale FROM stand_hot WHERE name = ?}.
   *
   * <p>The read needs table {@code stand_hot} alone. A row exists there after an insert, and
   * after an update of its columns.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Stands.Sales> sales(String name) {
    return runtime.awaitRead(
        sales
            .optional(sales.key(Stands_StandMapping.NAME, name)));
  }

  /**
   * Reads {@code sold}, {@code terms} of the {@code Stand} with the given {@code name} from table
   * {@code stand}.
   *
   * <p>Cost: 1 partition of 3 tables, 3 requests.
   *
   * <p>CQL on a cluster: <code>SELECT name FROM stand WHERE name &#61; &#63;&#59; SELECT
   * name&#44; sold FROM stand_hot WHERE name &#61; &#63;&#59; SELECT name&#44; terms FROM
   * stand_files WHERE name &#61; &#63;</code>.
   *
   * <p>The rows of tables {@code stand}, {@code stand_hot} and {@code stand_files} are joined by
   * their keys. A row of {@code stand} without a row in another table has nulls there; a row that
   * only another table has is left out.
   *
   * <p>The tables are read by separate requests: a row that is written during the read can appear
   * with new columns of one table and old columns of another.
   */
  @Override
  public Optional<Stands.Offer> offer(String name) {
    return runtime.awaitRead(
        offer
            .optional(offer.key(Stands_StandMapping.NAME, name)));
  }

  /**
   * Reads {@code writetime(sold)} of the {@code Stand} with the given {@code name} from table
   * {@code stand_hot}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT name, sold FROM stand_hot WHERE name = ?}.
   *
   * <p>The read needs table {@code stand_hot} alone. A row exists there after an insert, and
   * after an update of its columns.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Instant> soldAt(String name) {
    return runtime.awaitRead(
        soldAt
            .optional(soldAt.key(Stands_StandMapping.NAME, name)));
  }

  /**
   * Reads every {@code Stand} of table {@code stand}, in token order. Reason: {@code nightly
   * export}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows, and 2 for each
   * partition.
   *
   * <p>CQL on a cluster: <code>SELECT &#46;&#46;&#46; FROM stand WHERE token&#40;name&#41; &#62;
   * &#63; AND token&#40;name&#41; &#60;&#61; &#63;&#59; SELECT &#46;&#46;&#46; FROM stand_hot
   * WHERE name &#61; &#63;&#59; SELECT &#46;&#46;&#46; FROM stand_files WHERE name &#61;
   * &#63;</code>.
   *
   * <p>The rows of tables {@code stand}, {@code stand_hot} and {@code stand_files} are joined by
   * their keys. A row of {@code stand} without a row in another table has nulls there; a row that
   * only another table has is left out.
   *
   * <p>The tables are read by separate requests: a row that is written during the read can appear
   * with new columns of one table and old columns of another.
   */
  @Override
  public Stream<Stands.Stand> every() {
    return runtime.awaitRead(every.stream());
  }

  /**
   * Deletes the row of one {@code Stand} from table {@code stand}.
   *
   * <p>Cost: 1 row written in 3 tables, in 1 request.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The tables {@code stand}, {@code stand_hot} and {@code stand_files} change in one batch of
   * one partition, also on a cluster: all of them or none.
   */
  @Override
  public void remove(Stands.Stand stand) {
    runtime.await(remove.delete(stand));
  }
}
