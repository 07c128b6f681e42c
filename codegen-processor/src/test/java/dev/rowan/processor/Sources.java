package dev.rowan.processor;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.DesignPlanner;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.read.DeclarationReader;
import dev.rowan.processor.read.Discovery;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** Compiles sources with processors, for tests. */
public final class Sources {
  private static final String IMPORTS =
      "import dev.rowan.annotation.*; import dev.rowan.dao.*; import java.time.*;"
          + " import java.util.*; import java.math.BigDecimal;\n";

  private Sources() {}

  /** A source of the package {@code fixture}, with the usual imports on one line. */
  public static JavaFileObject source(String name, String text) {
    return JavaFileObjects.forSourceString("fixture." + name, "package fixture; " + IMPORTS + text);
  }

  /** Returns a compiler without options and processors. */
  public static Compiler compiler() {
    return Compiler.compiler(new ReusingCompiler());
  }

  public static Compilation compile(List<Processor> processors, JavaFileObject... sources) {
    return compiler().withProcessors(processors).compile(sources);
  }

  /** The errors and warnings, whole. */
  public static List<String> messages(Compilation compilation) {
    List<String> messages = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> each : compilation.diagnostics()) {
      if (each.getKind() != Diagnostic.Kind.NOTE) {
        messages.add(each.getMessage(null));
      }
    }
    return messages;
  }

  /** Runs a step in each round in which the compiler calls it. */
  public static Processor inEachRound(Step step) {
    return new AbstractProcessor() {
      private int round;

      @Override
      public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment environment) {
        step.run(processingEnv, environment, round++);
        return false;
      }

      @Override
      public Set<String> getSupportedAnnotationTypes() {
        return Set.of("*");
      }

      @Override
      public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
      }
    };
  }

  /** What a processor does in one round, counted from 0. */
  @FunctionalInterface
  public interface Step {
    void run(ProcessingEnvironment environment, RoundEnvironment round, int number);
  }

  /** Compiles into a directory, where files stay even if there are errors; returns the messages. */
  public static List<String> compileInto(
      Path out, List<Processor> processors, JavaFileObject... sources) {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavaCompiler.CompilationTask task =
        ToolProvider.getSystemJavaCompiler()
            .getTask(
                null,
                ReusingCompiler.files(),
                diagnostics,
                List.of("-d", out.toString()),
                null,
                List.of(sources));
    task.setProcessors(processors);
    task.call();
    return diagnostics.getDiagnostics().stream()
        .filter(each -> each.getKind() != Diagnostic.Kind.NOTE)
        .map(each -> each.getMessage(null))
        .toList();
  }

  /** The files below a directory, by relative name. */
  public static List<String> written(Path out) throws IOException {
    try (Stream<Path> files = Files.walk(out)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> out.relativize(file).toString())
          .toList();
    }
  }

  /** The design that sources declare, planned. */
  public static Design design(JavaFileObject... sources) {
    List<Design> designs = new ArrayList<>();
    compile(
        List.of(
            inEachRound(
                (environment, round, number) -> {
                  if (number == 0) {
                    designs.add(design(environment, round));
                  }
                })),
        sources);
    return designs.get(0);
  }

  private static Design design(ProcessingEnvironment environment, RoundEnvironment round) {
    Discovery discovery = new Discovery(environment.getElementUtils());
    return DesignPlanner.plan(
        new DeclarationReader(environment.getElementUtils(), environment.getTypeUtils())
            .read(discovery.discover(round)),
        ClusterFacts.UNKNOWN);
  }
}
