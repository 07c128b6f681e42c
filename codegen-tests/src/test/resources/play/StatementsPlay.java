package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes by statements, and reads what they wrote. */
public final class StatementsPlay implements Play {
  @Override
  public void on(Rowan rowan) {
    CrateStatements crates = rowan.dao(CrateStatements.class);
    crates(rowan, crates);
    seats(crates);
  }

  private static void crates(Rowan rowan, CrateStatements crates) {
    Crate.Ship ship = new Crate.Ship("ann");
    crates.load(ship, 1, null, "t");
    Crate loaded = crates.find(ship, 1).orElseThrow();
    assertThat(loaded.tags()).isEqualTo(Set.of("new", "t"));
    assertThat(loaded.seals()).isEqualTo(Map.of("t", 1));
    assertThat(loaded.loadedAt()).isNotNull();
    rowan.commit(crates.move(ship, 1, "south", 6));
    crates.change(ship, 1, "u", List.of("b"), "s", "red", Set.of(4));
    Crate changed = crates.find(ship, 1).orElseThrow();
    assertThat(changed.weight()).isEqualTo(6);
    assertThat(changed.kind()).isEqualTo(Crate.Kind.WET);
    assertThat(crates.in("north")).isEmpty();
    assertThat(crates.in("south")).singleElement();
    assertThat(changed.stops()).isEqualTo(List.of("a", "b"));
    assertThat(changed.spot()).isEqualTo(new Crate.Spot("red", 2));
    assertThat(changed.seals()).isEqualTo(Map.of("t", 1, "s", 1));
    crates.take(ship, Set.of("new", "t"), "z", "t");
    crates.strip(ship, "s");
    Crate stripped = crates.find(ship, 1).orElseThrow();
    assertThat(stripped.tags()).isEqualTo(Set.of("u"));
    assertThat(stripped.stops()).isEqualTo(List.of("a", "b"));
    assertThat(stripped.seals()).isEqualTo(Map.of());
    crates.brief(ship, "north", 1, Instant.EPOCH, 60).toCompletableFuture().join();
    crates.unload(ship, 1);
    assertThat(crates.find(ship, 3)).isEmpty();
  }

  private static void seats(CrateStatements crates) {
    assertThat(crates.take("blue", 1, "ann").applied()).isTrue();
    assertThat(crates.take("blue", 1, "bob").applied()).isFalse();
    assertThat(crates.pass("blue", 1, "bob", "cid", 1)).isFalse();
    assertThat(crates.pass("blue", 1, "bob", "ann", 1)).isTrue();
    crates.lend("blue", 1, "cid", 2);
    assertThat(crates.remove("blue", 1)).isTrue();
    crates.visit("north", 3);
  }
}
