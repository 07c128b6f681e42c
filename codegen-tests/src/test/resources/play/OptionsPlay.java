package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.annotation.Consistency;
import dev.rowan.dao.Limit;
import dev.rowan.dao.ReadOptions;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Writes with options of every kind, where they are allowed and where they are not. */
public final class OptionsPlay implements Play {
  private static final Instant EARLY = Instant.parse("2001-01-01T00:00:00Z");

  @Override
  public void on(Rowan rowan) {
    assertThat(BasketMapping.TABLE.defaultTtl()).isEqualTo(648_000);
    Baskets baskets = rowan.dao(Baskets.class);
    laterMomentsWin(baskets);
    rowsThatLastAreThere(baskets);
    whatDoesNotGoTogetherIsRefused(baskets);
  }

  private static void laterMomentsWin(Baskets baskets) {
    baskets.save(basket("new"), WriteOptions.at(EARLY.plusSeconds(1)));
    baskets.save(basket("old"), WriteOptions.at(EARLY));
    assertThat(baskets.find("c", 1)).contains(basket("new"));
    baskets.remove(basket("any"), WriteOptions.at(EARLY));
    assertThat(baskets.find("c", 1)).contains(basket("new"));
    baskets.empty("c", WriteOptions.at(EARLY.plusSeconds(2)));
    assertThat(baskets.find("c", 1)).isEmpty();
  }

  private static void rowsThatLastAreThere(Baskets baskets) {
    WriteOptions hour = WriteOptions.ttl(Duration.ofHours(1));
    assertThat(baskets.create(basket("a"), hour)).isTrue();
    assertThat(baskets.create(basket("b"), WriteOptions.NONE)).isFalse();
    baskets.replace("c", 1, WriteOptions.ttl(Duration.ZERO), "c").toCompletableFuture().join();
    assertThat(baskets.find("c", 1)).contains(basket("c"));
    for (Consistency level : List.of(Consistency.QUORUM, Consistency.SERIAL)) {
      assertThat(baskets.of("c", ReadOptions.at(level), Limit.of(2))).containsExactly(basket("c"));
    }
    assertThat(baskets.all(ReadOptions.NONE.withPageSize(1))).containsExactly(basket("c"));
  }

  private static void whatDoesNotGoTogetherIsRefused(Baskets baskets) {
    WriteOptions hour = WriteOptions.ttl(Duration.ofHours(1));
    assertRefused(() -> baskets.remove(basket("c"), hour), "a ttl, and a delete");
    assertRefused(
        () -> baskets.create(basket("c"), hour.withTimestamp(EARLY)), "timestamp, and a condition");
    assertRefused(() -> baskets.save(basket("c"), null), "null");
    assertRefused(() -> WriteOptions.ttl(Duration.ofMillis(1)), "whole seconds");
    assertRefused(() -> WriteOptions.ttl(WriteOptions.MAX_TTL.plusSeconds(1)), "ttl");
    assertRefused(() -> WriteOptions.ttl(Duration.ofSeconds(-1)), "ttl");
    assertRefused(() -> WriteOptions.at(Instant.MAX), "1970");
    assertRefused(() -> baskets.all(null), "null");
  }

  private static void assertRefused(Runnable call, String what) {
    assertThatThrownBy(call::run).isInstanceOf(RejectedInputException.class).hasMessageContaining(what);
  }

  private static Basket basket(String item) {
    return new Basket("c", 1, item);
  }
}
