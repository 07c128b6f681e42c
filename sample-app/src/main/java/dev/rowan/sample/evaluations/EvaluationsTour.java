package dev.rowan.sample.evaluations;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.time.Duration;
import java.time.Instant;

/** Stores evaluations, and answers the three questions. */
public final class EvaluationsTour implements Tour {
  private static final Limit TEN = Limit.of(10);
  private static final Instant TODAY = Instant.parse("2026-05-08T00:00:00Z");

  @Override
  public void show(Rowan rowan, Screen screen) {
    Evaluations evaluations = rowan.dao(Evaluations.class);
    evaluations.save(evaluation("ann", "guitar", 5, 1));
    evaluations.save(evaluation("ann", "cable", 5, 6));
    evaluations.save(evaluation("ann", "amplifier", 2, 3));
    evaluations.save(evaluation("ann", "strings", 5, 12));
    evaluations.save(evaluation("bob", "guitar", 3, 2));
    screen.heading("Evaluations");
    screen.list("by ann", () -> evaluations.by("ann", TEN), EvaluationsTour::line);
    screen.list("of the guitar", () -> evaluations.of("guitar", TEN), EvaluationsTour::line);
    screen.list(
        "by ann with the grade 5 in the last week",
        () -> evaluations.graded("ann", 5, Range.atLeast(TODAY.minus(Duration.ofDays(7))), TEN),
        EvaluationsTour::line);
  }

  private static Evaluation evaluation(String user, String item, int grade, int daysAgo) {
    return new Evaluation(user, item, grade, TODAY.minus(Duration.ofDays(daysAgo)));
  }

  private static String line(Evaluation evaluation) {
    return "%s, %s: %d".formatted(evaluation.user(), evaluation.item(), evaluation.grade());
  }
}
