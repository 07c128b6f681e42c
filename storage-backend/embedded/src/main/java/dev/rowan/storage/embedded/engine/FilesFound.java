package dev.rowan.storage.embedded.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is in a directory before it is opened, as far as the way of opening depends on it.
 *
 * @param made whether there is a store
 * @param hasLogs whether it has logs that can be held against each other; there are none after a
 *     process died in its first opening, and in a copy of nothing but tables
 */
record FilesFound(boolean made, boolean hasLogs) {
  /** Refuses what is left of a store whose list of tables is gone: a new one would wipe it out. */
  static FilesFound in(Path directory) {
    Set<String> names;
    try (Stream<Path> files = Files.list(directory)) {
      names = files.map(file -> String.valueOf(file.getFileName())).collect(Collectors.toSet());
    } catch (IOException e) {
      throw EngineErrors.unusable(directory, e);
    }
    boolean made = names.contains("CURRENT");
    boolean hasTables = names.stream().anyMatch(name -> name.endsWith(".sst"));
    boolean hasLogs = names.stream().anyMatch(name -> name.endsWith(".log"));
    if (!made && hasTables) {
      throw EngineErrors.missing("CURRENT");
    }
    return new FilesFound(made, hasLogs);
  }
}
