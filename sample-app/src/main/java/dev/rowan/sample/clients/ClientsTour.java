package dev.rowan.sample.clients;

import dev.rowan.Rowan;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.dao.TimeUuids;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.time.Instant;
import java.util.UUID;

/** Stores updates of one client, two of them in one moment, and reads them in pages. */
public final class ClientsTour implements Tour {
  private static final String CLIENT = "c1";
  private static final int PAGE = 3;

  @Override
  public void show(Rowan rowan, Screen screen) {
    ClientUpdates updates = rowan.dao(ClientUpdates.class);
    updates.save(update("2025-11-03T09:00:00Z", "name", "Birch"));
    updates.save(update("2026-02-10T14:00:00Z", "street", "1 Mill Lane"));
    updates.save(update("2026-02-10T14:00:00Z", "city", "Reno"));
    updates.save(update("2026-05-04T11:30:00Z", "name", "Birch Bakery"));
    Range<UUID> year =
        TimeUuids.between(
            Instant.parse("2025-06-01T00:00:00Z"), Instant.parse("2026-06-01T00:00:00Z"));
    screen.heading("Updates of a client");
    screen.list(
        "the newest updates of twelve months",
        () -> updates.of(CLIENT, year, PageRequest.first(PAGE)).items(),
        ClientsTour::line);
    Page<ClientUpdate> first = updates.of(CLIENT, year, PageRequest.first(PAGE));
    screen.list(
        "the next page",
        () -> updates.of(CLIENT, year, PageRequest.after(first.nextToken(), PAGE)).items(),
        ClientsTour::line);
  }

  private static String line(ClientUpdate update) {
    return "%s  %-6s %s"
        .formatted(TimeUuids.instantOf(update.id()), update.field(), update.value());
  }

  private static ClientUpdate update(String at, String field, String value) {
    return ClientUpdate.of(CLIENT, Instant.parse(at), field, value);
  }
}
