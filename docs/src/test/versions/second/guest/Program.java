package guest;

import dev.rowan.Rowan;
import dev.rowan.docs.guide.GuestProgram;
import dev.rowan.operate.maintenance.ColumnCopyReport;
import dev.rowan.operate.schema.SchemaResult;
import java.util.Optional;
import java.util.UUID;

public final class Program implements GuestProgram {
  private Guests guests;

  @Override
  public void prepare(Rowan rowan) {
    // tag::column-create[]
    rowan.schema().with(GuestMapping.INSTANCE).withoutBuilds().apply();
    // end::column-create[]
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
    // tag::column-copy[]
    SchemaResult result = rowan.schema().with(GuestMapping.INSTANCE).apply();
    System.out.println(result.found()); // {guest.full_name=2 rows compared, 1 values copied}
    // end::column-copy[]
    ColumnCopyReport again = report(rowan);
    if (again.copied() > 0) {
      throw new IllegalStateException("not equal: " + again);
    }
  }

  private static ColumnCopyReport report(Rowan rowan) {
    // tag::copy-columns[]
    ColumnCopyReport report = rowan.maintenance().copyColumns(GuestMapping.INSTANCE).run();
    if (report.left() > 0) {
      throw new IllegalStateException("values that were not copied: " + report);
    }
    // end::copy-columns[]
    return report;
  }
}
