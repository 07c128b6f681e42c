package guest;

import dev.rowan.Rowan;
import dev.rowan.docs.guide.GuestProgram;
import java.util.Optional;
import java.util.UUID;

public final class Program implements GuestProgram {
  private Guests guests;

  @Override
  public void prepare(Rowan rowan) {
    rowan.schema().with(GuestMapping.INSTANCE).apply();
    guests = rowan.dao(Guests.class);
  }

  @Override
  public void save(UUID id, String name) {
    guests.save(new Guest(id, name, "ü"));
  }

  @Override
  public Optional<String> name(UUID id) {
    return guests.find(id).map(Guest::name);
  }

  @Override
  public void end(Rowan rowan) {}
}
