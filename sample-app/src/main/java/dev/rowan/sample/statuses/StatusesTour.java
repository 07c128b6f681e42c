package dev.rowan.sample.statuses;

import dev.rowan.Rowan;
import dev.rowan.dao.PageRequest;
import dev.rowan.sample.statuses.StatusClient.Status;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.util.Locale;

/** Stores clients, changes the status of one, and lists the clients of each status. */
public final class StatusesTour implements Tour {
  @Override
  public void show(Rowan rowan, Screen screen) {
    StatusClients clients = rowan.dao(StatusClients.class);
    clients.save(new StatusClient("c1", "Birch Bakery", Status.ACTIVE));
    clients.save(new StatusClient("c2", "Cedar Cycles", Status.TRIAL));
    clients.save(new StatusClient("c3", "Elm Electric", Status.ACTIVE));
    screen.heading("Clients by status");
    lists(clients, screen);
    screen.note("the trial of Cedar Cycles becomes a contract");
    clients.change("c2", Status.ACTIVE);
    lists(clients, screen);
  }

  private static void lists(StatusClients clients, Screen screen) {
    for (Status status : Status.values()) {
      screen.list(
          status.name().toLowerCase(Locale.ROOT),
          () -> clients.in(status, PageRequest.first(10)).items(),
          client -> client.id() + "  " + client.name());
    }
  }
}
