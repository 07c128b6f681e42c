package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.internal.session.Session;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.embedded.FailingBackend.Fault;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A delete of many rows that fails in between says so, and how far it came. */
class PartialDeletionTest {
  private static final int ROWS = 150; // more than two pages

  private Instant now = Instant.parse("2026-02-01T00:00:00Z");

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void saysHowManyRowsAreDeleted(Maintain maintain) {
    try (FailingBackend backend =
        new FailingBackend(
            new MemoryProvider().open(ConnectionString.parse("rowan:memory:")), false)) {
      DaoRuntime<Row> stalls = DaoRuntime.of(session(backend), new StallMapping(maintain));
      int partly = 0;
      for (int failing = 1; failing < 3 * ROWS; failing += 23) {
        for (int number = 1; number <= ROWS; number++) {
          stalls.await(stalls.insert(Row.of("s", number, "ann", 1, "t", 1, null), Nulls.UNSET));
        }
        backend.fail(Fault.REFUSED, failing, Integer.MAX_VALUE);
        BackendUnavailableException failure =
            catchThrowableOfType(
                BackendUnavailableException.class, () -> stalls.await(stalls.deleteByKey("s")));
        backend.heal();
        int deleted = ROWS - left(stalls);
        if (deleted == 0) {
          assertThat(failure).isNotNull().isNotInstanceOf(OutcomeUnknownException.class);
        } else if (deleted < ROWS) {
          partly++;
          assertThat(failure).isInstanceOf(OutcomeUnknownException.class);
          assertThat(failure.context()).containsEntry("rows deleted", Integer.toString(deleted));
        }
      }
      assertThat(partly).isPositive();
    }
  }

  private static int left(DaoRuntime<Row> stalls) {
    List<Row> rows =
        stalls.awaitRead(
            stalls
                .select(
                    ReadPlan.direct("Stalls.all", new StallMapping(Maintain.BLIND).table()), "s")
                .list());
    return rows.size();
  }

  private Session session(FailingBackend backend) {
    return new Session(
        backend,
        Duration.ofSeconds(10),
        "the secret of a test".getBytes(StandardCharsets.UTF_8),
        () -> now,
        attempt -> {
          now = now.plusMillis(200);
          return CompletableFuture.completedFuture(null);
        });
  }
}
