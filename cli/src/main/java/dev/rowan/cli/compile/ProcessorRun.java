package dev.rowan.cli.compile;

import dev.rowan.cli.source.SourceFile;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles sources in memory with Rowan's processors, on the class path of the command. */
public final class ProcessorRun {
  private static final String PROCESSORS =
      "dev.rowan.processor.RowanProcessor,dev.rowan.processor.RowanModelProcessor";

  /** The compiler takes no empty list of sources. */
  private static final SourceFile NO_CLASS =
      new SourceFile("none", "package-info", "package none;\n");

  private ProcessorRun() {}

  /** Returns whether this Java installation has a compiler. */
  public static boolean isPossible() {
    return ToolProvider.getSystemJavaCompiler() != null;
  }

  /**
   * Compiles sources. The options are checked also if there are none.
   *
   * @param options further options of the compiler, such as {@code -Arowan.nodes=6}
   * @throws NoCompilerException if this Java installation has no compiler
   * @throws UnknownOptionException if the processor does not understand an option
   */
  public static Compilation of(List<SourceFile> files, List<String> options) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new NoCompilerException();
    }
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    try (StandardJavaFileManager standard =
            compiler.getStandardFileManager(messages, Locale.ROOT, null);
        MemoryFiles memory = new MemoryFiles(standard)) {
      compiler
          .getTask(
              new StringWriter(),
              memory,
              messages,
              CompilerArguments.of(PROCESSORS, options),
              null,
              (files.isEmpty() ? List.of(NO_CLASS) : files)
                  .stream().map(MemoryFiles::source).toList())
          .call();
      return new Compilation(
          requireKnownOptions(
              messages.getDiagnostics().stream().map(ProcessorRun::message).toList()),
          memory.resources());
    } catch (IOException impossible) {
      throw new UncheckedIOException("files in memory cannot be closed", impossible);
    }
  }

  private static List<CompilerMessage> requireKnownOptions(List<CompilerMessage> messages) {
    messages.stream()
        .filter(CompilerMessage::isAboutOptions)
        .findFirst()
        .ifPresent(
            message -> {
              throw new UnknownOptionException(message.headline());
            });
    return messages;
  }

  private static CompilerMessage message(Diagnostic<? extends JavaFileObject> diagnostic) {
    JavaFileObject source = diagnostic.getSource();
    return new CompilerMessage(
        switch (diagnostic.getKind()) {
          case ERROR -> CompilerMessage.Severity.ERROR;
          case WARNING, MANDATORY_WARNING -> CompilerMessage.Severity.WARNING;
          case NOTE, OTHER -> CompilerMessage.Severity.NOTE;
        },
        source == null ? "" : MemoryFiles.className(source),
        diagnostic.getPosition(),
        diagnostic.getMessage(Locale.ROOT));
  }
}
