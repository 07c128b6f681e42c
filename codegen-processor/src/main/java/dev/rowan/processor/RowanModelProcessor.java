package dev.rowan.processor;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Tuple;
import dev.rowan.annotation.Udt;
import dev.rowan.processor.check.CheckResult;
import dev.rowan.processor.check.DesignCheck;
import dev.rowan.processor.check.Severities;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.DesignPlanner;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.read.DeclarationReader;
import dev.rowan.processor.read.Discovery;
import dev.rowan.processor.report.Baseline;
import dev.rowan.processor.report.ModelFile;
import dev.rowan.processor.report.Reporter;
import dev.rowan.processor.report.SchemaFile;
import dev.rowan.processor.report.SnapshotFile;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.StandardLocation;

/**
 * Writes the files about a whole compilation: {@code META-INF/rowan/schema.cql} and {@code
 * model.json}. In each round it takes the check of {@link RowanProcessor}, or runs the stages up to
 * the check itself, without reporting findings. In the last round it writes the declarations
 * without errors of all rounds.
 *
 * <p>It is an aggregating processor in Gradle's terms: its files depend on every entity and DAO, so
 * Gradle passes all of them when one changes. The compiler creates and calls it on one thread.
 */
public final class RowanModelProcessor extends AbstractProcessor {
  private static final String FOLDER = "META-INF/rowan/";

  private final List<EntityModel> entities = new ArrayList<>();
  private final Set<UdtModel> udts = new LinkedHashSet<>();
  private final List<PlannedDao> daos = new ArrayList<>();
  private ProcessorOptions options;
  private Discovery discovery;
  private DeclarationReader reader;
  private Reporter reporter;
  private Severities severities;

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    discovery = new Discovery(environment.getElementUtils());
    reader = new DeclarationReader(environment.getElementUtils(), environment.getTypeUtils());
    options = ProcessorOptions.of(environment.getOptions());
    reporter = new Reporter(environment, options.docs());
    severities = severities(environment);
  }

  /** Returns the severities without accepted findings, about which the other processor warns. */
  private Severities severities(ProcessingEnvironment environment) {
    try {
      Baseline baseline = Baseline.of(environment, options.baseline(), options.writesBaseline());
      return options.severities().accepting(baseline::accepts);
    } catch (IOException unreadable) {
      return options.severities(); // the other processor reports it
    }
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    try {
      if (!round.processingOver()) {
        collect(round);
      } else if (!round.errorRaised() && !entities.isEmpty()) {
        Design whole = new Design(entities, List.copyOf(udts), daos, Set.of(), options.facts());
        write("schema.cql", SchemaFile.text(whole));
        write("model.json", ModelFile.text(whole));
        if (options.snapshot().isPresent()) {
          closeSnapshot(options.snapshot().get(), whole);
        }
      }
    } catch (RuntimeException failure) {
      reporter.reportFailure(failure, ProcessorVersion.TEXT);
    }
    return false;
  }

  /** Writes the snapshot, or names what it lacks and what it has too much. */
  private void closeSnapshot(Path file, Design whole) {
    if (options.writesSnapshot()) {
      try {
        SnapshotFile.write(file, whole);
      } catch (IOException failure) {
        reporter.warn("the snapshot cannot be written: " + failure);
      }
      return;
    }
    if (!Files.isRegularFile(file)) {
      return; // the options complain about it
    }
    List<String> additions = SnapshotFile.additions(whole);
    if (!additions.isEmpty()) {
      reporter.warn(
          "the snapshot `%s` lacks %s; `-Arowan.snapshot.write=true` writes it"
              .formatted(file, String.join(", ", additions)));
    }
    Predicate<String> exists = name -> processingEnv.getElementUtils().getTypeElement(name) != null;
    for (String table : SnapshotFile.lost(whole, exists)) {
      reporter.warn(
          "no entity has the table `%s` of the snapshot; its rows stay stored. If the entity has a new name: `@Entity(\"%s\")`"
              .formatted(table, table));
    }
  }

  private void collect(RoundEnvironment round) {
    Design sound = RoundChecks.take(round).orElseGet(() -> checked(round)).sound().asDesign();
    entities.addAll(sound.entities());
    entities.stream()
        .flatMap(EntityModel::columns)
        .forEach(column -> udts.addAll(sound.udtsIn(column.type())));
    daos.addAll(sound.daos());
  }

  private CheckResult checked(RoundEnvironment round) {
    return DesignCheck.check(
        DesignPlanner.plan(reader.read(discovery.discover(round)), options.facts()), severities);
  }

  private void write(String name, String text) {
    try (Writer writer =
        processingEnv
            .getFiler()
            .createResource(StandardLocation.CLASS_OUTPUT, "", FOLDER + name, originating())
            .openWriter()) {
      writer.write(text);
    } catch (IOException failure) {
      reporter.reportUnwritten(entities.get(0).name().qualified(), FOLDER + name, failure);
    }
  }

  private TypeElement[] originating() {
    return Stream.concat(
            entities.stream().map(EntityModel::name), daos.stream().map(dao -> dao.dao().name()))
        .map(name -> processingEnv.getElementUtils().getTypeElement(name.qualified()))
        .filter(Objects::nonNull)
        .toArray(TypeElement[]::new);
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
