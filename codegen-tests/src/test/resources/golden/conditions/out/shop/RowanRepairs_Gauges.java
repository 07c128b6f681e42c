package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.mutation.ColumnCondition;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.util.Arrays;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Repairs.Gauges} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanRepairs_Gauges implements Repairs.Gauges {
  private final DaoRuntime<Repairs.Gauge> runtime;

  private final DaoRuntime<Repairs.Gauge> save;

  private final DaoRuntime<Repairs.Gauge> integers;

  private final DaoRuntime<Repairs.Gauge> others;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanRepairs_Gauges(Rowan rowan) {
    rowan.requireConditionalWrites(Repairs_GaugeMapping.INSTANCE);
    this.runtime = rowan.runtime(Repairs_GaugeMapping.INSTANCE);
    this.save = runtime.attributedTo("Gauges.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO gauge (...) VALUES (...)");
    this.integers = runtime.attributedTo("Gauges.integers", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "UPDATE gauge SET text = ? WHERE id = ? IF tiny = ? AND small IN (?, ?) AND whole = ? AND large = ?");
    this.others = runtime.attributedTo("Gauges.others", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1),
            "UPDATE gauge SET text = ? WHERE id = ? IF rough < ? AND exact >= ? AND price = ? AND open = ? AND text = ?");
  }

  /**
   * Inserts one {@code Gauge} as a row of table {@code gauge}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO gauge (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(Repairs.Gauge gauge) {
    runtime.await(save.insert(gauge, Nulls.UNSET));
  }

  /**
   * Updates {@code text} of one row of table {@code gauge}, if {@code tiny = -128 and small in
   * (1, -2) and whole = -3 and large = 3000000000}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE gauge SET text = ? WHERE id = ? IF tiny = ? AND small IN
   * (?, ?) AND whole = ? AND large = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean integers(String id, String text) {
    return runtime.await(
        integers.returningApplied()
            .onlyIf(
                integers.conditions()
                    .compare(Repairs_GaugeMapping.TINY, ColumnCondition.Operator.EQ, (byte) -128)
                    .anyOf(Repairs_GaugeMapping.SMALL, Arrays.asList((short) 1, (short) -2))
                    .compare(Repairs_GaugeMapping.WHOLE, ColumnCondition.Operator.EQ, -3)
                    .compare(Repairs_GaugeMapping.LARGE, ColumnCondition.Operator.EQ, 3000000000L))
            .update(
                integers.rowChange()
                    .key(Repairs_GaugeMapping.ID, id)
                    .set(Repairs_GaugeMapping.TEXT, text)
                    .row()));
  }

  /**
   * Updates {@code text} of one row of table {@code gauge}, if <code>rough &#60; 1&#46;5 and
   * exact &#62;&#61; &#45;2e3 and price &#61; 0&#46;10 and open &#61; TRUE and text &#61;
   * &#39;it&#39;&#39;s &#34;&#36;L&#34;&#39;</code>.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE gauge SET text = ? WHERE id = ? IF rough < ? AND exact >=
   * ? AND price = ? AND open = ? AND text = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean others(String id, String text) {
    return runtime.await(
        others.returningApplied()
            .onlyIf(
                others.conditions()
                    .compare(Repairs_GaugeMapping.ROUGH, ColumnCondition.Operator.LT, 1.5F)
                    .compare(Repairs_GaugeMapping.EXACT, ColumnCondition.Operator.GE, -2000.0D)
                    .compare(Repairs_GaugeMapping.PRICE, ColumnCondition.Operator.EQ, new BigDecimal("0.10"))
                    .compare(Repairs_GaugeMapping.OPEN, ColumnCondition.Operator.EQ, true)
                    .compare(Repairs_GaugeMapping.TEXT, ColumnCondition.Operator.EQ, "it's \"$L\""))
            .update(
                others.rowChange()
                    .key(Repairs_GaugeMapping.ID, id)
                    .set(Repairs_GaugeMapping.TEXT, text)
                    .row()));
  }
}
