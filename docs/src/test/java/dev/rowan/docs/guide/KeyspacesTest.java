package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import dev.rowan.Rowan;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanClosedException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A program with a keyspace for each tenant, over the connections of one Rowan. */
class KeyspacesTest {
  @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  private final Map<String, Jobs> ofTenants = new ConcurrentHashMap<>();
  private CqlSession driver;
  private String tenant;

  @BeforeEach
  void createTheKeyspaceOfATenant() {
    driver = OnEachStore.driver(KEYSPACE);
    tenant = KEYSPACE.name() + "_Zwei";
    driver.execute(
        SimpleStatement.newInstance(
                "CREATE KEYSPACE IF NOT EXISTS \"%s\" WITH replication =".formatted(tenant)
                    + " {'class': 'SimpleStrategy', 'replication_factor': 1}")
            .setTimeout(Duration.ofSeconds(60)));
  }

  @AfterEach
  void close() {
    driver.close();
  }

  @Test
  void everythingOfATenantIsInItsKeyspace() {
    String url = FailingCalls.url(KEYSPACE);
    String tenant = this.tenant;
    // tag::api-keyspaces[]
    Rowan shop = Rowan.connect(url); // the keyspace of the connection string
    Jobs jobs = ofTenants.computeIfAbsent(tenant, name -> shop.inKeyspace(name).dao(Jobs.class));
    // end::api-keyspaces[]
    try (shop;
        Rowan second = shop.inKeyspace(tenant)) {
      Jobs first = shop.dao(Jobs.class);
      first.save(new Job("print", 1, null, "open", "Plakat"));
      jobs.save(new Job("print", 1, null, "done", "Karte"));
      assertThat(first.title("print", 1)).contains(new Jobs.Title("Plakat"));
      assertThat(jobs.title("print", 1)).contains(new Jobs.Title("Karte"));
      assertThat(first.in("open")).hasSize(1);
      assertThat(first.in("done")).isEmpty();
      assertThat(jobs.in("done")).hasSize(1);
      jobs.remove("print", 1);
      assertThat(first.in("open")).hasSize(1);

      Receipt receipt = new Receipt(null, "ida", BigDecimal.ONE);
      assertThat(shop.dao(Receipts.class).issue(receipt).number()).isEqualTo(1);
      assertThat(second.dao(Receipts.class).issue(receipt).number()).isEqualTo(1);

      second.dao(Departures.class).save(new Departure("Linz", Instant.EPOCH, 1, "S1", "2"));
      assertThat(shop.dao(Departures.class).ofLine("S1")).isEmpty();
      assertThat(second.dao(Departures.class).ofLine("S1")).hasSize(1);

      assertThat(second.maintenance().verify(DepartureMapping.INSTANCE).run().isClean()).isTrue();
      assertThat(second.dao(Jobs.class).in("done")).isEmpty();
      assertThat(second.schema().with(DepartureMapping.INSTANCE).diff().all()).isEmpty();
      assertThat(tables(tenant)).contains("job", "jobs_by_state", "rowan_sequence");
    }
    assertThatExceptionOfType(RowanClosedException.class)
        .as("the connections of the first Rowan are closed")
        .isThrownBy(() -> jobs.title("print", 1));
  }

  @Test
  void closingTheRowanOfATenantLeavesTheConnectionsOpen() {
    try (Rowan shop = Rowan.connect(FailingCalls.url(KEYSPACE))) {
      Jobs first = shop.dao(Jobs.class);
      Rowan second = shop.inKeyspace(tenant);
      second.dao(Jobs.class).save(new Job("print", 7, null, "open", "Karte"));
      second.close();
      assertThat(first.title("print", 7)).isEmpty();
      assertThat(shop.inKeyspace(tenant).dao(Jobs.class).title("print", 7)).isPresent();
    }
  }

  @Test
  void aMissingKeyspaceAndStoresWithoutKeyspacesAreRefused() {
    try (Rowan shop = Rowan.connect(FailingCalls.url(KEYSPACE))) {
      Rowan nowhere = shop.inKeyspace("nowhere");
      assertThatExceptionOfType(SchemaMismatchException.class)
          .isThrownBy(() -> nowhere.dao(Jobs.class))
          .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.SCHEMA_INCOMPLETE))
          .withMessageContaining("nowhere");
      assertThatExceptionOfType(RejectedInputException.class)
          .isThrownBy(() -> shop.inKeyspace(""))
          .withMessageContaining("keyspace");
    }
    try (Rowan local = Rowan.connect("rowan:memory:")) {
      assertThatExceptionOfType(UnsupportedByBackendException.class)
          .isThrownBy(() -> local.inKeyspace(tenant))
          .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.NEEDS_CLUSTER));
    }
  }

  private Iterable<String> tables(String keyspace) {
    return driver
        .execute("SELECT table_name FROM system_schema.tables WHERE keyspace_name = ?", keyspace)
        .map(row -> row.getString(0));
  }
}
