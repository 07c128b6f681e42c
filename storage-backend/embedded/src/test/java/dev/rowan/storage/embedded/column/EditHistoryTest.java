package dev.rowan.storage.embedded.column;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.contract.fixture.Seed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A sequence of edits has the same result as on a Java collection. */
class EditHistoryTest {
  private static final int HISTORIES = 300;
  private static final int LENGTH = 25;

  private final long seed = Seed.next();
  private final Random random = new Random(seed);

  @Test
  void ofSets() {
    for (int i = 0; i < HISTORIES; i++) {
      OneColumn column = new OneColumn(new SetType(ScalarType.INT));
      Set<Object> model = new TreeSet<>();
      for (int at = 1; at < LENGTH; at++) {
        Set<Object> some = new HashSet<>(numbers());
        switch (random.nextInt(5)) {
          case 0 -> {
            model.clear();
            model.addAll(some);
            column.write(at, some);
          }
          case 1 -> {
            model.clear();
            column.write(at, new CellEdit.Clear());
          }
          case 2 -> {
            model.removeAll(some);
            column.write(at, new CellEdit.RemoveAll(new ArrayList<>(some)));
          }
          default -> {
            model.addAll(some);
            column.write(at, new CellEdit.AddAll(some));
          }
        }
        assertHolds(column, model.isEmpty() ? null : model);
      }
    }
  }

  @Test
  void ofMaps() {
    for (int i = 0; i < HISTORIES; i++) {
      OneColumn column = new OneColumn(new MapType(ScalarType.INT, ScalarType.INT));
      Map<Object, Object> model = new TreeMap<>();
      for (int at = 1; at < LENGTH; at++) {
        Map<Object, Object> some = new HashMap<>();
        for (Object key : numbers()) {
          some.put(key, random.nextInt(9));
        }
        switch (random.nextInt(5)) {
          case 0 -> {
            model.clear();
            model.putAll(some);
            column.write(at, some);
          }
          case 1 -> {
            model.clear();
            column.write(at, (Object) null);
          }
          case 2 -> {
            model.keySet().removeAll(some.keySet());
            column.write(at, new CellEdit.RemoveAll(new ArrayList<>(some.keySet())));
          }
          default -> {
            for (Object key : numbers()) {
              some.put(key, null);
            }
            model.putAll(some);
            model.values().removeAll(Collections.singleton(null));
            column.write(at, new CellEdit.PutAll(some));
          }
        }
        assertHolds(column, model.isEmpty() ? null : model);
      }
    }
  }

  @Test
  void ofLists() {
    for (int i = 0; i < HISTORIES; i++) {
      OneColumn column = new OneColumn(new ListType(ScalarType.INT));
      List<Object> model = new ArrayList<>();
      for (int at = 1; at < LENGTH; at++) {
        editList(column, at, model);
        assertHolds(column, model.isEmpty() ? null : model);
      }
    }
  }

  private void editList(OneColumn column, int at, List<Object> model) {
    List<Object> some = numbers();
    int place = model.isEmpty() ? -1 : random.nextInt(model.size());
    switch (random.nextInt(7)) {
      case 0 -> {
        model.clear();
        model.addAll(some);
        column.write(at, some);
      }
      case 1 -> {
        model.removeAll(some);
        column.write(at, new CellEdit.RemoveAll(some));
      }
      case 2 -> {
        model.addAll(0, some);
        column.write(at, new CellEdit.Prepend(some));
      }
      case 3 -> {
        if (place >= 0) {
          model.remove(place);
          column.write(at, new CellEdit.SetAt(place, null));
        }
      }
      case 4 -> {
        if (place >= 0) {
          model.set(place, 77);
          column.write(at, new CellEdit.SetAt(place, 77));
        }
      }
      default -> {
        model.addAll(some);
        column.write(at, new CellEdit.Append(some));
      }
    }
  }

  @Test
  void ofUserTypes() {
    List<String> names = List.of("a", "b", "c");
    UserType type =
        new UserType(
            "u", names.stream().map(name -> new UserType.Field(name, ScalarType.INT)).toList());
    for (int i = 0; i < HISTORIES; i++) {
      OneColumn column = new OneColumn(type);
      Object[] model = new Object[3];
      for (int at = 1; at < LENGTH; at++) {
        if (random.nextInt(4) == 0) {
          model = new Object[] {numberOrNull(), numberOrNull(), numberOrNull()};
          column.write(at, TupleValue.of(model));
        } else {
          int field = random.nextInt(3);
          model[field] = numberOrNull();
          column.write(
              at, new CellEdit.SetFields(Collections.singletonMap(names.get(field), model[field])));
        }
        boolean none = Arrays.stream(model).allMatch(field -> field == null);
        assertHolds(column, none ? null : TupleValue.of(model));
      }
    }
  }

  private List<Object> numbers() {
    List<Object> numbers = new ArrayList<>();
    for (int count = random.nextInt(4); count > 0; count--) {
      numbers.add(random.nextInt(6) - 3);
    }
    return numbers;
  }

  private Object numberOrNull() {
    return random.nextInt(3) == 0 ? null : random.nextInt(9);
  }

  /** The iteration order must equal the model's too. */
  private void assertHolds(OneColumn column, Object model) {
    assertThat(column.read()).as("seed %d", seed).isEqualTo(model);
    if (model instanceof Set<?> set) {
      assertThat(List.copyOf((Set<?>) column.read())).isEqualTo(List.copyOf(set));
    }
    if (model instanceof Map<?, ?> map) {
      assertThat(List.copyOf(((Map<?, ?>) column.read()).keySet()))
          .as("seed %d", seed)
          .isEqualTo(List.copyOf(map.keySet()));
    }
  }
}
