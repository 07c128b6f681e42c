package dev.rowan.sample.profiles;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;

/** Stores two users with different attributes, and changes one of them. */
public final class ProfilesTour implements Tour {
  private static final Limit ALL = Limit.of(2_000);

  @Override
  public void show(Rowan rowan, Screen screen) {
    UserProfiles profiles = rowan.dao(UserProfiles.class);
    profiles.save(new UserProfile("phat", "Phat D.", null, null, "phat@users.example"));
    profiles.save(new UserProfile("ieure", "Ian", 31, "male", "ian@users.example"));
    profiles.save(new ProfileAttribute("phat", "favorite guitar", "the red one"));
    profiles.save(new ProfileAttribute("phat", "shoe size", "44"));
    screen.heading("User profiles");
    user(profiles, "phat", screen);
    user(profiles, "ieure", screen);
    screen.note("ieure states no age any more");
    profiles.change(UserProfilePatch.of("ieure").clearAge());
    user(profiles, "ieure", screen);
  }

  private static void user(UserProfiles profiles, String handle, Screen screen) {
    screen.value(handle, () -> profiles.find(handle).orElseThrow());
    screen.list(
        "further attributes",
        () -> profiles.attributes(handle, ALL),
        attribute -> attribute.attribute() + ": " + attribute.value());
  }
}
