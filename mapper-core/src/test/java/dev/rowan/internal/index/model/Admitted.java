package dev.rowan.internal.index.model;

import static dev.rowan.internal.index.model.Shop.PRICE;
import static dev.rowan.internal.index.model.Shop.TITLE;
import static dev.rowan.internal.index.model.Shop.delete;
import static dev.rowan.internal.index.model.Shop.save;
import static dev.rowan.internal.index.model.Shop.set;

/** What is not promised, and happens: if one of these cases is gone, more can be promised. */
enum Admitted {
  /** An update that must look up the keys of blind entries meets the first insert of its row. */
  BLIND_UPDATE_OF_A_ROW_BEING_INSERTED(
      Promise.COPIES_RIGHT_AT_REST,
      Program.on(Shop.BLIND).writer(save(0, 0, 0)).writer(set(TITLE, 1))),
  /** So does a delete. */
  BLIND_DELETE_OF_A_ROW_BEING_INSERTED(
      Promise.NOTHING_STALE_AT_REST, Program.on(Shop.BLIND).writer(save(0, 0, 0)).writer(delete())),
  /** Of two writers that move a row at one time, one does not know the other's entry. */
  STALE_ATOMIC_ENTRY(
      Promise.NOTHING_STALE_AT_REST,
      Program.on(Shop.ATOMIC)
          .after(save(0, 0, 0))
          .writer(save(0, 1, 0))
          .writer(save(1, 0, 0))
          .keeps(Promise.NOTHING_STALE_AT_REST)),
  /** The same of an index that is written in stages. */
  STALE_VERIFIED_ENTRY(
      Promise.NOTHING_STALE_AT_REST,
      Program.on(Shop.VERIFIED)
          .after(save(0, 0, 0))
          .writer(set(PRICE, 1))
          .crashes()
          .keeps(Promise.NOTHING_STALE_AT_REST)),
  /** An update of some columns, later than a delete that it did not see, leaves these columns. */
  PART_OF_A_DELETED_ROW(
      Promise.ROWS_WHOLE,
      Program.on(Shop.VERIFIED)
          .after(save(0, 0, 0))
          .writer(set(TITLE, 1))
          .writer(delete())
          .keeps(Promise.ROWS_WHOLE));

  private final Promise broken;

  @SuppressWarnings("ImmutableEnumChecker") // a record of values
  private final Program program;

  Admitted(Promise broken, Program program) {
    this.broken = broken;
    this.program = program.named();
  }

  Promise broken() {
    return broken;
  }

  Program program() {
    return program;
  }
}
