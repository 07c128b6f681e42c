package dev.rowan.cli.ddl;

/** The caller has to choose one of the keyspaces of a file. The message names them. */
public final class KeyspaceChoiceException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  KeyspaceChoiceException(String message) {
    super(message);
  }
}
