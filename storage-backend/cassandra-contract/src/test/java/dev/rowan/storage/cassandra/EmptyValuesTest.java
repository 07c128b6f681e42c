package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Other programs write values without bytes, which Cassandra accepts for most types. */
class EmptyValuesTest {
  @RegisterExtension
  @org.junit.jupiter.api.Order(1)
  static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  @RegisterExtension
  @org.junit.jupiter.api.Order(2)
  static final TestSession SESSION = new TestSession(KEYSPACE);

  private final CassandraBackend backend =
      CassandraBackend.on(SESSION.session(), KEYSPACE.name(), SchemaMode.CREATE);

  @Test
  void areNoValuesAsInTheDriver() {
    Map<String, String> casts = new TreeMap<>();
    for (ScalarType type :
        List.of(
            ScalarType.BOOLEAN,
            ScalarType.INT,
            ScalarType.BIGINT,
            ScalarType.FLOAT,
            ScalarType.DOUBLE,
            ScalarType.DECIMAL,
            ScalarType.VARINT,
            ScalarType.TIMESTAMP,
            ScalarType.UUID,
            ScalarType.TIMEUUID,
            ScalarType.INET)) {
      String name = type.cql();
      casts.put(
          name,
          "blobAs" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1) + "(0x)");
    }
    TableSchema.Builder builder = TableSchema.named("empty").partitionKey("p", ScalarType.INT);
    for (ScalarType type : ScalarType.values()) {
      if (casts.containsKey(type.cql())) {
        builder.column("c_" + type.cql(), type);
      }
    }
    TableSchema table = builder.column("c_text", ScalarType.TEXT).build();
    define(table);
    List<String> names = new ArrayList<>(List.of("p", "c_text"));
    List<String> values = new ArrayList<>(List.of("1", "''"));
    casts.forEach(
        (type, cast) -> {
          names.add("c_" + type);
          values.add(cast);
        });
    insert("empty", names, values);
    Row row = read(table).get(0);
    assertThat(row.get(0)).isEqualTo(1);
    assertThat(row.get(table.size() - 1)).isEqualTo("");
    assertThat(Arrays.asList(row.toArray()).subList(1, table.size() - 1)).containsOnlyNulls();
  }

  @Test
  void areNoKeys() {
    TableSchema table =
        TableSchema.named("emptykey")
            .partitionKey("p", ScalarType.INT)
            .clustering("c", ScalarType.INT, dev.rowan.annotation.Order.ASC)
            .column("v", ScalarType.TEXT)
            .build();
    define(table);
    insert("emptykey", List.of("p", "c", "v"), List.of("1", "blobAsInt(0x)", "'a'"));
    assertThatThrownBy(() -> read(table))
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(UnreadableRowException.class)
        .hasMessageContaining(ErrorCode.UNREADABLE_ROW.code())
        .hasMessageContaining("table: emptykey")
        .hasMessageContaining("column: c");
  }

  private void define(TableSchema table) {
    backend.define(Schema.of(List.of(table))).toCompletableFuture().join();
  }

  private static void insert(String table, List<String> names, List<String> values) {
    CqlSession session = SESSION.session();
    session.execute(
        "INSERT INTO %s.%s (%s) VALUES (%s)"
            .formatted(
                KEYSPACE.name(), table, String.join(", ", names), String.join(", ", values)));
  }

  private List<Row> read(TableSchema table) {
    return backend
        .fetch(new SliceQuery(table, List.of(1), Slice.ALL, ReadDirection.FORWARD, 10, null))
        .toCompletableFuture()
        .join()
        .rows();
  }
}
