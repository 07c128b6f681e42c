package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Applied;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import shop.Repairs.Gauge;
import shop.Repairs.Gauges;
import shop.Repairs.Jobs;
import shop.Repairs.Loan;
import shop.Repairs.Loans;
import shop.Repairs.Place;
import shop.Repairs.Repair;
import shop.Repairs.Status;
import shop.Repairs.Worker;

/** Meets and misses every condition of the golden case. */
public final class ConditionsPlay implements Play {
  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final Worker ANN = new Worker("ann");

  @Override
  public void on(Rowan rowan) {
    Jobs jobs = rowan.dao(Jobs.class);
    columnsAreCompared(jobs);
    partsAreCompared(jobs);
    entitiesAndPatches(jobs);
    deletes(jobs);
    badArguments(jobs);
    versions(rowan.dao(Loans.class));
    constants(rowan.dao(Gauges.class));
  }

  private void constants(Gauges gauges) {
    String text = "it's \"$L\"";
    Gauge right =
        new Gauge("a", (byte) -128, (short) -2, -3, 3_000_000_000L, 1.25F, -2000.0, new BigDecimal("0.1"), true, text);
    gauges.save(right);
    assertThat(gauges.integers("a", text)).isTrue();
    assertThat(gauges.others("a", "other")).isTrue();
    assertThat(gauges.others("a", text)).isFalse();
    gauges.save(new Gauge("b", (byte) 0, (short) -2, -3, 3_000_000_000L, 1.5F, 0.0, BigDecimal.ONE, true, text));
    assertThat(gauges.integers("b", text)).isFalse();
    assertThat(gauges.others("b", text)).isFalse();
  }

  private static Repair repair(int number, Status status, String price) {
    return new Repair(
        "north",
        number,
        null,
        status,
        new BigDecimal(price),
        60,
        BigInteger.TWO,
        false,
        null,
        NOON,
        List.of("open", "paint"),
        Set.of("loud"),
        Map.of("size", 3),
        new Place("blue", 2));
  }

  private static BigDecimal price(Jobs jobs, int number) {
    return jobs.find("north", number).orElseThrow().price();
  }

  private void columnsAreCompared(Jobs jobs) {
    jobs.save(repair(1, Status.NEW, "5.0"));
    BigDecimal six = new BigDecimal("6");
    assertThat(jobs.repriceIf("north", 1, six, six)).isFalse();
    assertThat(jobs.repriceIf("north", 1, six, new BigDecimal("5.00"))).isTrue();
    assertThat(jobs.repriceIf("north", 1, six, null)).isFalse();
    assertThat(jobs.raise("north", 1, six)).isFalse();
    assertThat(jobs.raise("north", 1, new BigDecimal("7"))).isTrue();
    assertThat(price(jobs, 1)).isEqualTo("7");
    assertThat(jobs.repriceIf("north", 9, six, six)).isFalse();
    assertThat(jobs.find("north", 9)).isEmpty();

    assertThat(jobs.finish("north", 1, Status.DONE, Status.OPEN, WriteOptions.NONE).applied())
        .isTrue();
    Applied<Repair> again =
        jobs.finish("north", 1, Status.NEW, Status.OPEN, WriteOptions.NONE);
    assertThat(again.applied()).isFalse();
    assertThat(again.current()).isEqualTo(jobs.find("north", 1));
    assertThat(again.current().orElseThrow().labels()).isEqualTo(Map.of("size", 3));
    assertThat(
            jobs.finishLater("north", 1, Status.OPEN, Arrays.asList(null, Status.DONE))
                .toCompletableFuture()
                .join())
        .isTrue();
    assertThat(
            jobs.finishLater("north", 1, Status.NEW, List.of()).toCompletableFuture().join())
        .isFalse();
    assertThat(jobs.take("north", 1, ANN)).isTrue();
    assertThat(jobs.take("north", 1, new Worker("bob"))).isFalse();
    assertThat(jobs.close("north", LocalDate.EPOCH)).isTrue();
    assertThat(jobs.close("north", LocalDate.EPOCH)).isFalse();
  }

  private void partsAreCompared(Jobs jobs) {
    jobs.save(repair(2, Status.NEW, "5"));
    assertThat(jobs.pay("north", 2, true, "quiet")).isFalse();
    assertThat(jobs.pay("north", 2, true, "loud")).isTrue();
    assertThat(jobs.plan("north", 2, NOON, "weight")).isFalse();
    assertThat(jobs.plan("north", 2, NOON.plusSeconds(9), "size")).isTrue();
    assertThat(jobs.find("north", 2).orElseThrow().due()).isEqualTo(NOON.plusSeconds(9));
  }

  private void entitiesAndPatches(Jobs jobs) {
    jobs.save(repair(3, Status.NEW, "5"));
    assertThat(jobs.giveAway(repair(3, Status.OPEN, "8"), ANN)).isFalse();
    assertThat(jobs.giveAway(repair(3, Status.OPEN, "8"), null)).isTrue();
    assertThat(price(jobs, 3)).isEqualTo("8");
    Repairs_RepairPatch patch = Repairs_RepairPatch.of("north", 3).setPaid(true);
    assertThat(jobs.patch(patch, NOON.plusSeconds(1)).current()).isPresent();
    assertThat(jobs.patch(patch, NOON)).isEqualTo(Applied.yes());
    assertThat(jobs.patch(Repairs_RepairPatch.of("north", 3), NOON.plusSeconds(1)).applied()).isTrue();
  }

  private void deletes(Jobs jobs) {
    jobs.save(repair(4, Status.NEW, "5"));
    Applied<Repair> kept = jobs.removeAbove("north", 4, new BigDecimal("5"));
    assertThat(kept.current()).isEqualTo(jobs.find("north", 4)).isPresent();
    assertThat(jobs.removeAbove("north", 4, new BigDecimal("4.9")).applied()).isTrue();
    assertThat(jobs.removeAbove("north", 4, BigDecimal.ONE).current()).isEmpty();
    Repair done = repair(5, Status.DONE, "5");
    jobs.save(done);
    assertThat(jobs.remove(done)).isTrue();
    assertThat(jobs.remove(done)).isFalse();
  }

  private void badArguments(Jobs jobs) {
    assertThatThrownBy(() -> jobs.raise("north", 1, null))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("RUN-22")
        .hasMessageContaining("Jobs.raise")
        .hasMessageContaining("condition on: price");
    assertThatThrownBy(() -> jobs.finishLater("north", 1, Status.NEW, null))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("Jobs.finishLater");
    assertThatThrownBy(() -> jobs.plan("north", 1, NOON, null))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("key");
    assertThatThrownBy(() -> jobs.patch(null, NOON)).isInstanceOf(RejectedInputException.class);
  }

  private void versions(Loans loans) {
    Loan first = new Loan("a", "ann", NOON, 0);
    loans.save(first);
    Loan stored = loans.of("ann").get(0);
    Loan lent = new Loan("a", "bob", NOON.plusSeconds(60), stored.version());
    assertThat(loans.lend(lent, NOON)).isFalse();
    assertThat(loans.lend(lent, NOON.plusSeconds(1))).isTrue();
    assertThat(loans.of("ann")).isEmpty();
    Loan now = loans.of("bob").get(0);
    assertThat(loans.lend(lent, NOON.plusSeconds(99))).isFalse();
    assertThat(loans.remove(lent).current()).contains(now);
    assertThat(loans.remove(now).applied()).isTrue();
  }
}
