package dev.rowan.processor.model;

/** Whether a write gives the version of its row, so that it needs the row to have this version. */
final class GivenVersion {
  private GivenVersion() {}

  static boolean isIn(DaoMethod method, EntityModel versioned) {
    boolean byEntity =
        method.shape().position(ParameterModel.Kind.ENTITY).isPresent()
            || method.shape().position(ParameterModel.Kind.PATCH).isPresent();
    return !method.reads()
        && versioned
            .version()
            .filter(
                version ->
                    byEntity
                        || isInsert(method)
                        || (method instanceof DaoMethod.UpdateMethod
                            && gives(method, version.name())))
            .isPresent();
  }

  /** Whether the method inserts a row by a statement: with the first version, if none exists. */
  private static boolean isInsert(DaoMethod method) {
    return method instanceof DaoMethod.InsertMethod && method.written().isPresent();
  }

  private static boolean gives(DaoMethod method, String version) {
    return method
        .written()
        .map(statement -> statement.restricts(version))
        .orElseGet(
            () ->
                method.shape().parameters().stream().anyMatch(each -> each.name().equals(version)));
  }
}
