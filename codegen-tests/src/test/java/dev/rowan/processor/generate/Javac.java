package dev.rowan.processor.generate;

import dev.rowan.processor.ReusingCompiler;
import dev.rowan.processor.RowanProcessor;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles files of a user into a directory, with our processor unless told otherwise. */
final class Javac {
  /** Every warning there is, but that annotations of other tools have no processor here. */
  static final List<String> STRICT = List.of("-Xlint:all,-processing", "-Werror");

  private final Path output;
  private final List<String> options = new ArrayList<>();
  private final List<Processor> processors = new ArrayList<>(List.of(new RowanProcessor()));

  private Javac(Path output) {
    this.output = output;
  }

  static Javac into(Path output) {
    return new Javac(output);
  }

  Javac with(List<String> more) {
    options.addAll(more);
    return this;
  }

  Javac alsoBy(Processor processor) {
    processors.add(processor);
    return this;
  }

  Javac onlyBy(Processor processor) {
    processors.clear();
    processors.add(processor);
    return this;
  }

  Javac withoutProcessors() {
    processors.clear();
    options.add("-proc:none");
    return this;
  }

  Result compile(List<Path> files) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    Files.createDirectories(output);
    List<String> all = new ArrayList<>(options);
    all.addAll(List.of("-d", output.toString(), "-s", output.toString(), "-encoding", "UTF-8"));
    StandardJavaFileManager manager = ReusingCompiler.files();
    StringWriter rest = new StringWriter();
    JavaCompiler.CompilationTask task =
        compiler.getTask(
            rest, manager, diagnostics, all, null, manager.getJavaFileObjectsFromPaths(files));
    task.setProcessors(processors);
    boolean passed = task.call();
    List<String> messages =
        diagnostics.getDiagnostics().stream().map(Object::toString).sorted().toList();
    return new Result(passed && rest.toString().isEmpty(), messages, output);
  }

  /** What came of a compilation; it passed if there was not even a warning. */
  record Result(boolean passed, List<String> messages, Path output) {
    /** The generated sources by their paths. */
    Map<String, String> generated() {
      return GoldenCase.sources(output);
    }
  }
}
