package dev.rowan.processor.generate;

import dev.rowan.annotation.Nulls;
import dev.rowan.processor.model.DaoMethod;

/** What the annotations of writing methods ask for. */
final class Writes {
  private Writes() {}

  /** What null properties of an entity mean. */
  static Nulls nulls(DaoMethod method) {
    if (method instanceof DaoMethod.InsertMethod insert) {
      return insert.nulls();
    }
    return method instanceof DaoMethod.UpdateMethod update ? update.nulls() : Nulls.UNSET;
  }
}
