package dev.rowan.cli.command;

import dev.rowan.Rowan;
import dev.rowan.cli.store.StopSignal;
import dev.rowan.cli.store.StoreAddress;
import java.util.function.Function;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of all commands that need a store. */
public final class StoreOptions {
  @Option(
      names = "--url",
      required = true,
      paramLabel = "URL",
      description = {
        "The store: rowan:embedded:<directory>,",
        "or cassandra://<host>:<port>/<keyspace>?datacenter=<name>"
      })
  private String url = "";

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private CredentialOptions credentials;

  /** Returns the address without its options. */
  String store() {
    return CredentialOptions.orUnusable(() -> StoreAddress.of(url)).toString();
  }

  /** Returns the signal that ends commands. */
  StopSignal stop() {
    return credentials.stop();
  }

  /** Opens the store, does the work, which changes nothing, and closes the store. */
  <T> T read(Function<Rowan, T> work) {
    try (Rowan rowan = credentials.open(url)) {
      return work.apply(rowan);
    }
  }

  /**
   * Opens the store, does the work, and closes the store. The process does not end before that, so
   * the work must check {@link #stop()} often.
   */
  <T> T change(Function<Rowan, T> work) {
    stop().watchProcess();
    return read(work);
  }
}
