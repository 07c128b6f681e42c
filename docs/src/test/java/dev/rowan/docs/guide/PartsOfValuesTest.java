package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.dao.PageRequest;
import dev.rowan.docs.guide.Waybill.Destination;
import dev.rowan.docs.guide.Waybill.Hub;
import dev.rowan.docs.guide.Waybills.City;
import dev.rowan.docs.guide.Waybills.Found;
import dev.rowan.docs.guide.Waybills.Stop;
import dev.rowan.storage.cassandra.CassandraBackend;
import dev.rowan.storage.cassandra.SchemaMode;
import dev.rowan.storage.cassandra.rows.CassandraStatements;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Methods that return parts of values, on each store. */
class PartsOfValuesTest extends OnEachLocalStore {
  private static final Destination LYON = new Destination("Lyon", 2, 4, Optional.of("bell"), "Rue");

  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void ofACluster() {
      callsOn(FailingCalls.url(KEYSPACE));
    }

    /** The program reads the results by the names of columns. */
    @Test
    void aStatementForTheDriverHasTheWholeColumn() {
      try (CqlSession session = driver(KEYSPACE);
          Rowan rowan =
              Rowan.on(
                  CassandraBackend.on(session, KEYSPACE.name(), SchemaMode.CREATE),
                  RowanOptions.defaults())) {
        BoundStatement select =
            CassandraStatements.of(rowan, Waybills.class).read(dao -> dao.scansInLyon("R1"));
        assertThat(select.getPreparedStatement().getQuery())
            .contains("\"scans\"")
            .doesNotContain("\"scans\"[");
      }
    }
  }

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Waybills waybills = rowan.dao(Waybills.class);
      waybills.save(
          new Waybill(
              "R1",
              1,
              "ann",
              LYON,
              Map.of("LYS", 3, "CDG", 1),
              Map.of(3, "three"),
              Map.of(new BigDecimal("1.50"), 7L),
              Map.of(Hub.SOUTH, false),
              Map.of("it's", "Eve")));
      waybills.save(empty(2, null));
      waybills.save(empty(3, new Destination(null, null, 0, Optional.empty(), "Quai")));
      fields(waybills);
      values(waybills);
      several(waybills);
      statements(waybills);
      classes(waybills);
    }
  }

  private static Waybill empty(int number, Destination target) {
    return new Waybill("R1", number, "ann", target, Map.of(), Map.of(), Map.of(), Map.of(), null);
  }

  private static void fields(Waybills waybills) {
    assertThat(waybills.city("R1", 1)).contains("Lyon");
    assertThat(waybills.city("R1", 2)).isEmpty();
    assertThat(waybills.city("R1", 3)).isEmpty();
    assertThat(waybills.city("R1", 4)).isEmpty();
    assertThat(waybills.cities("ann")).isEqualTo(Arrays.asList("Lyon", null, null));
    assertThat(waybills.doors("R1", 1)).isEqualTo(4);
    assertThat(waybills.doors("R1", 2)).isNull();
    assertThat(waybills.hint("R1", 1)).contains(Optional.of("bell"));
    assertThat(waybills.hint("R1", 2)).contains(Optional.empty());
    assertThat(waybills.hint("R1", 4)).isEmpty();
    assertThat(waybills.converted("R1", 1)).contains(new City("Lyon"));
    assertThat(waybills.converted("R1", 2)).isEmpty();
    Map<Integer, String> cities = new LinkedHashMap<>();
    cities.put(3, null);
    cities.put(1, "Lyon");
    assertThat(waybills.citiesOf("R1", List.of(3, 1, 9))).isEqualTo(cities);
    assertThat(waybills.floors("R1", PageRequest.first(2)).items())
        .isEqualTo(Arrays.asList(2, null));
  }

  private static void values(Waybills waybills) {
    assertThat(waybills.scansInLyon("R1")).isEqualTo(Arrays.asList(3, null, null));
    assertThat(waybills.widened("R1", 1)).contains(3L);
    assertThat(waybills.note("R1", 1)).contains("three");
    assertThat(waybills.note("R1", 2)).isEmpty();
    assertThat(waybills.weight("R1", 1)).isEqualTo(7L); // 1.5 is the key 1.50
    assertThat(waybills.weight("R1", 2)).isNull();
    assertThat(waybills.passed("R1", 1).join()).contains(false);
    assertThat(waybills.driver("R1")).contains("Eve");
    assertThat(waybills.driver("none")).isEmpty();
  }

  private static void several(Waybills waybills) {
    assertThat(waybills.stops("R1"))
        .containsExactly(new Stop(1, "Lyon", 3), new Stop(2, null, null), new Stop(3, null, null));
    assertThat(waybills.both("R1", 1))
        .contains(new Waybills.Both(Map.of("LYS", 3, "CDG", 1), 3, 1, LYON));
    assertThat(waybills.both("R1", 2)).contains(new Waybills.Both(Map.of(), null, null, null));
    assertThat(waybills.two("R1", 1)).contains(new Waybills.Two(3, 1, 3));
    assertThat(waybills.timed("R1", 1).orElseThrow().city()).isEqualTo("Lyon");
    assertThat(waybills.timed("R1", 1).orElseThrow().since()).isNotNull();
    assertThat(waybills.all())
        .containsExactly(
            new Waybills.Row("R1", 1, "Lyon"),
            new Waybills.Row("R1", 2, null),
            new Waybills.Row("R1", 3, null));
  }

  private static void statements(Waybills waybills) {
    assertThat(waybills.byStatement("R1"))
        .containsExactly(new Found("Lyon", 3), new Found(null, null), new Found(null, null));
    assertThat(waybills.noteByStatement("R1", 1)).contains("three");
    Map<String, Object> first = new LinkedHashMap<>();
    first.put("number", 1);
    first.put("target.city", "Lyon");
    first.put("floor", 2);
    first.put("scans['LYS']", 3);
    assertThat(waybills.maps("R1").get(0)).containsExactlyEntriesOf(first);
  }

  private static void classes(Waybills waybills) {
    assertThat(waybills.sightings("R1").toString()).isEqualTo("[1 by ann, 2 by ann, 3 by ann]");
    assertThat(waybills.named("R1", 1)).hasToString("Optional[ann1]");
    assertThat(waybills.named("R1", 9)).isEmpty();
    assertThat(waybills.listed("R1").map(Object::toString))
        .containsExactly("Lyon1", "null2", "null3");
    assertThat(waybills.seen("R1").toString()).isEqualTo("[Lyon1, null2, null3]");
  }
}
