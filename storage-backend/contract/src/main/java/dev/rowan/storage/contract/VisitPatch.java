package dev.rowan.storage.contract;

import dev.rowan.binding.Codecs;
import dev.rowan.binding.Property;
import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import dev.rowan.value.CellEdit;
import dev.rowan.value.Row;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Patches of visits, written like a generated class, and created from a row to write. */
final class VisitPatch extends EntityPatch<Row> {
  private static final Property<Set<String>> WORDS =
      new Property<>("words", VisitMapping.WORDS, Codecs.set(Codecs.STRING));
  private static final Property<Map<Integer, String>> RANKS =
      new Property<>("ranks", VisitMapping.RANKS, Codecs.map(Codecs.INTEGER, Codecs.STRING));
  private static final Property<List<String>> STEPS =
      new Property<>("steps", VisitMapping.STEPS, Codecs.list(Codecs.STRING));
  private static final Property<BigDecimal> RATE =
      new Property<>("rate", VisitMapping.RATE, Codecs.DECIMAL);
  private static final Property<Instant> AT =
      new Property<>("at", VisitMapping.AT, Codecs.TIMESTAMP);

  private VisitPatch(PatchStart<Row> start) {
    super(start);
  }

  /**
   * Returns the patch that corresponds to a row to write; edits at a list index are not patches.
   */
  static VisitPatch of(VisitMapping mapping, Row written) {
    VisitPatch patch =
        new VisitPatch(
            PatchStart.of(
                mapping,
                Objects.requireNonNull(written.get(VisitMapping.GUEST)),
                Objects.requireNonNull(written.get(VisitMapping.YEAR)),
                Objects.requireNonNull(written.get(VisitMapping.ROOM))));
    for (int i = mapping.table.keySize(); i < written.size(); i++) {
      if (written.isSet(i)) {
        patch.say(mapping, i, written.get(i));
      }
    }
    return patch;
  }

  static VisitPatch between(VisitMapping mapping, Row before, Row after) {
    return new VisitPatch(PatchStart.betweenRows(mapping, before, after));
  }

  private void say(VisitMapping mapping, int column, @Nullable Object value) {
    switch (column) {
      case VisitMapping.WORDS -> words(value);
      case VisitMapping.RANKS -> ranks(value);
      case VisitMapping.STEPS -> steps(value);
      case VisitMapping.RATE -> setOrClear(RATE, (BigDecimal) value);
      case VisitMapping.AT -> setOrClear(AT, (Instant) value);
      default ->
          setOrClear(
              new Property<>(mapping.table.column(column).name(), column, Codecs.STRING),
              (String) value);
    }
  }

  private <J> void setOrClear(Property<J> property, @Nullable J value) {
    if (value == null) {
      clear(property);
    } else {
      set(property, value);
    }
  }

  private void words(@Nullable Object value) {
    if (value instanceof CellEdit.AddAll add) {
      add.elements().forEach(word -> add(WORDS, Set.of((String) word)));
    } else if (value instanceof CellEdit.RemoveAll remove) {
      remove(WORDS, texts(remove.elements()));
    } else {
      setOrClear(WORDS, value == null ? null : texts((Set<?>) value));
    }
  }

  private void ranks(@Nullable Object value) {
    if (value instanceof CellEdit.PutAll put) {
      put(RANKS, ranksOf(put.entries()));
    } else if (value instanceof CellEdit.RemoveAll remove) {
      Set<Integer> keys = new LinkedHashSet<>();
      remove.elements().forEach(key -> keys.add((Integer) key));
      removeKeys(RANKS, keys);
    } else {
      setOrClear(RANKS, value == null ? null : ranksOf((Map<?, ?>) value));
    }
  }

  private void steps(@Nullable Object value) {
    if (value instanceof CellEdit.Append append) {
      append.elements().forEach(step -> append(STEPS, List.of((String) step)));
    } else if (value instanceof CellEdit.Prepend prepend) {
      prepend(STEPS, List.copyOf(textList(prepend.elements())));
    } else if (value instanceof CellEdit.RemoveAll remove) {
      remove(STEPS, textList(remove.elements()));
    } else {
      setOrClear(STEPS, value == null ? null : textList((List<?>) value));
    }
  }

  private static Set<String> texts(Iterable<?> values) {
    Set<String> texts = new LinkedHashSet<>();
    values.forEach(value -> texts.add((String) value));
    return texts;
  }

  private static List<String> textList(List<?> values) {
    List<String> texts = new ArrayList<>();
    values.forEach(value -> texts.add((String) value));
    return texts;
  }

  private static Map<Integer, String> ranksOf(Map<?, ?> values) {
    Map<Integer, String> ranks = new LinkedHashMap<>();
    values.forEach((key, value) -> ranks.put((Integer) key, (String) value));
    return ranks;
  }
}
