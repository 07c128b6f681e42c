package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.docs.guide.Consignment.Target;
import dev.rowan.docs.guide.Picks.Pick;
import dev.rowan.docs.guide.Shifts.Shift;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Names with capital letters, blanks and umlauts, and reserved words of CQL, on each store. */
class NamesTest extends OnEachLocalStore {
  private static final UUID SHOP = new UUID(1, 1);
  private static final UUID FIRST = new UUID(2, 1);
  private static final UUID SECOND = new UUID(2, 2);
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");
  private static final Target HOME = new Target("Mühlweg", 4);

  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void ofACluster() {
      String url = FailingCalls.url(KEYSPACE);
      callsOn(url);

      try (CqlSession session = driver(KEYSPACE)) {
        session.execute(
            "UPDATE \"Consignments\" SET \"Größe in cm\" = 8 WHERE \"shopId\" = %s AND \"order\" = %s"
                .formatted(SHOP, FIRST));
      }
      try (Rowan rowan = Rowan.connect(url.replace("schema=create", "schema=validate"))) {
        assertThat(rowan.dao(Consignments.class).size(SHOP, FIRST)).contains(8);
        assertThat(rowan.schema().diff().isClean()).isTrue();
      }
    }
  }

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Consignments consignments = rowan.dao(Consignments.class);
      Consignment first = consignment(FIRST, "Ann", 5, HOME);
      Consignment second = consignment(SECOND, "Ann", 9, null);
      consignments.save(first);
      consignments.save(second);

      assertThat(consignments.find(SHOP, FIRST)).contains(first);
      assertThat(consignments.page(SHOP, PageRequest.first(1)).items()).containsExactly(first);
      assertThat(consignments.two(SHOP, FIRST, SECOND)).containsExactly(first, second);
      assertThat(consignments.of("Ann", Range.atLeast(NOON))).containsExactly(first, second);
      assertThat(consignments.sizes(SHOP, Limit.of(9)))
          .extracting(Consignments.Size::id, Consignments.Size::size)
          .containsExactly(tuple(FIRST, 5), tuple(SECOND, 9));
      assertThat(consignments.largest(SHOP)).contains(9);

      changes(consignments);
      conditions(rowan.dao(Picks.class));
      conventions(rowan.dao(Shifts.class));
      consignments.remove(SHOP, SECOND);
      assertThat(consignments.of("Ann", Range.all())).isEmpty();
      assertThat(rowan.maintenance().verify(ConsignmentMapping.INSTANCE).run().isClean()).isTrue();
    }
  }

  private static void changes(Consignments consignments) {
    consignments.measure(SHOP, FIRST, 6);
    assertThat(consignments.size(SHOP, FIRST)).contains(6);
    consignments.change(
        ConsignmentPatch.of(SHOP, FIRST)
            .setCustomer("Bob")
            .addTags(Set.of("late"))
            .putParts(Map.of("belt", 2))
            .setTarget(new Target("Park", 1)));
    Consignment changed = consignments.find(SHOP, FIRST).orElseThrow();
    assertThat(changed.tags()).containsExactlyInAnyOrder("late", "new");
    assertThat(changed.parts()).containsEntry("belt", 2).containsEntry("cog", 1);
    assertThat(Objects.requireNonNull(changed.target()).street()).isEqualTo("Park");
    assertThat(consignments.of("Bob", Range.all())).containsExactly(changed);
  }

  private static void conditions(Picks picks) {
    Pick pick = new Pick(1, "Ann", HOME);
    assertThat(picks.create(pick).applied()).isTrue();
    assertThat(picks.create(pick).current()).contains(pick);
    assertThat(picks.pass(1, "Bob", "Zoe")).isFalse();
    assertThat(picks.pass(1, "Bob", "Ann")).isTrue();
    assertThat(picks.finish(1, "Ann", "Zoe").current()).contains(new Pick(1, "Bob", HOME));
    assertThat(picks.finish(1, "Ann", "Bob").applied()).isTrue();
    assertThat(picks.find(1)).isEmpty();
  }

  private static void conventions(Shifts shifts) {
    LocalDate day = LocalDate.of(2024, 5, 17);
    shifts.save(new Shift(SHOP, day, "night"));
    assertThat(shifts.of(SHOP)).containsExactly(new Shift(SHOP, day, "night"));
    assertThat(shifts.notes(SHOP)).containsExactly(new Shifts.Note(day, "night"));
  }

  private static Consignment consignment(
      UUID id, String customer, int size, @Nullable Target target) {
    return new Consignment(SHOP, id, customer, NOON, size, Set.of("new"), Map.of("cog", 1), target);
  }
}
