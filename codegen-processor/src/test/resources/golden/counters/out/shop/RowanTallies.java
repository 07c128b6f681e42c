package shop;

import dev.rowan.Rowan;
import dev.rowan.binding.RowChange;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** {@link Tallies} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanTallies implements Tallies {
  private final DaoRuntime<Tally> runtime;

  private final DaoRuntime<Tally> viewed;

  private final DaoRuntime<Tally> seen;

  private final DaoRuntime<Tally> drop;

  private final KeyedRead<Tally> find;

  private final KeyedRead<Tally> of;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanTallies(Rowan rowan) {
    this.runtime = rowan.runtime(TallyMapping.INSTANCE);
    this.viewed = runtime.attributedTo("Tallies.viewed");
    this.seen = runtime.attributedTo("Tallies.seen");
    this.drop = runtime.attributedTo("Tallies.drop");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Tallies.find", TallyMapping.TABLE));
    this.of = runtime.keyedRead(
            ReadPlan.direct("Tallies.of", TallyMapping.TABLE));
  }

  /**
   * Adds to {@code views} of one row of {@code tally}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster increments of several writers add up; what failed without an answer may have
   * been applied, and a repetition may count twice.
   */
  @Override
  public void viewed(String page, LocalDate day, long views) {
    runtime.await(
        viewed.update(
            RowChange.of(TallyMapping.TABLE)
                .key(TallyMapping.PAGE, page)
                .key(TallyMapping.DAY, day)
                .increment(TallyMapping.VIEWS, views)
                .row()));
  }

  /**
   * Adds to {@code views}, {@code likes} of one row of {@code tally}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster increments of several writers add up; what failed without an answer may have
   * been applied, and a repetition may count twice.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<Void> seen(String page, LocalDate day, long views, long likes) {
    return seen.update(
        RowChange.of(TallyMapping.TABLE)
            .key(TallyMapping.PAGE, page)
            .key(TallyMapping.DAY, day)
            .increment(TallyMapping.VIEWS, views)
            .increment(TallyMapping.LIKES, likes)
            .row())
        .thenAccept(applied -> {});
  }

  /**
   * Deletes every row of {@code tally} with this {@code page}.
   *
   * <p>Cost: 1 range marked as deleted, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   */
  @Override
  public void drop(String page) {
    runtime.await(drop.deleteByKey(TallyMapping.PAGE.encodeKey(page)));
  }

  /**
   * Reads table {@code tally} with this {@code page}, {@code day}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Optional<Tally> find(String page, LocalDate day) {
    return runtime.awaitRead(
        find
            .select(
                TallyMapping.PAGE.encodeKey(page),
                TallyMapping.DAY.encodeKey(day))
            .optional());
  }

  /**
   * Reads table {@code tally} with this {@code page}, in its stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public List<Tally> of(String page) {
    return runtime.awaitRead(
        of
            .select(TallyMapping.PAGE.encodeKey(page))
            .list());
  }
}
