package guest;

import dev.rowan.Rowan;
import dev.rowan.docs.guide.GuestProgram;
import java.util.Optional;
import java.util.UUID;

public final class Program implements GuestProgram {
  private Guests guests;

  @Override
  public void prepare(Rowan rowan) {
    guests = rowan.dao(Guests.class);
  }

  @Override
  public void save(UUID id, String name) {
    guests.save(new Guest(id, name, "ü"));
  }

  @Override
  public Optional<String> name(UUID id) {
    return guests.find(id).map(Guest::fullName);
  }

  @Override
  public void end(Rowan rowan) {
    // tag::column-drop[]
    rowan.schema().with(GuestMapping.INSTANCE).dropping("guest.name").apply();
    // end::column-drop[]
  }
}
