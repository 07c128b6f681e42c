package dev.rowan.processor.generate;

import dev.rowan.annotation.Nulls;
import dev.rowan.processor.model.DaoMethod;

/** Reads the options in the annotations of write methods. */
final class Writes {
  private Writes() {}

  /** Returns the meaning of null properties of an entity. */
  static Nulls nulls(DaoMethod method) {
    if (method instanceof DaoMethod.InsertMethod insert) {
      return insert.nulls();
    }
    return method instanceof DaoMethod.UpdateMethod update ? update.nulls() : Nulls.UNSET;
  }
}
