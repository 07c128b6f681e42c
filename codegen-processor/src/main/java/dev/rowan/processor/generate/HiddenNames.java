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
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the types of a package that hide types of {@code java.lang} in a source there. Asks only
 * for the names that the source contains: javac searches each module for a name that does not
 * exist. Remembers the answers, so an object is for the sources of one round. Not thread-safe.
 */
final class HiddenNames {
  private static final Set<String> JAVA_LANG = javaLang();
  private static final Pattern NAME = Pattern.compile("\\b[A-Z]\\w*");

  private final Predicate<String> exists;
  private final Map<String, Boolean> found = new HashMap<>();

  /**
   * @param exists whether there is a top-level type of a qualified name
   */
  HiddenNames(Predicate<String> exists) {
    this.exists = exists;
  }

  /**
   * Returns the simple names in a text, sorted, of the types of {@code java.lang} that are hidden
   * in a package.
   */
  List<String> in(String packageName, String text) {
    return NAME.matcher(text)
        .results()
        .map(MatchResult::group)
        .filter(JAVA_LANG::contains)
        .distinct()
        .sorted()
        .filter(name -> isHidden(new TypeName(packageName, List.of(name)).qualified()))
        .toList();
  }

  private boolean isHidden(String qualified) {
    return found.computeIfAbsent(qualified, exists::test);
  }

  /** The Java version of the compiler has all types that an older release has. */
  private static Set<String> javaLang() {
    Path folder =
        FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules/java.base/java/lang");
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith(".class") && !file.contains("$"))
          .map(file -> file.substring(0, file.length() - ".class".length()))
          .collect(Collectors.toSet());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
