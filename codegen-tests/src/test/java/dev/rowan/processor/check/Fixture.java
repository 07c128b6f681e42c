package dev.rowan.processor.check;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.rowan.processor.RowanProcessor;
import dev.rowan.processor.Sources;
import dev.rowan.processor.TestClassPath;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/**
 * A Java file of {@code rules/<code>}, compiled with the processor. Its markers {@code // expect:
 * KEY-01} stand above the lines that the compiler must point at. A line {@code // options: } names
 * options of the compiler. A {@code library.java} beside it is compiled before, without the
 * processor, and is on its class path.
 */
record Fixture(Path file) {
  private static final Pattern MARKER = Pattern.compile("\\s*// expect: (.*)");
  private static final Pattern OPTIONS = Pattern.compile("(?m)^// options: (.*)$");

  private static final Map<Fixture, List<Message>> COMPILED = new ConcurrentHashMap<>();

  /** A finding, by code and line; or a message that is no finding, whole. */
  record Reported(String code, long line) implements Comparable<Reported> {
    @Override
    public int compareTo(Reported other) {
      return line == other.line ? code.compareTo(other.code) : Long.compare(line, other.line);
    }
  }

  static List<Fixture> all(Path rules) {
    try (Stream<Path> files = Files.walk(rules)) {
      return files
          .filter(file -> file.getFileName().toString().matches("(wrong|right).*\\.java"))
          .sorted()
          .map(Fixture::new)
          .toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  String code() {
    return file.getParent().getFileName().toString();
  }

  boolean isWrong() {
    return file.getFileName().toString().startsWith("wrong");
  }

  /** What the markers expect. */
  List<Reported> expected() throws IOException {
    List<Reported> expected = new ArrayList<>();
    List<String> pending = new ArrayList<>();
    List<String> lines = Files.readAllLines(file);
    for (int at = 0; at < lines.size(); at++) {
      Matcher marker = MARKER.matcher(lines.get(at));
      if (marker.matches()) {
        pending.addAll(List.of(marker.group(1).split(", ")));
      } else {
        for (String code : pending) {
          expected.add(new Reported(code, at + 1L));
        }
        pending.clear();
      }
    }
    Collections.sort(expected);
    return expected;
  }

  /** Returns what the compiler says of the file. Several tests share one compilation. */
  List<Message> compile(Path scratch) {
    return COMPILED.computeIfAbsent(
        this,
        missing -> {
          try {
            return compile(Files.readString(file, UTF_8), scratch);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  /** Returns what the compiler says of another text in the place of the file's. */
  List<Message> compile(String text, Path scratch) throws IOException {
    Path library = file.resolveSibling("library.java");
    Compiler compiler =
        Sources.compiler().withOptions(options(text)).withProcessors(new RowanProcessor());
    if (Files.exists(library)) {
      compileLibrary(library, scratch);
      compiler = compiler.withClasspath(classPathWith(scratch));
    }
    return Message.of(compiler.compile(JavaFileObjects.forSourceString("fixture.Fixture", text)));
  }

  /** The options of every fixture, and those that the fixture names in a line. */
  private static List<String> options(String text) {
    List<String> options = new ArrayList<>(List.of("-Xlint:-options", "-Arowan.docs=docs/rules"));
    options.add("--should-stop=ifNoError=FLOW"); // messages are complete without class files
    Matcher named = OPTIONS.matcher(text);
    if (named.find()) {
      options.addAll(List.of(named.group(1).split(" ")));
    }
    return options;
  }

  /**
   * The messages of whatever origin by code and line; of notes only those of the fixture's rule.
   */
  List<Reported> reported(List<Message> messages) {
    return messages.stream()
        .filter(this::isReported)
        .map(each -> new Reported(each.code(), each.line()))
        .sorted()
        .toList();
  }

  /** The messages whole, in the order reported. */
  String texts(List<Message> messages) {
    return messages.stream()
        .filter(this::isReported)
        .map(each -> each.text() + "\n")
        .collect(Collectors.joining("\n"));
  }

  private boolean isReported(Message message) {
    return !message.isNote() || message.code().equals(code());
  }

  Path golden() {
    return file.resolveSibling(file.getFileName().toString().replace(".java", ".txt"));
  }

  private static void compileLibrary(Path library, Path scratch) throws IOException {
    Compilation compiled =
        Sources.compiler().withOptions("-proc:none").compile(source(library, "library.Library"));
    for (JavaFileObject file : compiled.generatedFiles()) {
      Path target = scratch.resolve(file.getName().replaceFirst("^/CLASS_OUTPUT/", ""));
      Files.createDirectories(target.getParent());
      try (InputStream bytes = file.openInputStream()) {
        Files.copy(bytes, target);
      }
    }
  }

  private static List<File> classPathWith(Path first) {
    List<File> classPath = new ArrayList<>(List.of(first.toFile()));
    TestClassPath.files().forEach(classPath::add);
    return classPath;
  }

  private static JavaFileObject source(Path file, String name) throws IOException {
    return JavaFileObjects.forSourceString(name, Files.readString(file, UTF_8));
  }

  @Override
  public String toString() {
    return code() + "/" + file.getFileName();
  }
}
