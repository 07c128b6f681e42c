package dev.rowan.sample.history;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;

/** Writes many revisions of a document, of which the newest three stay. */
public final class HistoryTour implements Tour {
  private static final Limit ALL = Limit.of(1_000);
  private static final String DOCUMENT = "handbook";
  private static final int REVISIONS = 20;

  @Override
  public void show(Rowan rowan, Screen screen) {
    Revisions revisions = rowan.dao(Revisions.class);
    for (long number = 1; number <= REVISIONS; number++) {
      revisions.save(new Revision(DOCUMENT, number, "text " + number));
    }
    screen.heading("History of a document: the newest three revisions");
    screen.list(
        "revisions",
        () -> revisions.newest(DOCUMENT, ALL),
        revision -> revision.number() + ": " + revision.text());
  }
}
