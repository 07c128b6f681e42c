package dev.rowan.storage.cassandra.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.IndexTarget;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.StorageOptions;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.VectorType;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Requirements that the servers' configuration refuses are refused when the schema is defined. */
class FeaturesTest {
  private static final TableSchema TABLE =
      TableSchema.named("notes")
          .partitionKey("id", ScalarType.INT)
          .column("text", ScalarType.TEXT)
          .column("places", new ListType(new VectorType(ScalarType.FLOAT, 2)))
          .build();
  private static final StoredSchema EMPTY = new StoredSchema(Map.of(), Map.of(), Map.of());
  private static final StoredSchema THERE =
      new StoredSchema(
          Map.of(),
          Map.of("notes", new StoredSchema.Table(0, StorageOptions.DEFAULT, Map.of())),
          Map.of());

  @Test
  void defaultAndUnreadableConfigurationsAreAccepted() {
    Map<String, String> usual =
        Map.of(
            "user_timestamps_enabled", "true",
            "read_consistency_levels_disallowed", "[]",
            "write_consistency_levels_disallowed", "null",
            "table_properties_disallowed", "[comment, cdc]",
            "columns_per_table_fail_threshold", "-1");
    assertThat(missing(Map.of(), true, EMPTY)).isEmpty();
    assertThat(missing(usual, true, EMPTY)).isEmpty();
  }

  @Test
  void writesNeedTheirTimestamps() {
    assertThat(missing(Map.of("user_timestamps_enabled", "false"), true, THERE))
        .containsExactly("D-10 user_timestamps_enabled");
  }

  @Test
  void requestsNeedTheirConsistency() {
    Map<String, String> settings =
        Map.of(
            "read_consistency_levels_disallowed", "[ONE, LOCAL_QUORUM]",
            "write_consistency_levels_disallowed", "[ANY]");
    assertThat(missing(settings, true, THERE))
        .containsExactly("D-10 read_consistency_levels_disallowed");
  }

  @Test
  void newTablesNeedTheirPropertiesAndColumns() {
    Map<String, String> settings =
        Map.of(
            "table_properties_disallowed", "[default_time_to_live]",
            "columns_per_table_fail_threshold", "2");
    assertThat(missing(settings, true, EMPTY))
        .containsExactly(
            "D-10 table_properties_disallowed", "D-10 columns_per_table_fail_threshold");
    assertThat(missing(settings, true, THERE)).isEmpty();
  }

  @Test
  void vectorsNeedServersThatSupportThem() {
    assertThat(missing(Map.of(), false, THERE)).containsExactly("D-10 notes.places");
  }

  @Test
  void attachedIndexesNeedServersThatSupportThem() {
    Schema model =
        Schema.of(
            List.of(
                TableSchema.named("notes")
                    .partitionKey("id", ScalarType.INT)
                    .column("text", ScalarType.TEXT)
                    .column("author", ScalarType.TEXT)
                    .nativeIndex("by_text", "text", IndexKind.SAI, IndexTarget.VALUES)
                    .nativeIndex("by_author", "author", IndexKind.LEGACY, IndexTarget.VALUES)
                    .build()));
    assertThat(missing(Map.of(), true, model)).isEmpty();
    assertThat(missing(Map.of(), false, model)).containsExactly("D-10 notes.text");
    assertThat(missing(Map.of("secondary_indexes_enabled", "false"), true, model))
        .containsOnly("D-10 secondary_indexes_enabled");
  }

  private static List<String> missing(Map<String, String> settings, boolean isFive, Schema model) {
    return new Features(settings, isFive, "LOCAL_QUORUM")
        .missing(model, EMPTY).stream().map(SchemaDifference::title).toList();
  }

  private static List<String> missing(
      Map<String, String> settings, boolean hasVectors, StoredSchema stored) {
    return new Features(settings, hasVectors, "LOCAL_QUORUM")
        .missing(Schema.of(List.of(TABLE)), stored).stream().map(SchemaDifference::title).toList();
  }
}
