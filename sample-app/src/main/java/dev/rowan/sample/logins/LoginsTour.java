package dev.rowan.sample.logins;

import dev.rowan.Rowan;
import dev.rowan.dao.PageRequest;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

/** Stores accounts, logs one in again, and finds those without a login since a day. */
public final class LoginsTour implements Tour {
  private static final LocalDate FIRST_DAY = LocalDate.of(2026, 3, 1);
  private static final int DAYS = 3;
  private static final PageRequest FIRST_HUNDRED = PageRequest.first(100);

  @Override
  public void show(Rowan rowan, Screen screen) {
    Accounts accounts = rowan.dao(Accounts.class);
    accounts.save(account("ann", "2026-03-01T07:00:00Z"));
    accounts.save(account("bob", "2026-03-03T12:00:00Z"));
    accounts.save(account("cem", "2026-03-03T19:30:00Z"));
    accounts.save(account("dee", "2026-05-04T08:00:00Z"));
    screen.heading("Users by their last login");
    screen.list("not used since 4 March", () -> unused(accounts), Accounts.Unused::email);
    screen.note("bob logs in");
    accounts.loggedIn("bob", Instant.parse("2026-05-05T06:00:00Z"));
    screen.list("not used since 4 March", () -> unused(accounts), Accounts.Unused::email);
  }

  /** Reads the days one after the other; each day has a page of its own. */
  private static List<Accounts.Unused> unused(Accounts accounts) {
    return Stream.iterate(FIRST_DAY, day -> day.plusDays(1))
        .limit(DAYS)
        .flatMap(day -> accounts.lastUsedOn(day, FIRST_HUNDRED).items().stream())
        .toList();
  }

  private static Account account(String id, String lastLogin) {
    return new Account(id, id + "@users.example", Instant.parse(lastLogin));
  }
}
