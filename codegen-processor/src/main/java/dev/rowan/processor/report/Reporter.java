package dev.rowan.processor.report;

import dev.rowan.processor.diagnostic.Finding;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.read.SourcePositions;
import dev.rowan.processor.read.SourcePositions.Place;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.tools.Diagnostic;

/** Prints findings as messages of the compiler. */
public final class Reporter {
  private final Messager messager;
  private final SourcePositions places;
  private final Optional<RepeatedAnnotations> repeated;
  private final RulePages pages;

  /**
   * @param docs the base address of the pages about codes; if empty, pages are written as files
   */
  public Reporter(ProcessingEnvironment environment, Optional<String> docs) {
    this.pages = new RulePages(environment, docs);
    this.messager = environment.getMessager();
    this.places = new SourcePositions(environment.getElementUtils());
    this.repeated = RepeatedAnnotations.in(environment);
  }

  public void report(List<Finding> findings) {
    findings.forEach(this::report);
  }

  /** Reports the types without generated code because a type that they name does not exist. */
  public void reportWaiting(Map<String, Set<String>> waiting) {
    waiting.forEach((type, missing) -> report(waiting(type, missing)));
  }

  /** Reports that this processor failed. */
  public void reportFailure(RuntimeException failure, String version) {
    StringWriter trace = new StringWriter();
    failure.printStackTrace(new PrintWriter(trace));
    messager.printMessage(
        Diagnostic.Kind.ERROR,
        "[INT-01] Rowan's annotation processor %s failed\n".formatted(version)
            + "  why: this is a bug in Rowan, not in your source\n"
            + "  fix: report the stack trace below, with the source of the type that it concerns\n"
            + "  see: %s\n".formatted(pages.of("INT-01", Optional.empty()))
            + trace);
  }

  /** Reports that a generated class of a type could not be written. */
  public void reportUnwritten(String type, String generated, IOException failure) {
    report(
        new Finding(
            "INT-03",
            Severity.ERROR,
            Origin.ofType(type),
            "the compiler cannot write the generated class `%s`".formatted(generated),
            String.valueOf(failure.getMessage()),
            List.of("rename your class if it has this name, or free space on the disk"),
            false));
  }

  /** Prints a warning about the compiler options. */
  public void warn(String message) {
    messager.printMessage(Diagnostic.Kind.WARNING, message);
  }

  /** Prints what the processor did. */
  public void note(String message) {
    messager.printMessage(Diagnostic.Kind.NOTE, message);
  }

  private void report(Finding finding) {
    Diagnostic.Kind kind =
        switch (finding.severity()) {
          case ERROR -> Diagnostic.Kind.ERROR;
          case WARNING -> Diagnostic.Kind.WARNING;
          case NOTE -> Diagnostic.Kind.NOTE;
        };
    Optional<Place> place = places.find(finding.origin());
    String message = finding.message(pages.of(finding.code(), Optional.of(finding.origin())));
    if (place.isEmpty()) {
      messager.printMessage(kind, message);
    } else if (!printedAtRepeated(kind, message, finding.origin(), place.get())) {
      print(kind, message, place.get());
    }
  }

  private boolean printedAtRepeated(
      Diagnostic.Kind kind, String message, Origin origin, Place place) {
    boolean folded =
        place.annotation().isPresent()
            && !place.element().getAnnotationMirrors().contains(place.annotation().get());
    return folded
        && repeated.isPresent()
        && repeated.get().print(kind, message, place.element(), origin);
  }

  private void print(Diagnostic.Kind kind, String message, Place place) {
    if (place.annotation().isEmpty()) {
      messager.printMessage(kind, message, place.element());
    } else if (place.value().isEmpty()) {
      messager.printMessage(kind, message, place.element(), place.annotation().get());
    } else {
      messager.printMessage(
          kind, message, place.element(), place.annotation().get(), place.value().get());
    }
  }

  private static Finding waiting(String type, Set<String> missing) {
    String simple = type.substring(type.lastIndexOf('.') + 1);
    return new Finding(
        "INT-02",
        Severity.ERROR,
        Origin.ofType(type),
        "no code is generated for `%s`, because `%s` does not exist, or is not visible"
            .formatted(simple, String.join("`, `", missing)),
        "no source, no class file and no annotation processor declares it",
        List.of(
            "declare the type, import it, make it public, or add the dependency that contains it"),
        false);
  }
}
