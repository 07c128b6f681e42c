package dev.rowan.cli.store;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.error.RowanException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** Opens stores. */
public final class StoreOpening {
  /** A change of the schema can take longer than a call of a DAO. */
  private static final Duration TIMEOUT = Duration.ofMinutes(2);

  private StoreOpening() {}

  /**
   * Opens a store.
   *
   * @param credentials of a cluster
   * @param driverConfiguration a file with the configuration of the driver, for encryption
   * @throws UnusableStoreException if the credentials or the configuration cannot be used
   * @throws dev.rowan.error.RowanException if the store cannot be opened
   */
  public static Rowan open(
      StoreAddress address, CredentialSources credentials, Optional<Path> driverConfiguration) {
    RowanOptions options = RowanOptions.defaults().withTimeout(TIMEOUT);
    if (!address.isCluster()) {
      return Rowan.connect(text(address), options);
    }
    if (driverConfiguration.isPresent()) {
      Path file = driverConfiguration.get();
      if (!Files.isReadable(file)) {
        throw new UnusableStoreException(
            "the driver configuration `%s` cannot be read".formatted(file));
      }
      // where the driver reads its configuration
      System.setProperty("config.file", file.toAbsolutePath().toString());
    }
    Optional<Credentials> found = credentials.find();
    try {
      return ClusterOpening.open(address.connection(), found, options);
    } catch (RowanException known) {
      throw known;
    } catch (RuntimeException wrong) {
      // without the text of the driver, which can contain a part of the file
      throw new UnusableStoreException(
          "the configuration of the driver cannot be used: " + wrong.getClass().getSimpleName(),
          wrong);
    }
  }

  private static String text(StoreAddress address) {
    StringBuilder text = new StringBuilder(address.connection().toString());
    char separator = '?';
    for (var option : address.connection().options().entrySet()) {
      text.append(separator).append(option.getKey()).append('=').append(option.getValue());
      separator = '&';
    }
    return text.toString();
  }
}
