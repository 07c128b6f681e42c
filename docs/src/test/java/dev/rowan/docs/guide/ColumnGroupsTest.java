package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import java.time.Instant;

/** Columns of one entity in two tables, on each store. */
class ColumnGroupsTest extends OnEachLocalStore {
  private static final Instant NOON = Instant.parse("2026-05-01T12:00:00Z");

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Storefronts fronts = rowan.dao(Storefronts.class);
      fronts.save(new Storefront("tea", "Graz", null, 12, null));
      fronts.sold("tea", 11, NOON);
      assertThat(fronts.find("tea")).contains(new Storefront("tea", "Graz", null, 11, NOON));
      assertThat(fronts.figures("tea")).contains(new StorefrontFigures(11, NOON));
      assertThat(fronts.city("tea")).contains("Graz");

      // tag::update-without-insert[]
      fronts.sold("unknown", 1, NOON); // no insert wrote this row
      boolean exists = fronts.find("unknown").isPresent(); // false: storefront has no such row
      boolean hasFigures = fronts.figures("unknown").isPresent(); // true
      // end::update-without-insert[]
      assertThat(exists).isFalse();
      assertThat(hasFigures).isTrue();
      fronts.remove("tea");
      assertThat(fronts.figures("tea")).isEmpty();
    }
  }
}
