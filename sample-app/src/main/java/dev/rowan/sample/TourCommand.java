package dev.rowan.sample;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command that shows some systems, one after the other. */
@Command(mixinStandardHelpOptions = true)
final class TourCommand implements Runnable {
  private final Main main;
  private final List<SampleSystem> systems;

  // Set by picocli before the command runs.
  @SuppressWarnings("NullAway.Init")
  @Spec
  private CommandSpec spec;

  private TourCommand(Main main, List<SampleSystem> systems) {
    this.main = main;
    this.systems = systems;
  }

  /** Adds a command for each system, and one for all of them. */
  static CommandLine addAll(CommandLine program, Main main) {
    for (SampleSystem system : SampleSystem.all()) {
      add(program, system.command(), system.description(), new TourCommand(main, List.of(system)));
    }
    return add(
        program,
        "systems",
        "Shows all systems with a command of their own, one after the other.",
        new TourCommand(main, SampleSystem.all()));
  }

  private static CommandLine add(
      CommandLine program, String name, String description, TourCommand command) {
    CommandLine line = new CommandLine(command);
    line.getCommandSpec().usageMessage().description(description);
    return program.addSubcommand(name, line);
  }

  @Override
  public void run() {
    try (OpenStore store = OpenStore.open(main.url())) {
      systems.forEach(system -> store.show(system.tour(), spec.commandLine().getOut()));
    }
  }
}
