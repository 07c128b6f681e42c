package dev.rowan.sample.activity;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.time.Instant;
import java.time.YearMonth;
import java.util.List;

/** Stores activities of one user, and lists them by time and by kind. */
public final class ActivityTour implements Tour {
  private static final Limit TEN = Limit.of(10);
  private static final String USER = "ann";
  private static final YearMonth MAY = YearMonth.of(2026, 5);
  private static final Instant MIDDLE_OF_MAY = Instant.parse("2026-05-15T00:00:00Z");

  @Override
  public void show(Rowan rowan, Screen screen) {
    UserActivities activities = rowan.dao(UserActivities.class);
    data().forEach(activities::save);
    screen.heading("User activity");
    screen.list(
        "all activities from April to June",
        () ->
            activities.in(
                USER,
                Range.closedOpen(
                    Instant.parse("2026-04-01T00:00:00Z"), Instant.parse("2026-07-01T00:00:00Z")),
                TEN),
        ActivityTour::line);
    screen.list(
        "activities after the middle of May",
        () ->
            activities.in(
                USER, Range.closedOpen(MIDDLE_OF_MAY, Instant.parse("2026-06-01T00:00:00Z")), TEN),
        ActivityTour::line);
    screen.list(
        "purchases in May", () -> activities.ofKind(USER, MAY, "buy", TEN), ActivityTour::line);
    screen.list(
        "purchases in the first half of May",
        () -> activities.ofKindIn(USER, MAY, "buy", Range.lessThan(MIDDLE_OF_MAY), TEN),
        ActivityTour::line);
  }

  private static String line(UserActivity activity) {
    return "%s  %-5s %s".formatted(activity.at(), activity.kind(), activity.subject());
  }

  private static List<UserActivity> data() {
    return List.of(
        activity("2026-04-30T21:10:00Z", "view", "amplifier"),
        activity("2026-05-02T08:00:00Z", "view", "guitar"),
        activity("2026-05-02T08:05:00Z", "buy", "guitar"),
        activity("2026-05-20T17:30:00Z", "buy", "strings"),
        activity("2026-05-21T09:00:00Z", "rate", "guitar"),
        activity("2026-06-01T10:00:00Z", "view", "cable"));
  }

  private static UserActivity activity(String at, String kind, String subject) {
    return new UserActivity(USER, Instant.parse(at), kind, subject);
  }
}
