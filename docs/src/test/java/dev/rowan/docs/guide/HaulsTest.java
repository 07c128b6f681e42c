package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.error.UnreadableRowException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Wide sums, arrays of rows, maps of JSON, and maps with converted keys, on each store. */
class HaulsTest extends OnEachStore {
  private static final int MANY = Integer.MAX_VALUE;
  private static final BigInteger LARGE = BigInteger.valueOf(Long.MAX_VALUE);
  private static final Sku NUT = new Sku("nut");
  private static final Sku BOLT = new Sku("bolt");
  private static final Map<String, Object> PAPERS = Map.of("seal", "x", "pages", List.of(1, "two"));
  private static final Haul FIRST =
      new Haul(
          "kiel",
          1,
          "ann",
          MANY,
          Long.MAX_VALUE,
          0.5f,
          PAPERS,
          Map.of(NUT, euros("1"), BOLT, euros("2")),
          Map.of(Length.metres(2), 7, Length.metres(0.5), 8),
          Map.of(euros("3"), NUT),
          new Haul.Berth("A", Map.of(BOLT, 3)));

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Hauls hauls = rowan.dao(Hauls.class);
      hauls.save(FIRST);
      hauls.save(haul("kiel", 2, MANY));
      hauls.save(haul("kiel", 3, null));
      hauls.save(haul("oslo", 1, 5));
      sums(hauls);
      arrays(hauls);
      mapsOfJson(hauls);
      mapsWithConvertedKeys(hauls);
    }
  }

  private static Haul haul(String port, int number, @Nullable Integer crates) {
    return new Haul(
        port,
        number,
        "ann",
        crates,
        Long.MAX_VALUE,
        0.25f,
        null,
        Map.of(),
        Map.of(),
        Map.of(),
        null);
  }

  private static void sums(Hauls hauls) {
    assertThat(hauls.sums("kiel"))
        .isEqualTo(new Hauls.Sums(2L * MANY, LARGE.multiply(BigInteger.valueOf(3)), 1.0));
    assertThat(hauls.sums("none")).isEqualTo(new Hauls.Sums(0, BigInteger.ZERO, 0));
    assertThat(hauls.grams("ann")).isEqualTo(LARGE.shiftLeft(2));
    assertThat(hauls.gramsAfter("kiel", 1).toCompletableFuture().join())
        .isEqualTo(LARGE.shiftLeft(1));
    assertThat(hauls.ofPorts("ann"))
        .containsExactly(
            new Hauls.OfPort("kiel", LARGE.multiply(BigInteger.valueOf(3)), 2L * MANY),
            new Hauls.OfPort("oslo", LARGE, 5L));
  }

  private static void arrays(Hauls hauls) {
    assertThat(hauls.of("kiel", Limit.of(2))).containsExactly(FIRST, haul("kiel", 2, MANY));
    assertThat(hauls.of("none", Limit.of(2))).isEmpty();
    assertThat(hauls.loads("ann"))
        .containsExactly(
            new Hauls.Load(1, MANY),
            new Hauls.Load(2, MANY),
            new Hauls.Load(3, null),
            new Hauls.Load(1, 5));
    assertThat(hauls.ports("ann")).containsExactly("kiel", "kiel", "kiel", "oslo");
    assertThat(hauls.ports("none")).isEmpty();
  }

  /** A statement of one column that is a map returns the map, and not a map of the row. */
  private static void mapsOfJson(Hauls hauls) {
    assertThat(hauls.papers("kiel", 1)).contains(PAPERS);
    assertThat(hauls.papers("kiel", 2)).isEmpty();
    assertThat(hauls.allPapers("kiel")).isEqualTo(Arrays.asList(PAPERS, null, null));
    assertThat(hauls.row("kiel", 1)).isEqualTo(Map.of("number", 1, "papers", PAPERS));
    Map<String, Object> empty = new LinkedHashMap<>();
    empty.put("number", 2);
    empty.put("papers", null);
    assertThat(hauls.row("kiel", 2)).isEqualTo(empty);
    assertThatThrownBy(() -> hauls.row("kiel", 9)).isInstanceOf(UnreadableRowException.class);
  }

  private static void mapsWithConvertedKeys(Hauls hauls) {
    assertThat(hauls.find("kiel", 1)).contains(FIRST);
    assertThat(hauls.fees("kiel", 1)).isEqualTo(FIRST.fees());
    assertThat(hauls.pieces("kiel", 1)).contains(FIRST.pieces());
    assertThat(hauls.offers("kiel")).containsExactly(FIRST.offers(), Map.of(), Map.of());

    hauls.charge("kiel", NUT, euros("9.99"), Length.metres(2));
    assertThat(hauls.fees("kiel", 1)).isEqualTo(Map.of(NUT, euros("9.99"), BOLT, euros("2")));
    assertThat(hauls.pieces("kiel", 1)).contains(Map.of(Length.metres(0.5), 8));
    Haul.Berth berth = new Haul.Berth("B", Map.of(NUT, 1));

    hauls.change(
        HaulPatch.of("kiel", 1)
            .putOffers(Map.of(euros("4"), BOLT))
            .removeOffers(Set.of(euros("3")))
            .setBerth(berth)
            .setPieces(Map.of(Length.metres(0.1), 1)));
    Haul changed = hauls.find("kiel", 1).orElseThrow();
    assertThat(changed.offers()).isEqualTo(Map.of(euros("4"), BOLT));
    assertThat(changed.pieces()).isEqualTo(Map.of(Length.metres(0.1), 1));
    assertThat(changed.berth()).isEqualTo(berth);
  }

  private static Money euros(String amount) {
    return new Money(new BigDecimal(amount), Currency.getInstance("EUR"));
  }
}
