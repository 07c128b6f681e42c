package dev.rowan.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rowan.cli.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes sources below a folder: all of them, or none if one of them exists. */
final class SourceFolder {
  private static final int MOST_NAMED = 3;

  private SourceFolder() {}

  static void write(Path folder, List<SourceFile> sources, boolean overwrite) {
    List<Path> existing =
        sources.stream()
            .map(source -> folder.resolve(source.path()))
            .filter(Files::exists)
            .toList();
    if (!existing.isEmpty() && !overwrite) {
      throw new UnusableInputException(
          "%d of the files exist, such as %s; --overwrite replaces them"
              .formatted(
                  existing.size(),
                  String.join(
                      ", ", existing.stream().limit(MOST_NAMED).map(Path::toString).toList())));
    }
    for (SourceFile source : sources) {
      Path file = folder.resolve(source.path());
      try {
        Files.createDirectories(file.getParent());
        Files.writeString(file, source.text(), UTF_8);
      } catch (IOException failure) {
        throw new UnusableInputException(
            "the file `%s` cannot be written: %s".formatted(file, IoReasons.of(failure)), failure);
      }
    }
  }
}
