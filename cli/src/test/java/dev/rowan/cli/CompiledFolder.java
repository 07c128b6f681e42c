package dev.rowan.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A folder of classes, as a build of a user leaves it. */
public record CompiledFolder(Path folder) {
  private static final String PROCESSORS =
      "dev.rowan.processor.RowanProcessor,dev.rowan.processor.RowanModelProcessor";

  /** Compiles one source. */
  public static CompiledFolder of(Path folder, String className, String source) {
    try {
      Path file = folder.resolve("in").resolve(className.replace('.', '/') + ".java");
      Files.createDirectories(file.getParent());
      Files.writeString(file, source);
      return of(folder.resolve("classes"), List.of(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compiles sources with the processor. */
  public static CompiledFolder of(Path out, List<Path> sources) throws IOException {
    Files.createDirectories(out);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8)) {
      String classPath = System.getProperty("java.class.path");
      boolean done =
          compiler
              .getTask(
                  messages,
                  files,
                  null,
                  List.of(
                      "-classpath",
                      classPath,
                      "-processorpath",
                      classPath,
                      "-processor",
                      PROCESSORS,
                      "-parameters",
                      "-d",
                      out.toString()),
                  null,
                  files.getJavaFileObjectsFromPaths(sources))
              .call();
      assertThat(done).as(messages.toString()).isTrue();
    }
    return new CompiledFolder(out);
  }

  /** Returns the names of the classes whose file name has this end. */
  public List<String> classesNamed(String end) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .filter(file -> file.endsWith(end + ".class"))
          .map(file -> file.replace(".class", "").replace('/', '.'))
          .sorted()
          .toList();
    }
  }

  /** Returns the path for a command. */
  @Override
  public String toString() {
    return folder.toString();
  }
}
