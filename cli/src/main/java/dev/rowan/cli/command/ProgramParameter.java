package dev.rowan.cli.command;

import dev.rowan.cli.entity.ProgramEntities;
import dev.rowan.cli.model.CompiledProgram;
import dev.rowan.cli.model.MethodCost;
import dev.rowan.cli.model.ModelReader;
import dev.rowan.cli.model.UnusableModelException;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Parameters;

/** The program that a command is about. */
public final class ProgramParameter {
  @SuppressWarnings("NullAway.Init")
  @Parameters(
      index = "0",
      paramLabel = "PROGRAM",
      description = "A jar, a folder of classes, or a class path of several.")
  private String program;

  /** Returns the text of a file that the processor has written, of all modules. */
  String text(String name) {
    return String.join("\n", texts(name));
  }

  private List<String> texts(String name) {
    return orUnusable(() -> CompiledProgram.of(program).texts(name));
  }

  /** Returns the costs of the DAO methods of the program. */
  List<MethodCost> costs() {
    return orUnusable(() -> ModelReader.costs(texts("model.json")));
  }

  /** Returns the entities of the program; at least one. */
  ProgramEntities entities() {
    ProgramEntities entities =
        orUnusable(() -> ProgramEntities.of(ModelReader.tree(texts("model.json"))));
    if (entities.all().isEmpty()) {
      throw new UnusableInputException("`%s` has no entity".formatted(program));
    }
    return entities;
  }

  private static <T> T orUnusable(Supplier<T> read) {
    try {
      return read.get();
    } catch (UnusableModelException unusable) {
      throw new UnusableInputException(String.valueOf(unusable.getMessage()), unusable);
    }
  }
}
