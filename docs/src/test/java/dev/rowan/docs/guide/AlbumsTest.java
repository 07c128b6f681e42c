package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.operate.maintenance.CopyReport;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What the page of copies shows. */
class AlbumsTest {
  private static final Logger log = LoggerFactory.getLogger(AlbumsTest.class);

  @Test
  void albumsSayWhoTheirSingerIs() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Singers singers = rowan.dao(Singers.class);
      Albums albums = rowan.dao(Albums.class);
      UUID nina = UUID.randomUUID();
      UUID first = UUID.randomUUID();
      // tag::follow[]
      singers.save(new Singer(nina, "Eunice Waymon", "none"));
      albums.save(new Album(first, nina, 1959, "Little Girl Blue", null));
      String before = albums.find(first).orElseThrow().singerName(); // Eunice Waymon
      singers.rename(nina, "Nina Simone");
      String after = albums.of(nina).get(0).singerName(); // Nina Simone
      // end::follow[]
      assertThat(before).isEqualTo("Eunice Waymon");
      assertThat(after).isEqualTo("Nina Simone");

      // tag::jobs[]
      rowan.maintenance().resumeCopies(SingerMapping.INSTANCE).run();
      CopyReport report = rowan.maintenance().verifyCopies(AlbumMapping.INSTANCE).run();
      if (!report.isClean()) {
        log.warn("copies differ: {}", report);
        rowan.maintenance().repairCopies(AlbumMapping.INSTANCE).atMost(5_000).run();
      }
      // end::jobs[]
      assertThat(report).hasToString("rows=1 missing=0 stale=0 wrong=0 repaired=0 unresolved=0");
      assertThat(rowan.maintenance().verify(AlbumMapping.INSTANCE).run().isClean()).isTrue();
    }
  }
}
