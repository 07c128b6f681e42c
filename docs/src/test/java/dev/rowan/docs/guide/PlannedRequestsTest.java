package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.spi.store.Guardrail;
import dev.rowan.spi.store.GuardrailStats;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/** Calls that need more requests than their plan. */
class PlannedRequestsTest {
  private static final int ROWS = 12_000;

  private static GuardrailStats callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Deliveries deliveries = rowan.dao(Deliveries.class);
      rowan.bulk(DeliveryMapping.INSTANCE).save(Collections.nCopies(ROWS, Delivery.of("ann", "x")));
      assertThat(deliveries.newest("ann", Limit.of(10))).hasSize(10);
      assertThat(deliveries.newest("ann", Limit.of(ROWS))).hasSize(ROWS);
      return rowan.guardrails().stream()
          .filter(each -> each.guardrail() == Guardrail.REQUESTS)
          .findFirst()
          .orElseThrow();
    }
  }

  @Test
  void aReadOfManyPagesIsReportedWithItsMethod() {
    GuardrailStats stats = callsOn("rowan:memory:?like=cassandra");
    assertThat(stats.warnings()).isEqualTo(1);
    assertThat(stats.table()).isEqualTo("Deliveries.newest");
    assertThat(stats.largest()).isGreaterThan(200);
  }

  @Test
  void anOptionSetsTheLimit() {
    assertThat(callsOn("rowan:memory:?like=cassandra&requests-warn=100000").warnings()).isZero();
    assertThat(callsOn("rowan:memory:?like=cassandra&requests-warn=off").largest()).isZero();
  }

  @Test
  void anEngineInThisProcessHasNoRequestsToCompare() {
    assertThat(callsOn("rowan:memory:").largest()).isZero();
  }
}
