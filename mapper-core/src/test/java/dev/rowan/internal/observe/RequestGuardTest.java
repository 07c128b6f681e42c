package dev.rowan.internal.observe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.observe.CallKind;
import dev.rowan.observe.DaoMethod;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.guard.GuardrailLimits;
import dev.rowan.spi.guard.Guardrails;
import dev.rowan.spi.store.Guardrail;
import dev.rowan.spi.store.GuardrailStats;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RequestGuardTest {
  private final Guardrails guardrails = new Guardrails(GuardrailLimits.usual());
  private final RequestGuard guard = new RequestGuard(guardrails);

  private void call(PlannedRequests planned, int requests, int rowsRead) {
    DaoMethod method = new DaoMethod("Items", "find", CallKind.READ, "item", "SELECT", planned);
    guard.ended(method, new CallCounters.Numbers(requests, rowsRead, 0, 0, 0, 0));
  }

  private GuardrailStats stats() {
    return guardrails.stats().stream()
        .filter(each -> each.guardrail() == Guardrail.REQUESTS)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void acceptsUpToTwiceThePlan() {
    call(PlannedRequests.of(1), 2, 5_000);
    call(PlannedRequests.of(8), 16, 0);
    call(PlannedRequests.of(8), 0, 0);
    assertThat(stats().warnings()).isZero();
    call(PlannedRequests.of(8), 17, 0);
    assertThat(stats().warnings()).isEqualTo(1);
    assertThat(stats().largest()).isEqualTo(213);
    assertThat(stats().table()).isEqualTo("Items.find");
  }

  @Test
  void countsTheLookupOfEachRow() {
    PlannedRequests planned = PlannedRequests.of(1).andOneForEachRow();
    call(planned, 202, 200);
    assertThat(stats().warnings()).isZero();
    call(planned, 203, 200);
    assertThat(stats().warnings()).isEqualTo(1);
  }

  @Test
  void ignoresWhatNoPlanBounds() {
    call(PlannedRequests.UNKNOWN, 1_000_000, 0);
    assertThat(stats().warnings()).isZero();
  }

  @Test
  void isOffByAnOption() {
    assertThat(guardrails.comparesRequests()).isTrue();
    assertThat(
            new Guardrails(GuardrailLimits.usual().with(Map.of("requests-warn", "off")))
                .comparesRequests())
        .isFalse();
  }
}
