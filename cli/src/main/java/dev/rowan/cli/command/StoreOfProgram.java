package dev.rowan.cli.command;

import dev.rowan.Rowan;
import dev.rowan.cli.entity.ProgramEntities;
import dev.rowan.cli.report.Report;
import dev.rowan.cli.store.StopSignal;
import java.util.function.BiFunction;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The arguments of a command that works with the entities of a program in a store. */
public final class StoreOfProgram {
  @SuppressWarnings("NullAway.Init")
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private ProgramParameter program;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private StoreOptions store;

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private FormatOption format;

  /** Does work that changes nothing. */
  <T> T read(BiFunction<Rowan, ProgramEntities, T> work) {
    ProgramEntities entities = program.entities();
    return store.read(rowan -> work.apply(rowan, entities));
  }

  /** Does work that changes the store, and checks {@link #stop()} often. */
  <T> T change(BiFunction<Rowan, ProgramEntities, T> work) {
    ProgramEntities entities = program.entities();
    return store.change(rowan -> work.apply(rowan, entities));
  }

  /** Returns the address of the store, without options. */
  String address() {
    return store.store();
  }

  StopSignal stop() {
    return store.stop();
  }

  /** Returns the streams for lines beside the report: with JSON, the standard error has them. */
  Output progress() {
    Output output = Output.of(command.commandLine());
    return format.isJson() ? new Output(output.err(), output.err(), output.isTerminal()) : output;
  }

  void print(Report report) {
    format.print(report, Output.of(command.commandLine()));
  }
}
