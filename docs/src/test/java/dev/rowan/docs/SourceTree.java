package dev.rowan.docs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;

/** The files of the project as a clone has them: output of builds is left out. */
public record SourceTree(Path root) {

  /** The folder of projects that are no modules: a user copies them. */
  static final String EXAMPLES = "examples/";

  private static final Set<String> UNSEEN =
      Set.of(".git", "target", "data", ".idea", ".vscode", ".settings");

  /** The tree that holds the directory in which the tests run. */
  public static SourceTree find() {
    Path candidate = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(candidate.resolve(".mvn"))) {
      candidate = candidate.getParent();
      if (candidate == null) {
        throw new IllegalStateException("no directory above the tests has a folder .mvn");
      }
    }
    return new SourceTree(candidate);
  }

  /** The folders that the root POM lists, in its order. */
  List<String> modules() {
    return Pattern.compile("<module>(.*?)</module>")
        .matcher(text(root.resolve("pom.xml")))
        .results()
        .map(module -> module.group(1))
        .toList();
  }

  /** Every file, in a stable order. */
  List<Path> files() {
    List<Path> files = new ArrayList<>();
    try {
      Files.walkFileTree(
          root,
          new SimpleFileVisitor<Path>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
              return UNSEEN.contains(String.valueOf(folder.getFileName()))
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (attributes.isRegularFile() && !file.endsWith(".git")) {
                files.add(file);
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    files.sort(null);
    return files;
  }

  List<Path> javaFiles() {
    return files().stream().filter(file -> file.toString().endsWith(".java")).toList();
  }

  /** The Java sources of what is shipped, without the two descriptors. */
  List<Path> mainTypes() {
    return javaFiles().stream()
        .filter(file -> name(file).contains("src/main/java/"))
        .filter(file -> !name(file).startsWith(EXAMPLES))
        .filter(file -> !file.endsWith("module-info.java") && !file.endsWith("package-info.java"))
        .toList();
  }

  /** The path from the root with forward slashes, as messages and pages write it. */
  public String name(Path file) {
    return root.relativize(file).toString().replace('\\', '/');
  }

  /**
   * The text of a file; of a packed file, the text inside. Bytes that are no text stay harmless.
   */
  public String text(Path file) {
    try (InputStream raw = Files.newInputStream(file);
        InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(name(file), e);
    }
  }

  public MarkdownPage page(String name) {
    return new MarkdownPage(root.resolve(name), text(root.resolve(name)));
  }

  public List<MarkdownPage> pages() {
    return files().stream()
        .filter(file -> file.toString().endsWith(".md"))
        .map(file -> new MarkdownPage(file, text(file)))
        .toList();
  }
}
