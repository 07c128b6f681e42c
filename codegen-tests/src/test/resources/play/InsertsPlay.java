package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Inserts of collections. */
public final class InsertsPlay implements Play {
  @Override
  public void on(Rowan rowan) {
    Stamps stamps = rowan.dao(Stamps.class);
    everyEntityIsStored(stamps);
    theLaterOneOfAKeyStays(stamps);
    refusals(stamps);

    Coins coins = rowan.dao(Coins.class);
    coins.saveAll(List.of(new Coin("a", "ann"), new Coin("b", "ann"), new Coin("c", "bob")));
    coins.saveAll(List.of(new Coin("b", "bob")));
    assertThat(coins.of("bob")).containsExactly(new Coin("b", "bob"), new Coin("c", "bob"));
    assertThat(coins.of("ann")).containsExactly(new Coin("a", "ann"));
  }

  private static void everyEntityIsStored(Stamps stamps) {
    List<Stamp> many = new ArrayList<>();
    for (String album : List.of("a", "b", "c")) {
      IntStream.range(0, 100).forEach(place -> many.add(stamp(album, place)));
    }
    stamps.saveAll(many);
    assertThat(stamps.in("a")).isEqualTo(many.subList(0, 100));
    assertThat(stamps.in("c")).isEqualTo(many.subList(200, 300));
    stamps.saveAll(List.of());
    stamps.saveSet(Set.of()).toCompletableFuture().join();

    stamps.saveList(List.of(new Stamp("a", 0, "tree", null)), WriteOptions.NONE);
    assertThat(stamps.in("a").get(0)).isEqualTo(new Stamp("a", 0, "tree", 5));
    stamps.saveSet(Set.of(new Stamp("a", 0, null, null))).toCompletableFuture().join();
    assertThat(stamps.in("a").get(0)).isEqualTo(new Stamp("a", 0, null, null));
  }

  private static void theLaterOneOfAKeyStays(Stamps stamps) {
    List<Stamp> versions = new ArrayList<>();
    for (int version = 0; version < 100; version++) {
      versions.add(new Stamp("v", version % 3, "m" + version, version));
    }
    stamps.saveAll(versions);
    assertThat(stamps.in("v"))
        .containsExactly(versions.get(99), versions.get(97), versions.get(98));
  }

  private static void refusals(Stamps stamps) {
    Instant old = Instant.parse("2001-01-01T00:00:00Z");
    stamps.saveList(List.of(new Stamp("b", 0, "old", 1), stamp("b", 1)), WriteOptions.at(old));
    assertThat(stamps.in("b").get(0)).isEqualTo(stamp("b", 0));

    refused("RUN-22", "Stamps.saveAll", () -> stamps.saveAll(null));
    refused("RUN-22", "Stamps.saveAll", () -> stamps.saveAll(Arrays.asList(stamp("n", 1), null)));
    refused(
        "RUN-07",
        "Stamps.saveAll",
        () -> stamps.saveAll(List.of(stamp("n", 1), new Stamp(null, 1, "m", 1))));
    refused("RUN-22", "Stamps.saveList", () -> stamps.saveList(List.of(stamp("n", 1)), null));
    assertThat(stamps.in("n")).isEmpty();
  }

  private static void refused(String code, String method, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining(code)
        .hasMessageContaining("method: " + method);
  }

  private static Stamp stamp(String album, int place) {
    return new Stamp(album, place, "m", 5);
  }
}
