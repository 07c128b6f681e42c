package dev.rowan.processor.model;

/**
 * A static method of the user that makes the type that a DAO method returns, named by
 * {@code @ResultsBy}.
 *
 * @param owner the class of the static method
 * @param declared the type that the DAO method returns
 * @param supplied whether the static method takes a supplier of the result, so that it makes the
 *     call
 */
public record ResultFactory(TypeName owner, String method, JavaType declared, boolean supplied) {
  /** Returns the static method for messages: {@code Attempts.of}. */
  public String brief() {
    return owner.nested() + "." + method;
  }
}
