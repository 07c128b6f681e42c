package dev.rowan.internal.index.model;

import dev.rowan.spi.mutation.Mutation;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Who does what at one time: changes that were made before, writers with their changes one after
 * the other, and what can go wrong.
 *
 * @param name says it in a few words
 * @param tables whose rows are changed
 * @param before changes that were carried out completely
 * @param writers for each writer its changes
 * @param clocks what a clock may show to any reader at any time
 * @param attempts how often a writer tries whose change was refused
 * @param repairs how many entries a reader reads and repairs
 * @param unreliable whether writers give up or crash at any point
 * @param required what must hold
 * @param batches whether the changes of each writer are one batch
 */
record Program(
    String name,
    Shop tables,
    List<Mutation> before,
    List<List<Mutation>> writers,
    List<Integer> clocks,
    int attempts,
    int repairs,
    boolean unreliable,
    Set<Promise> required,
    boolean batches) {

  /** Starts a program on these tables, which must keep the promises that these tables make. */
  static Program on(Shop tables) {
    return new Program(
        "",
        tables,
        List.of(),
        List.of(),
        List.of(2, 3, 4),
        1,
        0,
        false,
        EnumSet.copyOf(tables.promises()),
        false);
  }

  Program after(Mutation... changes) {
    return new Program(
        name,
        tables,
        List.of(changes),
        writers,
        clocks,
        attempts,
        repairs,
        unreliable,
        required,
        batches);
  }

  Program writer(Mutation... changes) {
    List<List<Mutation>> more = new ArrayList<>(writers);
    more.add(List.of(changes));
    return new Program(
        name, tables, before, more, clocks, attempts, repairs, unreliable, required, batches);
  }

  Program clocks(Integer... readings) {
    return new Program(
        name,
        tables,
        before,
        writers,
        List.of(readings),
        attempts,
        repairs,
        unreliable,
        required,
        batches);
  }

  Program attempts(int most) {
    return new Program(
        name, tables, before, writers, clocks, most, repairs, unreliable, required, batches);
  }

  Program repairs(int most) {
    return new Program(
        name, tables, before, writers, clocks, attempts, most, unreliable, required, batches);
  }

  Program crashes() {
    return new Program(
        name, tables, before, writers, clocks, attempts, repairs, true, required, batches);
  }

  /** Returns the program in which each writer commits its changes, of a row each, at once. */
  Program together() {
    return new Program(
        name, tables, before, writers, clocks, attempts, repairs, unreliable, required, true);
  }

  Program keeps(Promise promise) {
    Set<Promise> more = EnumSet.copyOf(required);
    more.add(promise);
    return new Program(
        name, tables, before, writers, clocks, attempts, repairs, unreliable, more, batches);
  }

  Program without(Promise promise) {
    Set<Promise> fewer = EnumSet.copyOf(required);
    fewer.remove(promise);
    return new Program(
        name, tables, before, writers, clocks, attempts, repairs, unreliable, fewer, batches);
  }

  /** Returns the program of which nothing is asked but that a repair of all tables heals it. */
  Program healed() {
    Set<Promise> healed = EnumSet.of(Promise.EXACT_AFTER_SCRUB);
    return new Program(
        name, tables, before, writers, clocks, attempts, repairs, unreliable, healed, batches);
  }

  /** Returns the program with a name that says what its writers do. */
  Program named() {
    StringBuilder text = new StringBuilder(tables.name().toLowerCase(java.util.Locale.ROOT));
    String between = ": ";
    for (List<Mutation> changes : writers) {
      text.append(between);
      between = " | ";
      String then = "";
      for (Mutation change : changes) {
        text.append(then).append(Shop.text(change));
        then = batches ? " & " : "; ";
      }
    }
    text.append(unreliable ? ", crashes" : "").append(repairs > 0 ? ", repair" : "");
    return new Program(
        text.toString(),
        tables,
        before,
        writers,
        clocks,
        attempts,
        repairs,
        unreliable,
        required,
        batches);
  }
}
