package dev.rowan.storage.contract.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.operate.schema.SchemaDifferences;
import dev.rowan.operate.schema.SchemaPlan;
import dev.rowan.operate.schema.SchemaStep;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Effect;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Wares;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Each kind of difference between a model and the stored schema is found, with its code. */
public abstract class SchemaDifferencesContract extends ContractCase {
  private final List<String> created = new ArrayList<>();

  @AfterEach
  final void dropTables() {
    new SchemaChanges(newSession()).dropping(created.toArray(String[]::new)).apply();
  }

  private String newName() {
    String name = freshName("evolved");
    created.add(name);
    return name;
  }

  private SchemaChanges changes(TableSchema model) {
    return new SchemaChanges(newSession()).with(new Wares(model, List.of()));
  }

  /** Returns the differences of this table and of these types, as title and both sides. */
  private List<String> differences(TableSchema model, String... types) {
    List<String> owners = new ArrayList<>(List.of(types));
    owners.add(model.name());
    return changes(model).diff().all().stream()
        .filter(each -> owners.contains(each.owner()))
        .map(each -> each.title() + ": " + each.stored() + " / " + each.model())
        .toList();
  }

  @Test
  void findsWhatCannotBeChanged() {
    String name = newName();
    TableSchema stored =
        TableSchema.named(name)
            .partitionKey("p", ScalarType.INT)
            .clustering("c", ScalarType.INT, Order.ASC)
            .clustering("d", ScalarType.INT, Order.ASC)
            .column("v", ScalarType.INT)
            .layout("p = 1 DAYS of v")
            .build();
    define(List.of(stored));
    assertThat(differences(stored)).isEmpty();
    TableSchema model =
        TableSchema.named(name)
            .partitionKey("p", ScalarType.TEXT)
            .clustering("c", ScalarType.INT, Order.DESC)
            .clustering("e", ScalarType.INT, Order.ASC)
            .column("v", ScalarType.TEXT)
            .layout("p = 1 HOURS of v")
            .build();
    assertThat(differences(model))
        .containsExactlyInAnyOrder(
            "D-01 " + name + ".p: int partition_key / text partition_key",
            "D-03 " + name + ".c: int clustering asc / int clustering desc",
            "D-01 " + name + ".e: nothing / int clustering asc",
            "D-01 " + name + ".d: int clustering asc / not in the key",
            "D-02 " + name + ".v: int regular / text regular",
            "D-05 " + name + ": p = 1 DAYS of v / p = 1 HOURS of v");
    SchemaPlan plan = changes(model).plan();
    assertThat(plan.executable()).isEmpty();
    assertThat(plan.notPossible())
        .hasSize(6)
        .allMatch(step -> step.effect() == Effect.NOT_POSSIBLE && !step.note().isEmpty());
    assertThat(plan.toString()).contains("NOT POSSIBLE D-03", "declare an index with the new key");
    assertThat(changes(model).apply().remaining()).hasSize(6);
    assertThat(differences(stored)).as("nothing has changed").isEmpty();
  }

  @Test
  void findsAndResolvesOtherOptions() {
    String name = newName();
    define(List.of(ofTtl(name, 0).build()));
    TableSchema model = ofTtl(name, 60).layout("p = 1 DAYS of v").build();
    assertThat(differences(model))
        .containsExactlyInAnyOrder(
            "D-05 " + name + ": no record / p = 1 DAYS of v",
            "D-06 " + name + ": 0 seconds by default / 60");
    changes(model).apply();
    assertThat(differences(model)).isEmpty();
    assertThat(differences(ofTtl(name, 60).layout("p = 1 HOURS of v").build())).hasSize(1);
  }

  /** A roll-up can be added, and keeps its period; a model without it removes no record. */
  @Test
  void theRecordOfRollupsGrows() {
    String name = newName();
    define(List.of(ofTtl(name, 0).layout("p = 1 DAYS of v").build()));
    String days = "p = 1 DAYS of v; rollup d = 1 DAYS of v";
    TableSchema counted = ofTtl(name, 0).layout(days).build();
    assertThat(differences(counted))
        .containsExactly("D-05 " + name + ": p = 1 DAYS of v / " + days);
    changes(counted).apply();
    assertThat(differences(counted)).isEmpty();
    define(List.of(ofTtl(name, 0).layout("p = 1 DAYS of v").build()));
    assertThat(differences(ofTtl(name, 0).layout("rollup d = 1 HOURS of v").build()))
        .containsExactly("D-05 " + name + ": rollup d = 1 DAYS of v / rollup d = 1 HOURS of v");
    TableSchema more = ofTtl(name, 0).layout(days + "; rollup e = 1 HOURS of v").build();
    changes(more).apply();
    assertThat(differences(more)).isEmpty();
    assertThat(differences(counted)).isEmpty();
  }

  /** Reads visit all shards in turn, so that there can be more of them, and not fewer. */
  @Test
  void theNumberOfShardsInTurnGrows() {
    String name = newName();
    TableSchema four = ofTtl(name, 0).layout("p = 4 SHARDS in turn").build();
    TableSchema eight = ofTtl(name, 0).layout("p = 8 SHARDS in turn").build();
    define(List.of(four));
    assertThat(differences(eight))
        .containsExactly("D-05 " + name + ": p = 4 SHARDS in turn / p = 8 SHARDS in turn");
    changes(eight).apply();
    assertThat(differences(eight)).isEmpty();
    assertThat(differences(four))
        .containsExactly("D-05 " + name + ": p = 8 SHARDS in turn / p = 4 SHARDS in turn");
    assertThat(changes(four).apply().remaining()).hasSize(1);
  }

  private static TableSchema.Builder ofTtl(String name, int ttl) {
    return TableSchema.named(name)
        .partitionKey("p", ScalarType.INT)
        .column("v", ScalarType.INT)
        .defaultTtl(ttl);
  }

  @Test
  void findsAndAddsFieldsOfTypes() {
    String name = newName();
    String type = freshName("place") + " (of \"all\")";
    TableSchema first = placed(name, new UserType(type, List.of(field("street"))));
    changes(first).apply();
    assertThat(differences(first, type)).isEmpty();
    TableSchema second =
        placed(name, new UserType(type, List.of(field("street"), field("zip"), field("town"))));
    assertThat(differences(second, type))
        .containsExactly(
            "D-14 " + type + ".zip: nothing / text", "D-14 " + type + ".town: nothing / text");
    List<SchemaStep> steps = changes(second).plan().executable();
    assertThat(steps).extracting(SchemaStep::effect).containsOnly(Effect.ADDITIVE);
    assertThat(steps.get(0).statement()).startsWith("ALTER TYPE ").endsWith(" ADD \"zip\" text");
    changes(second).apply();
    assertThat(differences(second, type)).isEmpty();
  }

  private static UserType.Field field(String name) {
    return new UserType.Field(name, ScalarType.TEXT);
  }

  private static TableSchema placed(String name, UserType type) {
    return TableSchema.named(name)
        .partitionKey("p", ScalarType.INT)
        .column("at", type.frozenType())
        .column("before", new ListType(type.frozenType()))
        .build();
  }

  @Test
  void reportsWhatOnlyTheStoreHasAsInformation() {
    String name = newName();
    String other = newName();
    define(
        List.of(
            ofTtl(name, 0).column("émile \"x\"", ScalarType.TEXT).build(),
            ofTtl(other, 0).build()));
    SchemaDifferences found = changes(ofTtl(name, 0).build()).diff();
    assertThat(found.isClean()).isTrue();
    assertThat(found.all())
        .filteredOn(each -> each.owner().equals(name) || each.owner().equals(other))
        .extracting(SchemaDifference::title)
        .containsExactly("D-04 " + name + ".émile \"x\"", "D-22 " + other);
    assertThat(found.all())
        .filteredOn(each -> each.kind().isSurplus())
        .noneMatch(each -> each.element().startsWith("rowan_"));
    if (!isServer()) {
      reopen(); // the store refuses to drop columns of models that are in use
    }
    SchemaChanges dropping = changes(ofTtl(name, 0).build()).dropping(name + ".émile \"x\"", other);
    dropping.apply();
    dropping.apply();
    assertThat(differences(ofTtl(name, 0).build())).isEmpty();
    await(backend().define(Schema.of(List.of(ofTtl(name, 0).build()))));
  }
}
