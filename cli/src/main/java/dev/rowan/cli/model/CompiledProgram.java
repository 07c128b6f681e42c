package dev.rowan.cli.model;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;

/**
 * The jars and folders of classes of a program.
 *
 * @param paths at least one
 */
public record CompiledProgram(List<Path> paths) {
  /**
   * Where files of the processor are: also in a jar of Spring Boot, which has classes in a folder.
   */
  private static final List<String> FOLDERS =
      List.of("META-INF/rowan/", "BOOT-INF/classes/META-INF/rowan/");

  /** The modules and libraries in a jar of Spring Boot. */
  private static final Pattern INNER_JAR = Pattern.compile("BOOT-INF/lib/[^/]+\\.jar");

  /** Copies the list. */
  public CompiledProgram {
    paths = List.copyOf(paths);
  }

  /**
   * Returns a program of a jar, a folder, or several as a class path.
   *
   * @param classPath with the separator of the system, as {@code java -cp} has it
   */
  public static CompiledProgram of(String classPath) {
    return new CompiledProgram(
        Stream.of(classPath.split(Pattern.quote(File.pathSeparator)))
            .filter(part -> !part.isEmpty())
            .map(Path::of)
            .toList());
  }

  /**
   * Returns the texts of a file of the processor, such as {@code schema.cql}: one of each module
   * that has it.
   *
   * @throws UnusableModelException if a path does not exist, or no module has such a file
   */
  public List<String> texts(String name) {
    List<String> texts = new ArrayList<>();
    for (Path path : paths) {
      if (!Files.exists(path)) {
        throw new UnusableModelException("`%s` does not exist".formatted(path));
      }
      try {
        if (Files.isDirectory(path)) {
          textInFolder(path, name).ifPresent(texts::add);
        } else {
          texts.addAll(textsInJar(path, name));
        }
      } catch (IOException failure) {
        throw new UnusableModelException(
            "`%s` cannot be read as a jar or a folder: %s".formatted(path, failure.getMessage()),
            failure);
      }
    }
    if (texts.isEmpty()) {
      String all = String.join(File.pathSeparator, paths.stream().map(Path::toString).toList());
      throw new UnusableModelException(
          "`%s` has no `META-INF/rowan/%s`; Rowan's processor writes it when it compiles entities without errors"
              .formatted(all, name));
    }
    return texts;
  }

  private static Optional<String> textInFolder(Path path, String name) throws IOException {
    for (String folder : FOLDERS) {
      Path file = path.resolve(folder + name);
      if (Files.isRegularFile(file)) {
        return Optional.of(Files.readString(file, UTF_8));
      }
    }
    return Optional.empty();
  }

  private static List<String> textsInJar(Path path, String name) throws IOException {
    List<String> texts = new ArrayList<>();
    try (ZipFile jar = new ZipFile(path.toFile())) {
      for (String folder : FOLDERS) {
        ZipEntry entry = jar.getEntry(folder + name);
        if (entry != null) {
          try (InputStream in = jar.getInputStream(entry)) {
            texts.add(new String(in.readAllBytes(), UTF_8));
          }
        }
      }
      List<? extends ZipEntry> inner =
          jar.stream()
              .filter(entry -> INNER_JAR.matcher(entry.getName()).matches())
              .sorted(Comparator.comparing(ZipEntry::getName))
              .toList();
      for (ZipEntry entry : inner) {
        try (ZipInputStream in = new ZipInputStream(jar.getInputStream(entry))) {
          textInJar(in, FOLDERS.get(0) + name).ifPresent(texts::add);
        }
      }
    }
    return texts;
  }

  private static Optional<String> textInJar(ZipInputStream jar, String file) throws IOException {
    for (ZipEntry entry = jar.getNextEntry(); entry != null; entry = jar.getNextEntry()) {
      if (entry.getName().equals(file)) {
        return Optional.of(new String(jar.readAllBytes(), UTF_8));
      }
    }
    return Optional.empty();
  }
}
