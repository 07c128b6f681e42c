package dev.rowan.sample;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code race}. */
@Command(
    name = "race",
    mixinStandardHelpOptions = true,
    description = {
      "Lets two sellers change the price of one item while a third reads by price.",
      "Runs once for each choice of maintain, and prints the lost and the refused changes, and"
          + " the reads that missed the item."
    })
final class RaceCommand implements Runnable {
  private static final int MOST_ROUNDS = 100_000;

  @Option(
      names = "--rounds",
      paramLabel = "TIMES",
      defaultValue = "100",
      description = "How often each seller raises the price. Default: ${DEFAULT-VALUE}")
  private int rounds;

  // Set by picocli before the command runs.
  @SuppressWarnings("NullAway.Init")
  @Spec
  private CommandSpec spec;

  private final Main main;

  RaceCommand(Main main) {
    this.main = main;
  }

  @Override
  public void run() {
    if (rounds < 1 || rounds > MOST_ROUNDS) {
      throw new ParameterException(spec.commandLine(), "--rounds is from 1 to " + MOST_ROUNDS);
    }
    try (OpenStore store = OpenStore.open(main.url())) {
      store.race(spec.commandLine().getOut(), rounds).show();
    }
  }
}
