package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.operate.maintenance.GroupReport;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Columns of one entity in two tables, on each store. */
class ColumnGroupsTest extends OnEachLocalStore {
  private static final Logger log = LoggerFactory.getLogger(ColumnGroupsTest.class);
  private static final Duration GRACE = Duration.ZERO; // no other program writes
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
      // tag::api-groups[]
      GroupReport report =
          rowan.maintenance().repairGroups(StorefrontMapping.INSTANCE).withGrace(GRACE).run();
      if (!report.isClean()) {
        log.info("rows of groups without an entity: {}", report.orphaned());
      }
      // end::api-groups[]
      assertThat(report.orphaned()).isEqualTo(Map.of("storefront_hot", 1L));
      assertThat(fronts.figures("unknown")).isEmpty();
      assertThat(fronts.figures("tea")).isPresent();
      assertThat(rowan.schema().with(StorefrontMapping.INSTANCE).diff().isClean()).isTrue();
      moved(rowan, fronts);
      fronts.remove("tea");
      assertThat(fronts.figures("tea")).isEmpty();
    }
  }

  /** The lines of an export have the columns of all tables, and an import divides them again. */
  private static void moved(Rowan rowan, Storefronts fronts) {
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    try (Rowan other = Rowan.connect("rowan:memory:")) {
      rowan.exportTable(StorefrontMapping.INSTANCE).writeTo(lines);
      other
          .importTable(StorefrontMapping.INSTANCE)
          .readFrom(new ByteArrayInputStream(lines.toByteArray()));
      Storefronts there = other.dao(Storefronts.class);
      assertThat(there.find("tea")).isPresent().isEqualTo(fronts.find("tea"));
      assertThat(there.figures("tea")).isPresent();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
