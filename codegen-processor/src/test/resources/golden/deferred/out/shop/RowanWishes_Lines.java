package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.query.Range;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.unit.Write;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** {@link Wishes.Lines} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanWishes_Lines implements Wishes.Lines {
  private final DaoRuntime<Wishes.Line> runtime;

  private final DaoRuntime<Wishes.Line> adding;

  private final DaoRuntime<Wishes.Line> clearing;

  private final DaoRuntime<Wishes.Line> clearing_2;

  private final KeyedRead<Wishes.Line> all;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanWishes_Lines(Rowan rowan) {
    this.runtime = rowan.runtime(Wishes_LineMapping.INSTANCE);
    this.adding = runtime.attributedTo("Lines.adding");
    this.clearing = runtime.attributedTo("Lines.clearing");
    this.clearing_2 = runtime.attributedTo("Lines.clearing");
    this.all = runtime.keyedRead(
            ReadPlan.direct("Lines.all", Wishes_LineMapping.TABLE));
  }

  /**
   * Plans a write: writes a row of {@code line}.
   *
   * <p>Cost: 1 row written, in 1 request. The writes of a unit make their round trips together.
   *
   * <p>Nothing is read or written until {@code Rowan.commit} is given what this returns.
   *
   * <p>On the embedded store the whole unit is atomic: whoever else writes, and whenever the
   * process stops, all of it is there or nothing. On a cluster it is one logged batch: all of it
   * is there sooner or later once any of it is, though not at one moment.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   */
  @Override
  public Write adding(Wishes.Line line) {
    return adding.deferred().insert(line, Nulls.UNSET);
  }

  /**
   * Plans a write: deletes every row of {@code line} with this {@code list}.
   *
   * <p>Cost: 1 range marked as deleted, in 1 request. The writes of a unit make their round trips
   * together.
   *
   * <p>Nothing is read or written until {@code Rowan.commit} is given what this returns.
   *
   * <p>On the embedded store the whole unit is atomic: whoever else writes, and whenever the
   * process stops, all of it is there or nothing. On a cluster it is one logged batch: all of it
   * is there sooner or later once any of it is, though not at one moment.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   */
  @Override
  public Write clearing(String list) {
    return clearing.deferred().deleteByKey(Wishes_LineMapping.LIST.encodeKey(list));
  }

  /**
   * Plans a write: deletes every row of {@code line} with this {@code list}, and {@code number}
   * in range.
   *
   * <p>Cost: 1 range marked as deleted, in 1 request. The writes of a unit make their round trips
   * together.
   *
   * <p>Nothing is read or written until {@code Rowan.commit} is given what this returns.
   *
   * <p>On the embedded store the whole unit is atomic: whoever else writes, and whenever the
   * process stops, all of it is there or nothing. On a cluster it is one logged batch: all of it
   * is there sooner or later once any of it is, though not at one moment.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   */
  @Override
  public Write clearing(String list, Range<Integer> number) {
    return clearing_2.deferred().deleteRange(Wishes_LineMapping.NUMBER.encode(number), Wishes_LineMapping.LIST.encodeKey(list));
  }

  /**
   * Reads table {@code line} with this {@code list}, in its stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public List<Wishes.Line> all(String list) {
    return runtime.awaitRead(
        all
            .select(Wishes_LineMapping.LIST.encodeKey(list))
            .list());
  }
}
