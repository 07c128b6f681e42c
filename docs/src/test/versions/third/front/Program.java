package front;

import dev.rowan.Rowan;
import dev.rowan.docs.guide.GuestProgram;
import dev.rowan.operate.schema.SchemaResult;
import java.util.Optional;
import java.util.UUID;

public final class Program implements GuestProgram {
  private Fronts fronts;

  @Override
  public void prepare(Rowan rowan) {
    // tag::group-leave[]
    SchemaResult result = rowan.schema().with(FrontMapping.INSTANCE).apply();
    System.out.println(result.found()); // {front.motto=2 rows compared, 2 values copied}
    // end::group-leave[]
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
  public void end(Rowan rowan) {
    // tag::group-drop-table[]
    rowan.schema().with(FrontMapping.INSTANCE).dropping("front_hot").apply();
    // end::group-drop-table[]
  }
}
