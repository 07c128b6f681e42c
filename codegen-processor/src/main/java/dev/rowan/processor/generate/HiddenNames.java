package dev.rowan.processor.generate;

import dev.rowan.processor.model.TypeName;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Finds the types of a package that hide types of {@code java.lang} there. Remembers what it found,
 * so it is for the sources of one round. Not thread-safe.
 */
final class HiddenNames {
  private static final List<String> JAVA_LANG = javaLang();

  private final Predicate<String> exists;
  private final Map<String, List<String>> found = new HashMap<>();

  /**
   * @param exists whether there is a top-level type of a qualified name
   */
  HiddenNames(Predicate<String> exists) {
    this.exists = exists;
  }

  /** Returns the simple names of the types of {@code java.lang} that are hidden in a package. */
  List<String> in(String packageName) {
    return found.computeIfAbsent(
        packageName,
        name ->
            JAVA_LANG.stream()
                .filter(type -> exists.test(new TypeName(name, List.of(type)).qualified()))
                .toList());
  }

  /** The Java version of the compiler has all types that an older release has. */
  private static List<String> javaLang() {
    Path folder =
        FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules/java.base/java/lang");
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith(".class") && !file.contains("$"))
          .map(file -> file.substring(0, file.length() - ".class".length()))
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
