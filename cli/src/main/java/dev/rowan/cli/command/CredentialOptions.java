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
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of commands that can open a cluster. Passwords are none of them. */
public final class CredentialOptions {
  private final Surroundings surroundings;

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
  CredentialOptions(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  /** Returns the signal that ends commands. */
  StopSignal stop() {
    return surroundings.stop();
  }

  /** Opens the store at a URL. */
  Rowan open(String url) {
    return orUnusable(() -> StoreOpening.open(StoreAddress.of(url), sources(), driver()));
  }

  /** Returns the CQL of the keyspace at a URL. */
  String describe(String url) {
    return orUnusable(() -> StoreOpening.describe(StoreAddress.of(url), sources(), driver()));
  }

  /** Returns the result, or explains why the arguments cannot be used. */
  static <T> T orUnusable(Supplier<T> work) {
    try {
      return work.get();
    } catch (UnusableStoreException unusable) {
      throw new UnusableInputException(String.valueOf(unusable.getMessage()), unusable);
    }
  }

  private CredentialSources sources() {
    return new CredentialSources(
        Optional.ofNullable(user), Optional.ofNullable(credentials), surroundings);
  }

  private Optional<Path> driver() {
    return Optional.ofNullable(driverConfig);
  }
}
