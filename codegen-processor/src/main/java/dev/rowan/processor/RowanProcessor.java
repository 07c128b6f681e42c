package dev.rowan.processor;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Tuple;
import dev.rowan.annotation.Udt;
import dev.rowan.processor.StageTimes.Stage;
import dev.rowan.processor.check.CheckResult;
import dev.rowan.processor.check.DesignCheck;
import dev.rowan.processor.generate.GeneratedSource;
import dev.rowan.processor.generate.SourceGenerator;
import dev.rowan.processor.generate.SourceWriter;
import dev.rowan.processor.model.Declarations;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.DesignPlanner;
import dev.rowan.processor.read.DeclarationReader;
import dev.rowan.processor.read.Discovery;
import dev.rowan.processor.report.Baseline;
import dev.rowan.processor.report.Reporter;
import java.io.IOException;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Checks entities, user-defined types and DAOs, and generates their code. Each round runs these
 * stages:
 *
 * <pre>
 * round → discover → elements → read → Declarations → plan → Design → check → CheckResult
 *       → report every finding
 *       → generate code for declarations without errors
 * </pre>
 *
 * <p>It is an isolating processor in Gradle's terms: each generated file depends on one type and on
 * the types that it names. {@link RowanModelProcessor} writes the files about a whole compilation.
 * The compiler creates and calls it on one thread.
 */
public final class RowanProcessor extends AbstractProcessor {
  private final StageTimes times = new StageTimes();
  private ProcessorOptions options;
  private Discovery discovery;
  private DeclarationReader reader;
  private Reporter reporter;
  private SourceGenerator generator;
  private SourceWriter writer;
  private Baseline baseline;

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    discovery = new Discovery(environment.getElementUtils());
    reader = new DeclarationReader(environment.getElementUtils(), environment.getTypeUtils());
    options = ProcessorOptions.of(environment.getOptions());
    reporter = new Reporter(environment, options.docs());
    options.complaints().forEach(reporter::warn);
    baseline = baseline(environment);
    generator =
        new SourceGenerator(
            options.container(),
            name -> environment.getElementUtils().getTypeElement(name) != null);
    writer = new SourceWriter(environment.getFiler(), environment.getElementUtils());
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    try {
      if (round.processingOver()) {
        reporter.reportWaiting(discovery.waiting());
        closeBaseline();
        if (options.timing()) {
          reporter.note("Rowan took " + times.text());
        }
      } else {
        runStages(round);
      }
    } catch (RuntimeException failure) {
      reporter.reportFailure(failure, ProcessorVersion.TEXT);
    }
    return false;
  }

  private void runStages(RoundEnvironment round) {
    times.startRound();
    Declarations declared = times.in(Stage.READ, () -> reader.read(discovery.discover(round)));
    Design design = times.in(Stage.PLAN, () -> DesignPlanner.plan(declared, options.facts()));
    baseline.examined(design);
    CheckResult result =
        times.in(
            Stage.CHECK,
            () -> DesignCheck.check(design, options.severities().accepting(baseline::accepts)));
    RoundChecks.offer(round, result);
    times.run(Stage.REPORT, () -> reporter.report(result.findings()));
    times.run(Stage.GENERATE, () -> generator.generate(result.sound()).forEach(this::write));
  }

  private Baseline baseline(ProcessingEnvironment environment) {
    try {
      return Baseline.of(environment, options.baseline(), options.writesBaseline());
    } catch (IOException failure) {
      reporter.warn("the baseline cannot be read: " + failure);
      return Baseline.none(environment);
    }
  }

  /** Writes the accepted findings, or names those that no code has any more. */
  private void closeBaseline() {
    for (String line : baseline.stale()) {
      reporter.warn("the baseline has a stale line, remove it: `%s`".formatted(line));
    }
    if (options.writesBaseline() && options.baseline().isPresent()) {
      try {
        int findings = baseline.write(options.baseline().get());
        reporter.note(
            "%d findings are written to `%s`".formatted(findings, options.baseline().get()));
      } catch (IOException failure) {
        reporter.warn("the baseline cannot be written: " + failure);
      }
    }
  }

  private void write(GeneratedSource source) {
    try {
      writer.write(source);
    } catch (IOException failure) {
      reporter.reportUnwritten(source.origin(), source.name(), failure);
    }
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(
        Entity.class.getCanonicalName(),
        Udt.class.getCanonicalName(),
        Tuple.class.getCanonicalName(),
        Dao.class.getCanonicalName());
  }

  @Override
  public Set<String> getSupportedOptions() {
    return ProcessorOptions.names();
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }
}
