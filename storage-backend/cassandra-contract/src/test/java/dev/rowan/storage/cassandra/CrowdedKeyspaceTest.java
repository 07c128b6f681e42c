package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.operate.schema.SchemaDifferences;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Effect;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.cassandra.fault.LoggedText;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import dev.rowan.storage.contract.fixture.RowMapping;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A keyspace with many tables, of which most belong to other programs. */
class CrowdedKeyspaceTest {
  @RegisterExtension
  @Order(1)
  static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  @RegisterExtension
  @Order(2)
  static final TestSession SESSION = new TestSession(KEYSPACE);

  @RegisterExtension static final LoggedText LOG = new LoggedText();

  @Test
  void manyTablesAreAWarningAndAnErrorBeforeMoreAreCreated() {
    try (Rowan rowan = open()) {
      assertThat(crowd(changes(rowan, "first"))).isEmpty();
      create(1, 101);
      SchemaDifference warning = crowd(changes(rowan, "first")).get(0);
      assertThat(warning.title()).isEqualTo("D-08 " + KEYSPACE.name());
      assertThat(warning.stored()).isEqualTo("101 tables and views in the keyspace");
      assertThat(warning.model()).startsWith("1 more, and 100 at most");
      assertThat(warning.kind().isWarning()).isTrue();
      create(102, 150);
      SchemaChanges crowded = changes(rowan, "first");
      SchemaDifference error = crowd(crowded).get(0);
      assertThat(error.kind().effect()).isEqualTo(Effect.REDESIGN);
      assertThat(crowded.plan().notPossible()).isEmpty();
      assertThat(crowded.apply().remaining()).isEmpty();
      SchemaDifferences after = crowded.diff();
      assertThat(after.isClean()).as("%s", after).isTrue();
      assertThat(crowd(crowded)).allMatch(each -> each.kind().isWarning()).hasSize(1);
    }
    int before = LOG.text().length();
    try (Rowan rowan = open()) {
      rowan.runtime(mapping("first"));
      rowan.runtime(new RowMapping(table("first")));
      assertThat(LOG.text().substring(before))
          .containsOnlyOnce("D-08 " + KEYSPACE.name() + ": stored 15");
    }
  }

  private static List<SchemaDifference> crowd(SchemaChanges changes) {
    return changes.diff().all().stream().filter(each -> each.kind().code().equals("D-08")).toList();
  }

  private static SchemaChanges changes(Rowan rowan, String table) {
    return rowan.schema().with(mapping(table));
  }

  private static EntityMapping<Row> mapping(String table) {
    return new RowMapping(table(table));
  }

  private static TableSchema table(String name) {
    return TableSchema.named(name)
        .partitionKey("p", ScalarType.INT)
        .column("v", ScalarType.INT)
        .build();
  }

  private static void create(int first, int last) {
    for (int i = first; i <= last; i++) {
      SESSION
          .session()
          .execute("CREATE TABLE %s.other%d (p int PRIMARY KEY)".formatted(KEYSPACE.name(), i));
    }
  }

  /** Opens a session whose driver knows the tables, as that of a program does. */
  private static Rowan open() {
    return Rowan.on(
        new CassandraProvider()
            .open(
                ConnectionString.parse(
                    "rowan:cassandra://%s:%d/%s?datacenter=%s"
                        .formatted(
                            KEYSPACE.contactPoint().getHostString(),
                            KEYSPACE.contactPoint().getPort(),
                            KEYSPACE.name(),
                            KEYSPACE.datacenter()))),
        RowanOptions.defaults());
  }
}
