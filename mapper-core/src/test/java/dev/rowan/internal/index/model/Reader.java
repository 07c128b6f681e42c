package dev.rowan.internal.index.model;

import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A reader that sees an entry, some time later its row, and sets the entry right if it finds it
 * wrong, as often as the program says; at any time, beside all writers.
 */
final class Reader {
  private record Seen(DerivedTable derived, Row entry) {}

  private record Judged(int seen, int reading) {}

  private final Program program;
  private final Scene scene;
  private final Planning planning;
  private final Reading.Log readings;
  private final List<Seen> seen = new ArrayList<>();
  private final Map<List<Object>, Integer> numbers = new HashMap<>();
  private final Map<Judged, int[]> judged = new HashMap<>();

  Reader(Program program, Scene scene, Planning planning) {
    this.program = program;
    this.scene = scene;
    this.planning = planning;
    this.readings = new Reading.Log(scene.store());
  }

  void steps(int[] state, Search.Sink next) {
    int at = scene.reader();
    if (state[at + 1] != 0) {
      compare(state, state[at + 1] - 1, next);
    } else if (state[at] < program.repairs()) {
      read(state, next);
    }
  }

  private void read(int[] state, Search.Sink next) {
    Store store = scene.store();
    List<DerivedTable> tables = store.tables().derived();
    for (int table = 0; table < tables.size(); table++) {
      Store.Rows rows = store.derived(table);
      for (int i = 0; i < rows.count(); i++) {
        Row entry = store.read(state, rows, i);
        if (entry != null) {
          DerivedTable derived = tables.get(table);
          int number =
              numbers.computeIfAbsent(
                  List.of(derived, entry),
                  any -> {
                    seen.add(new Seen(derived, entry));
                    return seen.size();
                  });
          int[] looked = state.clone();
          looked[scene.reader()]++;
          looked[scene.reader() + 1] = number;
          next.accept(looked, Writers.step(Writers.SEES, -1, 0));
        }
      }
    }
  }

  private void compare(int[] state, int number, Search.Sink next) {
    DerivedTable derived = seen.get(number).derived();
    Row entry = seen.get(number).entry();
    Reading read = readings.of(state, rowOf(derived, entry));
    int now = program.clocks().get(program.clocks().size() - 1) * Clock.TICKS;
    int[] repair =
        judged.computeIfAbsent(
            new Judged(number, read.number()),
            any -> {
              Optional<MutationSet> batch = planning.repair(derived, entry, read.state(), now);
              return scene.tokens(batch.stream().toList());
            });
    int[] compared = state.clone();
    compared[scene.reader() + 1] = 0;
    next.accept(scene.send(compared, repair, -1), Writers.step(Writers.REPAIRS, -1, 0));
  }

  private int rowOf(DerivedTable derived, Row entry) {
    for (int i = 0; i < derived.table().keySize(); i++) {
      if (derived.components().get(i).column() == Shop.ID) {
        return (Integer) entry.get(i);
      }
    }
    throw new IllegalStateException("an entry of " + derived + " does not say whose it is");
  }
}
