package front;

import dev.rowan.Rowan;
import dev.rowan.docs.guide.GuestProgram;
import java.util.Optional;
import java.util.UUID;

public final class Program implements GuestProgram {
  private Fronts fronts;

  @Override
  public void prepare(Rowan rowan) {
    rowan.schema().with(FrontMapping.INSTANCE).apply();
    fronts = rowan.dao(Fronts.class);
  }

  @Override
  public void save(UUID id, String name) {
    fronts.save(new Front(id, "ü", name));
  }

  @Override
  public Optional<String> name(UUID id) {
    return fronts.find(id).map(Front::motto);
  }

  @Override
  public void end(Rowan rowan) {}
}
