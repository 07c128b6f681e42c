package dev.rowan.internal.index.model;

import static dev.rowan.internal.index.model.Shop.NOTE;
import static dev.rowan.internal.index.model.Shop.PRICE;
import static dev.rowan.internal.index.model.Shop.SELLER;
import static dev.rowan.internal.index.model.Shop.TITLE;
import static dev.rowan.internal.index.model.Shop.delete;
import static dev.rowan.internal.index.model.Shop.insert;
import static dev.rowan.internal.index.model.Shop.save;
import static dev.rowan.internal.index.model.Shop.set;

import java.util.function.UnaryOperator;

/**
 * What one could be tempted to leave out, with a program that shows why not. The model must find
 * what it breaks, or it would not find mistakes either.
 */
enum Weakness {
  /** An update writes the columns that it names, and not their whole key group. */
  CELL_BY_CELL(
      Promise.NEVER_MISSING,
      moved(Shop.VERIFIED).without(Promise.KEY_GROUP_WHOLE),
      plans -> Weakened.commit(plans, Weakened::namedColumnsOnly)),
  /** The same, of what a copy holds that is read without looking at the row. */
  COPIES_CELL_BY_CELL(
      Promise.COPIES_RIGHT_AT_REST,
      stored(Shop.ATOMIC)
          .writer(set(PRICE, 1))
          .writer(set(TITLE, 1))
          .without(Promise.KEY_GROUP_WHOLE),
      plans -> Weakened.commit(plans, Weakened::namedColumnsOnly)),
  /** Timestamps are the time of day, whatever was read. */
  WALL_CLOCKS(
      Promise.TIMESTAMPS_IN_ORDER,
      moved(Shop.VERIFIED),
      UnaryOperator.identity(),
      (now, newest, last, writer) -> now * Clock.TICKS + 2 * (writer + 1)),
  /** Two writers may have one timestamp. */
  EQUAL_TIMESTAMPS(
      Promise.NEVER_MISSING,
      stored(Shop.VERIFIED).writer(save(0, 1, 0)).writer(save(1, 0, 0)),
      UnaryOperator.identity(),
      (now, newest, last, writer) -> Clock.SAFE.timestamp(now, newest, last, 0)),
  /** A reader deletes a stale entry as of now. */
  REPAIR_AT_NOW(
      Promise.NEVER_MISSING,
      stored(Shop.VERIFIED).writer(set(PRICE, 1), set(PRICE, 0)).repairs(1),
      Weakened::repairAtNow),
  /** A delete leaves nothing that can be read. */
  DELETE_WITHOUT_MARKER(
      Promise.TIMESTAMPS_IN_ORDER,
      stored(Shop.VERIFIED).writer(delete()).writer(save(1, 1, 1)),
      plans -> Weakened.commit(plans, Weakened::withoutMarker)),
  /** Every write of the row writes its version. */
  VERSION_OF_EVERY_WRITE(
      Promise.NEVER_MISSING,
      stored(Shop.VERIFIED)
          .writer(set(PRICE, 1))
          .writer(set(PRICE, 0))
          .writer(set(NOTE, 1))
          .repairs(1)
          .without(Promise.KEY_GROUP_WHOLE),
      plans -> Weakened.commit(plans, Weakened::alwaysVersioned)),
  /** New entries are not written where the row is found to have them. */
  ENTRIES_ONLY_IF_NEW(
      Promise.NEVER_MISSING,
      stored(Shop.VERIFIED).writer(save(0, 0, 1)).writer(set(PRICE, 1)),
      Weakened::preparesNewEntriesAlone),
  /** A write leaves out what the row is found to have. */
  DIFFERENCES_ALONE(
      Promise.ROWS_WHOLE,
      stored(Shop.VERIFIED).writer(save(0, 0, 1)).writer(delete()).keeps(Promise.ROWS_WHOLE),
      Weakened::differencesAlone),
  /** Parts of a batch can be lost. */
  BATCHES_LOST(
      Promise.NOT_MISSING_AT_REST,
      stored(Shop.ATOMIC).writer(set(PRICE, 1)).writer(set(SELLER, 1)).crashes(),
      UnaryOperator.identity(),
      Clock.SAFE,
      true,
      false),
  /** The row is written first, its entries after it. */
  ROW_FIRST(Promise.NEVER_MISSING, moved(Shop.VERIFIED), Weakened::rowFirst),
  /** The row is written while its entries are still under way. */
  IMPATIENT(
      Promise.NEVER_MISSING,
      moved(Shop.VERIFIED),
      UnaryOperator.identity(),
      Clock.SAFE,
      false,
      true),
  /** Of a batch one row is written while the entries of another are still under way. */
  BATCH_ROW_BY_ROW(
      Promise.NEVER_MISSING,
      Weakened::rowByRow,
      both().writer(set(PRICE, 1), set(1, PRICE, 1)).together()),
  /** Of a batch old entries are removed while its rows are still under way. */
  BATCH_WITHOUT_AN_END(
      Promise.NEVER_MISSING,
      Weakened::finishedAtOnce,
      both().writer(set(PRICE, 1), set(1, PRICE, 1)).together()),
  /** The row is written first, under its condition. */
  SERIAL_ROW_FIRST(Promise.NEVER_MISSING, contended(), Weakened::rowFirst),
  /** The row is written under its condition while its entries are still under way. */
  SERIAL_IMPATIENT(
      Promise.NEVER_MISSING, contended(), UnaryOperator.identity(), Clock.SAFE, false, true),
  /** Old entries stay confirmed until they are removed. */
  NO_UNCONFIRM(Promise.CONFIRMED_RIGHT, contended(), Weakened::withoutUnconfirm),
  /** Entries are confirmed at the version at which they were prepared. */
  ONE_TICK(
      Promise.CONFIRMED_RIGHT,
      stored(Shop.SERIAL).clocks(2).writer(save(1, 1, 0)).writer(save(1, 1, 1)),
      Weakened::oneTick),
  /** Who lost deletes what it prepared, whatever stands. */
  LOSER_DELETES(
      Promise.NEVER_MISSING,
      stored(Shop.SERIAL).clocks(2, 3).writer(set(PRICE, 1)).writer(set(PRICE, 1)).attempts(2),
      Weakened::loserDeletes),
  /** A reader deletes a pending entry as of the entry's own version. */
  PENDING_DELETED(
      Promise.NEVER_MISSING,
      stored(Shop.SERIAL).clocks(2, 3).writer(set(PRICE, 1)).repairs(1),
      Weakened::deletesPending),
  /** A delete leaves no version. */
  VERSION_LOST(
      Promise.NEVER_MISSING,
      stored(Shop.SERIAL).clocks(2, 4).writer(delete(), save(0, 0, 1)).writer(set(PRICE, 1)),
      plans -> Weakened.commit(plans, Weakened::withoutVersion));

  private final Promise broken;

  @SuppressWarnings("ImmutableEnumChecker") // a record of values
  private final Program program;

  @SuppressWarnings("ImmutableEnumChecker") // pure functions
  private final Model.Weakening weakening;

  Weakness(Promise broken, Program program, UnaryOperator<Planning> planning) {
    this(broken, program, planning, Clock.SAFE);
  }

  Weakness(Promise broken, Program program, UnaryOperator<Planning> planning, Clock clock) {
    this(broken, program, planning, clock, true, true);
  }

  Weakness(Promise broken, UnitWriters.Together together, Program program) {
    this.broken = broken;
    this.program = program.named();
    this.weakening =
        new Model.Weakening(UnaryOperator.identity(), Clock.SAFE, true, true, together);
  }

  Weakness(
      Promise broken,
      Program program,
      UnaryOperator<Planning> planning,
      Clock clock,
      boolean patient,
      boolean batchesArrive) {
    this.broken = broken;
    this.program = program.named();
    this.weakening = new Model.Weakening(planning, clock, patient, batchesArrive);
  }

  /** Returns what it breaks first. */
  Promise broken() {
    return broken;
  }

  Program program() {
    return program;
  }

  /** Returns the program as it goes with this weakness. */
  Model weakened() {
    return weakened(program);
  }

  /** Returns another program with this weakness. */
  Model weakened(Program other) {
    return new Model(other, weakening);
  }

  private static Program stored(Shop shop) {
    return Program.on(shop).after(save(0, 0, 0));
  }

  private static Program both() {
    return Program.on(Shop.TWO_ITEMS).after(save(0, 0, 0), insert(1, 0, 0, 0, 0));
  }

  private static Program moved(Shop shop) {
    return stored(shop).writer(set(PRICE, 1)).writer(set(SELLER, 1));
  }

  private static Program contended() {
    return moved(Shop.SERIAL).clocks(2, 3).attempts(2);
  }
}
