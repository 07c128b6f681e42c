package dev.rowan.cli.command;

import dev.rowan.cli.store.Surroundings;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/**
 * Creates the commands and their shared options.
 *
 * @param surroundings what shared options know of the process
 */
public record CommandFactory(Surroundings surroundings) implements IFactory {
  @Override
  public <K> K create(Class<K> type) throws Exception {
    if (type == StoreOptions.class) {
      return type.cast(new StoreOptions(surroundings));
    }
    return CommandLine.defaultFactory().create(type);
  }
}
