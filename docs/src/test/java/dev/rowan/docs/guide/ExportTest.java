package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.operate.transfer.ExportProgress;
import dev.rowan.operate.transfer.ImportProgress;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the guide says of export and import. */
class ExportTest {
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");

  @TempDir Path directory;

  @Test
  void aTableGoesIntoAnotherStore() throws IOException {
    Path path = directory.resolve("visits.jsonl");
    Visit visit = new Visit("/", NOON, "ann", Set.of("new"));
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      rowan.dao(Visits.class).save(visit);
      // tag::export[]
      try (OutputStream file = Files.newOutputStream(path)) {
        rowan.exportTable(VisitMapping.INSTANCE).writeTo(file);
      }
      // end::export[]
    }
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      // tag::import[]
      try (InputStream file = Files.newInputStream(path)) {
        rowan.importTable(VisitMapping.INSTANCE).readFrom(file);
      }
      // end::import[]
      assertThat(rowan.dao(Visits.class).inHour(NOON)).containsExactly(visit);
    }
  }

  @Test
  void bothGoOnWhereTheyStood() throws IOException {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      for (int i = 0; i < 700; i++) {
        rowan.dao(Visits.class).save(new Visit("/" + i, NOON, "ann", Set.of()));
      }
      AtomicReference<ExportProgress> seen = new AtomicReference<>();
      ByteArrayOutputStream whole = new ByteArrayOutputStream();
      rowan
          .exportTable(VisitMapping.INSTANCE)
          .watchedBy(step -> seen.compareAndSet(null, step))
          .writeTo(whole);
      ExportProgress progress = seen.get();
      ByteArrayOutputStream file = new ByteArrayOutputStream();
      file.write(whole.toByteArray(), 0, Math.toIntExact(progress.bytes()));
      // tag::resume-export[]
      rowan.exportTable(VisitMapping.INSTANCE).resume(progress.position()).writeTo(file);
      // end::resume-export[]
      assertThat(file.toByteArray()).isEqualTo(whole.toByteArray());
      long lines = progress.lines();
      InputStream in = new ByteArrayInputStream(file.toByteArray());
      // tag::resume-import[]
      ImportProgress end = rowan.importTable(VisitMapping.INSTANCE).resume(lines).readFrom(in);
      // end::resume-import[]
      assertThat(end).isEqualTo(new ImportProgress(701, 701 - lines));
    }
  }
}
