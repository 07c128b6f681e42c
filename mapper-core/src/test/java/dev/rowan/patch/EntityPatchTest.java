package dev.rowan.patch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class EntityPatchTest {
  private static final Property<String> NAME = new Property<>("name", 1, Codecs.STRING);
  private static final Property<Set<String>> TAGS =
      new Property<>("tags", 2, Codecs.set(Codecs.STRING));
  private static final Property<List<String>> STEPS =
      new Property<>("steps", 3, Codecs.list(Codecs.STRING));
  private static final Property<Map<String, String>> NOTES =
      new Property<>("notes", 4, Codecs.map(Codecs.STRING, Codecs.STRING));
  private static final String PRIVATE = "nobody's business";

  @Test
  void whatIsSaidLastBuildsOnWhatWasSaidBefore() {
    JarPatch patch = JarPatch.of("a");
    patch.set(TAGS, Set.of("x"));
    patch.add(TAGS, Set.of("y"));
    patch.remove(TAGS, Set.of("x"));
    patch.clear(STEPS);
    patch.append(STEPS, List.of("b"));
    patch.prepend(STEPS, List.of("a"));
    patch.set(NOTES, Map.of("k", "v", "l", "w"));
    patch.removeKeys(NOTES, Set.of("k"));
    patch.put(NOTES, Map.of("m", "x"));

    assertThat(patch.row())
        .isEqualTo(
            Row.of("a", Row.UNSET, Set.of("y"), List.of("a", "b"), Map.of("l", "w", "m", "x")));
  }

  @Test
  void editsOfOneSortAreOne() {
    JarPatch patch = JarPatch.of("a");
    patch.add(TAGS, Set.of("x"));
    patch.add(TAGS, Set.of("y"));
    patch.prepend(STEPS, List.of("b"));
    patch.prepend(STEPS, List.of("a"));
    patch.put(NOTES, Map.of("k", "v", "l", "w"));
    patch.removeKeys(NOTES, Set.of("k"));
    Map<Object, @Nullable Object> entries = new HashMap<>();
    entries.put("k", null);
    entries.put("l", "w");

    assertThat(patch.row())
        .isEqualTo(
            Row.of(
                "a",
                Row.UNSET,
                new CellEdit.AddAll(Set.of("x", "y")),
                new CellEdit.Prepend(List.of("a", "b")),
                new CellEdit.PutAll(entries)));
  }

  @Test
  void editsThatDoNotGoTogetherAreRefusedAndChangeNothing() {
    JarPatch patch = JarPatch.of("a");
    patch.append(STEPS, List.of(PRIVATE));
    Row before = patch.row();

    assertThatThrownBy(() -> patch.prepend(STEPS, List.of(PRIVATE)))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("prepend after append")
        .hasMessageNotContaining(PRIVATE)
        .extracting("code")
        .isEqualTo(ErrorCode.PATCH_REJECTED);
    assertThatThrownBy(() -> patch.remove(STEPS, List.of("b")))
        .isInstanceOf(RejectedInputException.class);
    assertThat(patch.row()).isEqualTo(before);
  }

  @Test
  void nullIsNoValueAndNothingIsNoChange() {
    JarPatch patch = JarPatch.of("a");
    assertThatThrownBy(() -> patch.set(NAME, null)).isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> patch.add(TAGS, null)).isInstanceOf(RejectedInputException.class);
    patch.add(TAGS, Set.of());
    patch.removeKeys(NOTES, Set.of());

    assertThat(patch.isEmpty()).isTrue();
    assertThat(patch).hasToString("JarPatch of nothing");
    patch.clear(NAME);
    assertThat(patch.isEmpty()).isFalse();
  }

  @Test
  void valuesAreTakenOverAndNeverPrinted() {
    Set<String> tags = new HashSet<>(Set.of(PRIVATE));
    JarPatch patch = JarPatch.of(PRIVATE);
    patch.set(TAGS, tags);
    patch.set(NAME, PRIVATE);
    tags.add("later");

    assertThat(patch.row().get(2)).isEqualTo(Set.of(PRIVATE));
    assertThat(patch).hasToString("JarPatch of name, tags");
  }

  /** Jars are rows themselves. */
  private static final class JarMapping implements EntityMapping<Row> {
    @Override
    public Class<Row> type() {
      return Row.class;
    }

    static final JarMapping INSTANCE = new JarMapping();

    private final TableSchema table =
        TableSchema.named("jar")
            .partitionKey("id", ScalarType.TEXT)
            .column("name", ScalarType.TEXT)
            .column("tags", new SetType(ScalarType.TEXT))
            .column("steps", new ListType(ScalarType.TEXT))
            .column("notes", new MapType(ScalarType.TEXT, ScalarType.TEXT))
            .build();

    @Override
    public TableSchema table() {
      return table;
    }

    @Override
    public List<DerivedTable> derived() {
      return List.of();
    }

    @Override
    public Row write(Row entity) {
      return entity;
    }

    @Override
    public Row read(Row row) {
      return row;
    }
  }

  private static final class JarPatch extends EntityPatch<Row> {
    private JarPatch(PatchStart<Row> start) {
      super(start);
    }

    static JarPatch of(String id) {
      return new JarPatch(PatchStart.of(JarMapping.INSTANCE, id));
    }
  }
}
