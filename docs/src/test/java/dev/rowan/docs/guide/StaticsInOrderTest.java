package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import java.util.Optional;

/**
 * A static column has the value of the last write, by whichever row of its partition it was written
 * and however quickly the writes follow one another.
 */
class StaticsInOrderTest extends OnEachLocalStore {
  private static final int WRITES = 60;

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      withBlindIndex(rowan.dao(Notices.class));
      withVerifiedIndex(rowan.dao(Jobs.class));
    }
  }

  private static void withBlindIndex(Notices notices) {
    for (int i = 0; i < WRITES; i++) {
      // the higher value is the earlier one, so that equal timestamps do not hide a lost write
      String saved = "saved " + (2 * WRITES - i);
      notices.save(new Notice("static", i, saved, "ann", "hello", "text"));
      assertThat(subject(notices)).as("after save %d", i).contains(saved);
      String named = "named " + (2 * WRITES - i);
      if (i % 3 == 0) {
        notices.name("static", named);
        assertThat(subject(notices)).as("after the update %d", i).contains(named);
      }
    }
  }

  private static Optional<String> subject(Notices notices) {
    return notices.topic("static").map(Notices.Topic::subject);
  }

  private static void withVerifiedIndex(Jobs jobs) {
    for (int i = 0; i < WRITES; i++) {
      String lead = "lead " + (2 * WRITES - i);
      jobs.save(new Job("static", i, lead, "open", "title"));
      assertThat(jobs.lead("static").map(Jobs.Queue::lead)).as("after save %d", i).contains(lead);
    }
  }
}
