package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.IndexTarget;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Native indexes of a model are compared with those of a cluster, and created. */
class NativeIndexSchemaTest {
  @RegisterExtension
  @Order(1)
  static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  @RegisterExtension
  @Order(2)
  static final TestSession SESSION = new TestSession(KEYSPACE);

  private final CassandraBackend creating = backend(SchemaMode.CREATE);

  @Test
  void aMissingIndexIsADifferenceAndIsCreated() {
    Schema plain = Schema.of(List.of(columns("missing").build()));
    await(creating.define(plain));
    Schema indexed =
        Schema.of(
            List.of(
                columns("missing")
                    .nativeIndex("Missing_Name", "Name", IndexKind.SAI, IndexTarget.VALUES)
                    .nativeIndex("missing_keys", "m", IndexKind.LEGACY, IndexTarget.KEYS)
                    .build()));
    List<SchemaDifference> differences = of("missing", indexed);
    assertThat(differences)
        .extracting(SchemaDifference::title)
        .containsExactly("D-23 missing.\"Name\"", "D-23 missing.keys(m)");
    assertThat(differences.get(0).cql())
        .endsWith("\"missing\" (\"Name\") USING 'StorageAttachedIndex'");
    assertThatThrownBy(() -> await(backend(SchemaMode.VALIDATE).define(indexed)))
        .isInstanceOfSatisfying(
            SchemaMismatchException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.SCHEMA_INCOMPLETE));

    await(creating.resolve(indexed, differences.get(1)));
    assertThat(of("missing", indexed))
        .extracting(SchemaDifference::title)
        .containsExactly("D-23 missing.\"Name\"");
    await(creating.define(indexed));
    await(backend(SchemaMode.VALIDATE).define(indexed));
    assertThat(of("missing", indexed)).isEmpty();
    assertThat(of("missing", plain)).as("a further index is accepted").isEmpty();
  }

  @Test
  void anExistingIndexIsUsedWhateverItsNameIs() {
    await(creating.define(Schema.of(List.of(columns("named").build()))));
    cql("CREATE INDEX any_name ON %s.named (v)");
    cql("CREATE INDEX other_name ON %s.named (entries(m)) USING 'sai'");
    Schema model =
        Schema.of(
            List.of(
                columns("named")
                    .nativeIndex("named_v_idx", "v", IndexKind.LEGACY, IndexTarget.VALUES)
                    .nativeIndex("named_m_idx", "m", IndexKind.SAI, IndexTarget.ENTRIES)
                    .build()));
    assertThat(of("named", model)).isEmpty();
    await(backend(SchemaMode.VALIDATE).define(model));
  }

  @Test
  void anIndexOfAnotherKindOrWithOptionsIsADifferenceThatNoStepResolves() {
    await(creating.define(Schema.of(List.of(columns("other").build()))));
    cql("CREATE INDEX other_v ON %s.other (v)");
    cql(
        "CREATE INDEX other_t ON %s.other (t) USING 'sai' WITH OPTIONS = {'case_sensitive': 'false'}");
    Schema model =
        Schema.of(
            List.of(
                columns("other")
                    .nativeIndex("other_v_idx", "v", IndexKind.SAI, IndexTarget.VALUES)
                    .nativeIndex("other_t_idx", "t", IndexKind.SAI, IndexTarget.VALUES)
                    .build()));
    List<SchemaDifference> differences = of("other", model);
    assertThat(differences)
        .extracting(SchemaDifference::text)
        .satisfiesExactly(
            kind ->
                assertThat(kind)
                    .startsWith(
                        "stored a native index of kind LEGACY, model a native index of kind SAI")
                    .contains("DROP INDEX", "\"other_v\"; CREATE CUSTOM INDEX"),
            options -> assertThat(options).contains("kind SAI with {case_sensitive=false}"));
    assertThat(differences)
        .allMatch(each -> each.kind().effect() == SchemaDifference.Effect.NOT_POSSIBLE);
    assertThatThrownBy(() -> await(creating.define(model)))
        .isInstanceOfSatisfying(
            SchemaMismatchException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.SCHEMA_MISMATCH));
  }

  private static TableSchema.Builder columns(String name) {
    return TableSchema.named(name)
        .partitionKey("p", ScalarType.INT)
        .column("Name", ScalarType.TEXT)
        .column("t", ScalarType.TEXT)
        .column("v", ScalarType.INT)
        .column("m", new MapType(ScalarType.TEXT, ScalarType.INT, false));
  }

  private List<SchemaDifference> of(String table, Schema model) {
    return await(creating.compare(model)).stream()
        .filter(difference -> difference.owner().equals(table))
        .toList();
  }

  private static CassandraBackend backend(SchemaMode mode) {
    return CassandraBackend.on(SESSION.session(), KEYSPACE.name(), mode);
  }

  private static void cql(String statement) {
    SESSION.session().execute(statement.formatted(KEYSPACE.name()));
  }

  private static <T> T await(CompletionStage<T> stage) {
    try {
      return stage.toCompletableFuture().join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw e;
    }
  }
}
