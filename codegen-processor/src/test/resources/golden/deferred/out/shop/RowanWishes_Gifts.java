package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.binding.RowChange;
import dev.rowan.query.WriteOptions;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.unit.Write;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** {@link Wishes.Gifts} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanWishes_Gifts implements Wishes.Gifts {
  private final DaoRuntime<Wishes.Gift> runtime;

  private final DaoRuntime<Wishes.Gift> saving;

  private final DaoRuntime<Wishes.Gift> replacing;

  private final DaoRuntime<Wishes.Gift> changing;

  private final DaoRuntime<Wishes.Gift> changing_2;

  private final DaoRuntime<Wishes.Gift> repricing;

  private final DaoRuntime<Wishes.Gift> removing;

  private final DaoRuntime<Wishes.Gift> removing_2;

  private final KeyedRead<Wishes.Gift> find;

  private final KeyedRead<Wishes.Gift> of;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanWishes_Gifts(Rowan rowan) {
    this.runtime = rowan.runtime(Wishes_GiftMapping.INSTANCE);
    this.saving = runtime.attributedTo("Gifts.saving");
    this.replacing = runtime.attributedTo("Gifts.replacing");
    this.changing = runtime.attributedTo("Gifts.changing");
    this.changing_2 = runtime.attributedTo("Gifts.changing");
    this.repricing = runtime.attributedTo("Gifts.repricing");
    this.removing = runtime.attributedTo("Gifts.removing");
    this.removing_2 = runtime.attributedTo("Gifts.removing");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Gifts.find", Wishes_GiftMapping.TABLE));
    this.of = runtime.keyedRead(
            ReadPlan.through("Gifts.of", Wishes_GiftMapping.GIFTS_BY_SHOP));
  }

  /**
   * Plans a write: writes a row of {@code gift}, and what follows from it in {@code
   * gifts_by_shop}, {@code gifts_by_price}.
   *
   * <p>Cost: 1 row and up to 4 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry at one time, then the row
   * with up to 2 entries; no caller waits for up to 1 request more. The writes of a unit make
   * their round trips together.
   *
   * <p>Nothing is read or written until {@code Rowan.commit} is given what this returns.
   *
   * <p>On the embedded store the whole unit is atomic: whoever else writes, and whenever the
   * process stops, all of it is there or nothing. On a cluster it is one logged batch: all of it
   * is there sooner or later once any of it is, though not at one moment.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry, but for entries in one logged batch
   * with the row, until a crash's is replayed.
   */
  @Override
  public Write saving(Wishes.Gift gift) {
    return saving.deferred().insert(gift, Nulls.UNSET);
  }

  /**
   * Plans a write: writes a row of {@code gift}, and what follows from it in {@code
   * gifts_by_shop}, {@code gifts_by_price}.
   *
   * <p>Cost: 1 row and up to 4 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry at one time, then the row
   * with up to 2 entries; no caller waits for up to 1 request more. The writes of a unit make
   * their round trips together.
   *
   * <p>Nothing is read or written until {@code Rowan.commit} is given what this returns.
   *
   * <p>On the embedded store the whole unit is atomic: whoever else writes, and whenever the
   * process stops, all of it is there or nothing. On a cluster it is one logged batch: all of it
   * is there sooner or later once any of it is, though not at one moment.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry, but for entries in one logged batch
   * with the row, until a crash's is replayed.
   */
  @Override
  public Write replacing(Wishes.Gift gift, WriteOptions options) {
    return replacing.with(options).deferred().insert(gift, Nulls.DELETE);
  }

  /**
   * Plans a write: writes what a patch changes of a row of {@code gift}, and what follows from it
   * in {@code gifts_by_shop}, {@code gifts_by_price}.
   *
   * <p>Cost: 1 row and up to 4 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry at one time, then the row
   * with up to 2 entries; no caller waits for up to 1 request more. The writes of a unit make
   * their round trips together.
   *
   * <p>Nothing is read or written until {@code Rowan.commit} is given what this returns.
   *
   * <p>A patch that changes nothing is not written, and counts as applied.
   *
   * <p>On the embedded store the whole unit is atomic: whoever else writes, and whenever the
   * process stops, all of it is there or nothing. On a cluster it is one logged batch: all of it
   * is there sooner or later once any of it is, though not at one moment.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry, but for entries in one logged batch
   * with the row, until a crash's is replayed.
   */
  @Override
  public Write changing(Wishes_GiftPatch patch) {
    return changing.deferred().update(patch);
  }

  /**
   * Plans a write: writes what differs between two states of a row of {@code gift}, and what
   * follows from it in {@code gifts_by_shop}, {@code gifts_by_price}.
   *
   * <p>Cost: 1 row and up to 4 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry at one time, then the row
   * with up to 2 entries; no caller waits for up to 1 request more. The writes of a unit make
   * their round trips together.
   *
   * <p>Nothing is read or written until {@code Rowan.commit} is given what this returns.
   *
   * <p>On the embedded store the whole unit is atomic: whoever else writes, and whenever the
   * process stops, all of it is there or nothing. On a cluster it is one logged batch: all of it
   * is there sooner or later once any of it is, though not at one moment.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry, but for entries in one logged batch
   * with the row, until a crash's is replayed.
   */
  @Override
  public Write changing(Wishes.Gift before, Wishes.Gift after) {
    return changing_2.deferred().change(before, after);
  }

  /**
   * Plans a write: changes {@code price} of one row of {@code gift}, and what follows from it in
   * {@code gifts_by_shop}, {@code gifts_by_price}.
   *
   * <p>Cost: 1 row and up to 4 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry at one time, then the row
   * with up to 2 entries; no caller waits for up to 1 request more. The writes of a unit make
   * their round trips together.
   *
   * <p>Nothing is read or written until {@code Rowan.commit} is given what this returns.
   *
   * <p>On the embedded store the whole unit is atomic: whoever else writes, and whenever the
   * process stops, all of it is there or nothing. On a cluster it is one logged batch: all of it
   * is there sooner or later once any of it is, though not at one moment.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry, but for entries in one logged batch
   * with the row, until a crash's is replayed.
   */
  @Override
  public Write repricing(String id, int price) {
    return repricing.deferred().update(
        RowChange.of(Wishes_GiftMapping.TABLE)
            .key(Wishes_GiftMapping.ID, id)
            .set(Wishes_GiftMapping.PRICE, price)
            .row());
  }

  /**
   * Plans a write: deletes a row of {@code gift}, and what follows from it in {@code
   * gifts_by_shop}, {@code gifts_by_price}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 2 round trips: a read of the row, then the row with up to 1 entry; no caller waits
   * for up to 1 request more. The writes of a unit make their round trips together.
   *
   * <p>Nothing is read or written until {@code Rowan.commit} is given what this returns.
   *
   * <p>On the embedded store the whole unit is atomic: whoever else writes, and whenever the
   * process stops, all of it is there or nothing. On a cluster it is one logged batch: all of it
   * is there sooner or later once any of it is, though not at one moment.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry, but for entries in one logged batch
   * with the row, until a crash's is replayed.
   */
  @Override
  public Write removing(Wishes.Gift gift) {
    return removing.deferred().delete(gift);
  }

  /**
   * Plans a write: deletes the row of {@code gift} with this {@code id}, and what follows from it
   * in {@code gifts_by_shop}, {@code gifts_by_price}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 2 round trips: a read of the row, then the row with up to 1 entry; no caller waits
   * for up to 1 request more. The writes of a unit make their round trips together.
   *
   * <p>Nothing is read or written until {@code Rowan.commit} is given what this returns.
   *
   * <p>On the embedded store the whole unit is atomic: whoever else writes, and whenever the
   * process stops, all of it is there or nothing. On a cluster it is one logged batch: all of it
   * is there sooner or later once any of it is, though not at one moment.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry, but for entries in one logged batch
   * with the row, until a crash's is replayed.
   */
  @Override
  public Write removing(String id) {
    return removing_2.deferred().deleteByKey(Wishes_GiftMapping.ID.encodeKey(id));
  }

  /**
   * Reads table {@code gift} with this {@code id}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Optional<Wishes.Gift> find(String id) {
    return runtime.awaitRead(
        find
            .select(Wishes_GiftMapping.ID.encodeKey(id))
            .optional());
  }

  /**
   * Reads index {@code gifts_by_shop} with this {@code shop}, in its stored order; looks up each
   * row in {@code gift}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   */
  @Override
  public List<Wishes.Gift> of(String shop) {
    return runtime.awaitRead(
        of
            .select(Wishes_GiftMapping.SHOP.encodeKey(shop))
            .list());
  }
}
