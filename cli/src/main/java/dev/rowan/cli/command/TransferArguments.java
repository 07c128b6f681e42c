package dev.rowan.cli.command;

import dev.rowan.Rowan;
import dev.rowan.cli.entity.ProgramEntities;
import dev.rowan.cli.entity.RowEntity;
import dev.rowan.cli.store.StopSignal;
import java.io.IOException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The arguments of commands that read or write the rows of one table. */
public final class TransferArguments {
  @SuppressWarnings("NullAway.Init")
  @Mixin
  private ProgramParameter program;

  @Parameters(index = "1", paramLabel = "TABLE", description = "The table of an entity.")
  private String table = "";

  @SuppressWarnings("NullAway.Init")
  @Mixin
  private StoreOptions store;

  /** What is done with the rows. */
  interface Transfer<T> {
    T run(Rowan rowan, RowEntity entity) throws IOException;
  }

  /**
   * Opens the store, does the work, and closes the store.
   *
   * @throws UnusableInputException if the program or the store does not have the table, or a stream
   *     fails
   */
  <T> T run(Transfer<T> transfer) {
    RowEntity entity = entity(program.entities());
    return store.change(
        rowan -> {
          StoreDifference.requireNone(rowan, entity);
          try {
            return transfer.run(rowan, entity);
          } catch (IOException failure) {
            throw new UnusableInputException(
                "the file of lines cannot be used: " + IoReasons.of(failure), failure);
          }
        });
  }

  String table() {
    return table;
  }

  StopSignal stop() {
    return store.stop();
  }

  private RowEntity entity(ProgramEntities entities) {
    RowEntity entity = JobRunner.named(entities, table);
    if (!entity.table().name().equals(table)) {
      throw new UnusableInputException(
          "`%s` is derived from `%s`; name that table, and its derived tables follow"
              .formatted(table, entity.table().name()));
    }
    return entity;
  }
}
