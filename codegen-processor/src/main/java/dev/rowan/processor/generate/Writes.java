package dev.rowan.processor.generate;

import dev.rowan.annotation.Nulls;
import dev.rowan.processor.model.DaoMethod;

/** What the annotations of writing methods ask for. */
final class Writes {
  private Writes() {}

  /** Whether the method writes only under a condition. */
  static boolean isConditional(DaoMethod method) {
    return method.match(
        new DaoMethod.Cases<Boolean>() {
          @Override
          public Boolean insert(DaoMethod.InsertMethod insert) {
            return insert.ifNotExists();
          }

          @Override
          public Boolean update(DaoMethod.UpdateMethod update) {
            return update.ifExists();
          }

          @Override
          public Boolean delete(DaoMethod.DeleteMethod delete) {
            return delete.ifExists();
          }

          @Override
          public Boolean increment(DaoMethod.IncrementMethod increment) {
            return false;
          }

          @Override
          public Boolean select(DaoMethod.SelectMethod select) {
            return false;
          }

          @Override
          public Boolean scan(DaoMethod.ScanMethod scan) {
            return false;
          }

          @Override
          public Boolean unclear(DaoMethod.UnclearMethod unclear) {
            return false;
          }
        });
  }

  /** What null properties of an entity mean. */
  static Nulls nulls(DaoMethod method) {
    if (method instanceof DaoMethod.InsertMethod insert) {
      return insert.nulls();
    }
    return method instanceof DaoMethod.UpdateMethod update ? update.nulls() : Nulls.UNSET;
  }
}
