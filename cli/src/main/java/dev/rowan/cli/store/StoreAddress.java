package dev.rowan.cli.store;

import dev.rowan.spi.backend.ConnectionString;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * The address of a store, as users type it: a connection string of Rowan, of which {@code rowan:}
 * can be left out.
 */
public record StoreAddress(ConnectionString connection) {
  private static final String PREFIX = "rowan:";
  private static final String CLUSTER = "cassandra";
  private static final String EMBEDDED = "embedded";

  /** The file that each directory with a store has. */
  private static final String MARK = "CURRENT";

  /**
   * Returns the address of a store that exists.
   *
   * @throws UnusableStoreException if the address is of another kind, contains credentials, or
   *     names a directory without a store
   * @throws dev.rowan.error.ConfigurationException if the text is malformed
   */
  public static StoreAddress of(String text) {
    StoreAddress address =
        new StoreAddress(ConnectionString.parse(text.startsWith(PREFIX) ? text : PREFIX + text));
    ConnectionString connection = address.connection();
    if (!address.isCluster() && !connection.scheme().equals(EMBEDDED)) {
      throw new UnusableStoreException(
          "the scheme `%s` is no store that this program can open; write rowan:embedded:<directory> or cassandra://<host>/<keyspace>?datacenter=<name>"
              .formatted(connection.scheme()));
    }
    if (address.isCluster() && connection.target().contains("@")) {
      throw new UnusableStoreException(
          "an address has no user and no password, because other users of this machine see arguments; "
              + CredentialSources.HINT);
    }
    if (!address.isCluster()) {
      requireStore(connection.target());
    }
    return address;
  }

  /** Opening a directory creates a store in it, which would hide a mistyped name. */
  private static void requireStore(String directory) {
    boolean exists;
    try {
      exists = !directory.isEmpty() && Files.exists(Path.of(directory).resolve(MARK));
    } catch (InvalidPathException wrong) {
      throw new UnusableStoreException("`%s` is no directory".formatted(directory), wrong);
    }
    if (!exists) {
      throw new UnusableStoreException(
          "there is no store in the directory `%s`; a program creates a store when it connects"
              .formatted(directory));
    }
  }

  /** Returns whether the store is a cluster, which can ask for credentials. */
  public boolean isCluster() {
    return connection.scheme().equals(CLUSTER);
  }

  /** Returns the scheme and the target, without options. */
  @Override
  public String toString() {
    return connection.toString();
  }
}
