package dev.rowan.cli.store;

/**
 * A user name and its password.
 *
 * @param password never printed
 */
public record Credentials(String user, String password) {
  /** Returns the user alone. */
  @Override
  public String toString() {
    return user;
  }
}
