package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Range;
import dev.rowan.dao.TimeUuids;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.operate.maintenance.RecountReport;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import shop.Pages.OfDay;
import shop.Pages.OfMinute;
import shop.Pages.OfMonth;
import shop.Pages.OfWeek;
import shop.Pages.Share;
import shop.Pages.View;
import shop.Pages.Views;
import shop.Pages.Visit;

/** One insert for each view counts views of minutes and days. */
public final class RollupsPlay implements Play {
  private static final Instant NINE = Instant.parse("2026-02-27T09:00:00Z");
  private static final Instant TEN = NINE.plus(1, ChronoUnit.HOURS);
  private static final LocalDate DAY = LocalDate.of(2026, 2, 27);

  @Override
  public void on(Rowan rowan) {
    Views views = rowan.dao(Views.class);
    views.save(view(0, "de"));
    views.save(view(0, "de")); // again
    views.saveAll(List.of(view(4, "de"), view(5, "fr"), view(70, "de"), view(71, null)));
    views.share("home", DAY, "de", 3);
    assertThat(views.create(view(5, "fr"))).isFalse();
    assertThat(views.create(view(6, "fr"))).isTrue();
    views.annotate("home", at(6), id(6), "fast");
    assertThat(views.minutes("home", Range.closedOpen(NINE, TEN)))
        .containsExactly(minute(NINE, 0, 2), minute(NINE, 5, 2));
    assertThat(views.minutes("home", Range.closedOpen(TEN, TEN.plusSeconds(3_600))))
        .containsExactly(minute(TEN, 10, 2));
    assertThat(views.days("home", Range.closed(DAY, DAY)))
        .containsExactly(new OfDay("home", DAY, "de", 3, 3), new OfDay("home", DAY, "fr", 2, 0));

    views.remove(view(6, "fr"));
    for (int shard = 0; shard < 4; shard++) {
      views.removeHour("home", TEN, shard);
    }
    assertThat(views.ofDay("home", DAY, "fr")).contains(new OfDay("home", DAY, "fr", 1, 0));
    assertThat(views.ofDay("home", DAY, "de")).contains(new OfDay("home", DAY, "de", 2, 3));
    var recount =
        rowan.maintenance().recount(Pages_ViewMapping.INSTANCE).withGrace(Duration.ZERO);
    assertThat(recount.every()).isEqualTo(Duration.ofHours(6));
    assertThat(recount.comparingOnly().run().wrong()).isZero();
    ofOtherTimes(rowan, views);
  }

  /** A recount reads the rows of a period also where their time is a time UUID or a date. */
  private static void ofOtherTimes(Rowan rowan, Views views) {
    Instant march = Instant.parse("2026-03-01T00:00:00Z");
    for (Instant at : List.of(march.minusMillis(1), march, march.plus(30, ChronoUnit.DAYS))) {
      views.share(new Share("home", null, TimeUuids.of(at, 1)));
      views.visit(new Visit("home", LocalDate.ofInstant(at, ZoneOffset.UTC), "ann"));
    }
    assertThat(views.ofMonth("home", march)).contains(new OfMonth("home", march, 2));
    assertThat(views.ofWeek("home", LocalDate.of(2026, 2, 23)))
        .contains(new OfWeek("home", LocalDate.of(2026, 2, 23), 2));
    for (EntityMapping<?> each : List.of(Pages_ShareMapping.INSTANCE, Pages_VisitMapping.INSTANCE)) {
      assertThat(rowan.maintenance().recount(each).comparingOnly().run())
          .isEqualTo(new RecountReport(2, 0, 0, 0, 0));
    }
  }

  private static View view(int minutes, String country) {
    return new View("home", null, 0, at(minutes), id(minutes), country, null);
  }

  private static Instant at(int minutes) {
    return NINE.plus(minutes, ChronoUnit.MINUTES);
  }

  private static UUID id(int number) {
    return new UUID(0, number);
  }

  private static OfMinute minute(Instant hour, int minutes, long views) {
    return new OfMinute("home", hour, hour.plus(minutes, ChronoUnit.MINUTES), views);
  }
}
