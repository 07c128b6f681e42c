package dev.rowan.sample.gyms;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.time.LocalDate;
import java.util.List;

/** Stores gyms of two countries, and lists them by location and by city. */
public final class GymsTour implements Tour {
  private static final Limit TEN = Limit.of(10);

  @Override
  public void show(Rowan rowan, Screen screen) {
    Gyms gyms = rowan.dao(Gyms.class);
    data().forEach(gyms::save);
    screen.heading("Gyms");
    screen.list("gyms of the USA", () -> gyms.ofCountry("USA", TEN), GymsTour::line);
    screen.list("gyms of New York state", () -> gyms.ofState("USA", "NY", TEN), GymsTour::line);
    screen.list(
        "gyms of New York City since 2015, newest first",
        () -> gyms.ofCity("USA", "NY", "New York", since(2015), TEN),
        GymsTour::line);
  }

  private static Range<LocalDate> since(int year) {
    return Range.atLeast(LocalDate.of(year, 1, 1));
  }

  private static String line(Gym gym) {
    return "%s, %s, %s, opened %s".formatted(gym.state(), gym.city(), gym.name(), gym.opened());
  }

  private static List<Gym> data() {
    return List.of(
        new Gym("USA", "NY", "New York", "Harbor Barbells", LocalDate.of(2014, 3, 1)),
        new Gym("USA", "NY", "New York", "Fifth Floor", LocalDate.of(2019, 9, 15)),
        new Gym("USA", "NY", "New York", "Bridge and Rope", LocalDate.of(2016, 1, 4)),
        new Gym("USA", "NY", "Albany", "Capital Lifts", LocalDate.of(2012, 5, 20)),
        new Gym("USA", "CA", "San Jose", "Valley Strength", LocalDate.of(2017, 7, 7)),
        new Gym("CAN", "ON", "Toronto", "North Shore Iron", LocalDate.of(2018, 2, 2)));
  }
}
