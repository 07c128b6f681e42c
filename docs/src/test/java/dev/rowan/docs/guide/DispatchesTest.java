package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.docs.guide.Dispatches.Goal;
import dev.rowan.error.RejectedInputException;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Embedded objects in a key, an index, conditions, patches and projections, on each store. */
class DispatchesTest extends OnEachLocalStore {
  private static final Address BERN = new Address("Kramgasse 1", "Bern", new Position(46.9, 7.4));
  private static final Address THUN = new Address("Weg 2", "Thün", null);

  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void ofACluster() {
      String url = FailingCalls.url(KEYSPACE);
      callsOn(url);

      try (CqlSession session = driver(KEYSPACE)) {
        session.execute(
            "UPDATE dispatch SET to_latitude = 1, to_city = 'Chur' WHERE shop = 'a' AND number = 2");
      }
      try (Rowan rowan = Rowan.connect(url.replace("schema=create", "schema=validate"))) {
        assertThat(rowan.dao(Dispatches.class).find("a", 2).orElseThrow().shipTo())
            .isEqualTo(new Address(null, "Chur", new Position(1, 0)));
        assertThat(rowan.schema().diff().isClean()).isTrue();
      }
    }
  }

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Dispatches dispatches = rowan.dao(Dispatches.class);
      Dispatch first = new Dispatch(new Dispatch.Key("a", 1), BERN, THUN, "first");
      Dispatch second = new Dispatch(new Dispatch.Key("a", 2), BERN, null, "second");
      dispatches.save(first);
      dispatches.save(second);

      assertThat(dispatches.find("a", 1)).contains(first);
      assertThat(dispatches.find("a", 2)).contains(second);
      assertThat(dispatches.to("Thün")).containsExactly(first);
      assertThat(dispatches.city("a", 1)).contains("Thün");

      dispatches.move("a", 1, "Chur");
      assertThat(dispatches.to("Thün")).isEmpty();
      assertThat(dispatches.to("Chur").get(0).shipTo())
          .isEqualTo(new Address("Weg 2", "Chur", null));

      patches(dispatches);
      assertThatThrownBy(
              () -> dispatches.save(new Dispatch(new Dispatch.Key(null, 1), BERN, THUN, "no key")))
          .isInstanceOf(RejectedInputException.class)
          .hasMessageContaining("RUN-07");
      assertThat(rowan.maintenance().verify(DispatchMapping.INSTANCE).run().isClean()).isTrue();
    }
  }

  private static void patches(Dispatches dispatches) {
    dispatches.change(DispatchPatch.of("a", 1).setShipTo(BERN).setNote("moved"));
    assertThat(dispatches.to("Bern")).extracting(Dispatch::shipTo).containsExactly(BERN);
    assertThat(dispatches.goals("a", 1))
        .containsExactly(new Goal(2, null, 0), new Goal(1, "Bern", 46.9));
    dispatches.change(DispatchPatch.of("a", 1).clearShipToPosition().setShipToCity("Thün"));
    assertThat(dispatches.to("Thün").get(0).shipTo())
        .isEqualTo(new Address("Kramgasse 1", "Thün", null));
    dispatches.change(DispatchPatch.of("a", 1).clearShipTo());
    assertThat(dispatches.find("a", 1).orElseThrow().shipTo()).isNull();
    assertThat(dispatches.to("Thün")).isEmpty();
  }
}
