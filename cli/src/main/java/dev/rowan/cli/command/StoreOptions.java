package dev.rowan.cli.command;

import dev.rowan.Rowan;
import dev.rowan.cli.store.CredentialSources;
import dev.rowan.cli.store.StopSignal;
import dev.rowan.cli.store.StoreAddress;
import dev.rowan.cli.store.StoreOpening;
import dev.rowan.cli.store.Surroundings;
import dev.rowan.cli.store.UnusableStoreException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of all commands that open a store. Passwords are none of them. */
public final class StoreOptions {
  private final Surroundings surroundings;

  @Option(
      names = "--url",
      required = true,
      paramLabel = "URL",
      description = {
        "The store: rowan:embedded:<directory>,",
        "or cassandra://<host>:<port>/<keyspace>?datacenter=<name>"
      })
  private String url = "";

  @Option(
      names = "--user",
      paramLabel = "NAME",
      description = {
        "The user of a cluster; its password is in ROWAN_PASSWORD, or you type it.",
        "Without this option, ROWAN_USER names the user."
      })
  private @Nullable String user;

  @Option(
      names = "--credentials",
      paramLabel = "FILE",
      description = "A file with the lines user=… and password=…, which only you can read.")
  private @Nullable Path credentials;

  @Option(
      names = "--driver-config",
      paramLabel = "FILE",
      description =
          "An application.conf of the Cassandra driver, for encryption and other settings.")
  private @Nullable Path driverConfig;

  /** Creates the options; {@link CommandFactory} calls it. */
  StoreOptions(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  /** Returns the address without its options. */
  String store() {
    return address().toString();
  }

  /** Returns the signal that ends commands. */
  StopSignal stop() {
    return surroundings.stop();
  }

  /** Opens the store, does the work, which changes nothing, and closes the store. */
  <T> T read(Function<Rowan, T> work) {
    try (Rowan rowan = open()) {
      return work.apply(rowan);
    }
  }

  /**
   * Opens the store, does the work, and closes the store. The process does not end before that, so
   * the work must check {@link #stop()} often.
   */
  <T> T change(Function<Rowan, T> work) {
    surroundings.stop().watchProcess();
    return read(work);
  }

  private Rowan open() {
    try {
      return StoreOpening.open(
          address(),
          new CredentialSources(
              Optional.ofNullable(user), Optional.ofNullable(credentials), surroundings),
          Optional.ofNullable(driverConfig));
    } catch (UnusableStoreException unusable) {
      throw new UnusableInputException(String.valueOf(unusable.getMessage()), unusable);
    }
  }

  private StoreAddress address() {
    try {
      return StoreAddress.of(url);
    } catch (UnusableStoreException unusable) {
      throw new UnusableInputException(String.valueOf(unusable.getMessage()), unusable);
    }
  }
}
