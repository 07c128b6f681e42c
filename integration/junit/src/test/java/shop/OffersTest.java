package shop;

// tag::junit-clock-file[]
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.dao.Limit;
import dev.rowan.dao.WriteOptions;
import dev.rowan.junit.RowanTest;
import dev.rowan.junit.TestClock;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@RowanTest
class OffersTest {
  // tag::junit-clock[]
  @Test
  void anOfferEndsAfterAWeek(Items items, TestClock clock) {
    Item lamp = new Item(UUID.randomUUID(), "ann", "lamp", new BigDecimal("12.50"));
    items.save(lamp, WriteOptions.ttl(Duration.ofDays(7)));
    clock.advance(Duration.ofDays(6));
    assertThat(items.find(lamp.id())).isPresent();
    clock.advance(Duration.ofDays(1));
    assertThat(items.find(lamp.id())).isEmpty();
    assertThat(items.bySeller("ann", Limit.of(10))).isEmpty();
  }
  // end::junit-clock[]
}
// end::junit-clock-file[]
