package dev.rowan.cli.model;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A jar or a folder of classes.
 *
 * @param path a file or a folder that exists
 */
public record CompiledProgram(Path path) {
  /**
   * Where files of the processor are: also in a jar of Spring Boot, which has classes in a folder.
   */
  private static final List<String> FOLDERS =
      List.of("META-INF/rowan/", "BOOT-INF/classes/META-INF/rowan/");

  /**
   * Returns the text of a file of the processor, such as {@code schema.cql}.
   *
   * @throws UnusableModelException if there is no such file
   */
  public String text(String name) {
    if (!Files.exists(path)) {
      throw new UnusableModelException("`%s` does not exist".formatted(path));
    }
    try {
      Optional<String> text = Files.isDirectory(path) ? textInFolder(name) : textInJar(name);
      return text.orElseThrow(
          () ->
              new UnusableModelException(
                  "`%s` has no `META-INF/rowan/%s`; Rowan's processor writes it when it compiles entities without errors"
                      .formatted(path, name)));
    } catch (IOException failure) {
      throw new UnusableModelException(
          "`%s` cannot be read as a jar or a folder: %s".formatted(path, failure.getMessage()),
          failure);
    }
  }

  private Optional<String> textInFolder(String name) throws IOException {
    for (String folder : FOLDERS) {
      Path file = path.resolve(folder + name);
      if (Files.isRegularFile(file)) {
        return Optional.of(Files.readString(file, UTF_8));
      }
    }
    return Optional.empty();
  }

  private Optional<String> textInJar(String name) throws IOException {
    try (ZipFile jar = new ZipFile(path.toFile())) {
      for (String folder : FOLDERS) {
        ZipEntry entry = jar.getEntry(folder + name);
        if (entry != null) {
          try (InputStream in = jar.getInputStream(entry)) {
            return Optional.of(new String(in.readAllBytes(), UTF_8));
          }
        }
      }
    }
    return Optional.empty();
  }
}
