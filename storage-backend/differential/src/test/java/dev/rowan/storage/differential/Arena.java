package dev.rowan.storage.differential;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.storage.cassandra.CassandraProvider;
import dev.rowan.storage.embedded.SteeredBackends;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** The stores that histories run on: one Cassandra, and embedded ones for each thread. */
final class Arena implements AutoCloseable {
  private final CqlSession session;
  private final CqlTables tables;
  private final Path directory;
  private final AtomicInteger directories = new AtomicInteger();

  private final String keyspace;
  private final Backend cluster;

  private Arena(CqlSession session, String keyspace, Backend cluster, Path directory) {
    this.session = session;
    this.tables = new CqlTables(session);
    this.keyspace = keyspace;
    this.cluster = cluster;
    this.directory = directory;
  }

  static Arena open(InetSocketAddress server, String datacenter, String keyspace, Path directory) {
    DriverConfigLoader settings =
        DriverConfigLoader.programmaticBuilder()
            .withDuration(DefaultDriverOption.REQUEST_TIMEOUT, Duration.ofSeconds(60))
            .withDuration(DefaultDriverOption.CONNECTION_INIT_QUERY_TIMEOUT, Duration.ofSeconds(30))
            .withDuration(DefaultDriverOption.CONTROL_CONNECTION_TIMEOUT, Duration.ofSeconds(30))
            .withBoolean(DefaultDriverOption.METADATA_SCHEMA_ENABLED, false)
            .withInt(DefaultDriverOption.NETTY_IO_SHUTDOWN_QUIET_PERIOD, 0)
            .withInt(DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_QUIET_PERIOD, 0)
            .build();
    CqlSession session =
        CqlSession.builder()
            .addContactPoint(server)
            .withLocalDatacenter(datacenter)
            .withKeyspace(keyspace)
            .withConfigLoader(settings)
            .build();
    String second = keyspace + "_backend";
    session.execute(
        "CREATE KEYSPACE IF NOT EXISTS %s WITH replication = {'class': 'SimpleStrategy', 'replication_factor': 1}"
            .formatted(second));
    String address =
        "rowan:cassandra://%s:%d/%s?datacenter=%s&schema=create-missing&consistency=local-one"
            .formatted(server.getAddress().getHostAddress(), server.getPort(), second, datacenter);
    Backend cluster = new CassandraProvider().open(ConnectionString.parse(address));
    return new Arena(session, second, cluster, directory);
  }

  /** Creates a table on Cassandra if it does not exist. */
  void require(TableSchema table) {
    tables.require(table);
  }

  Seat seat() {
    SteeredClock clock = new SteeredClock();
    clock.reset();
    Map<String, ComparedStore> others = new LinkedHashMap<>();
    others.put("heap", new BackendStore(() -> SteeredBackends.onHeap(clock::micros)));
    others.put("disk", new BackendStore(() -> onDisk(clock)));
    others.put("backend", new RemoteStore(session, keyspace, cluster));
    return new Seat(
        new HistoryComparison(new CqlStore(session, tables, clock), others, clock), others);
  }

  private Backend onDisk(SteeredClock clock) {
    Path empty = directory.resolve("store" + directories.incrementAndGet());
    return SteeredBackends.onDisk(empty, clock::micros);
  }

  @Override
  public void close() {
    cluster.close();
    session.close();
  }

  /** The stores of one thread. */
  record Seat(HistoryComparison comparison, Map<String, ComparedStore> others)
      implements AutoCloseable {
    @Override
    public void close() {
      others.values().forEach(ComparedStore::close);
    }
  }
}
