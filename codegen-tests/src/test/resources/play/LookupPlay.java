package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Set;
import java.util.UUID;
import shop.Clips.Clip;
import shop.Clips.Comment;
import shop.Clips.Lookups;
import shop.Clips.Title;

/** Lookup tables with keys and a life of their own. */
public final class LookupPlay implements Play {
  private static final UUID FIRST = UUID.fromString("5f1d0c80-1c5b-11ee-8c99-0242ac120001");
  private static final UUID SECOND = UUID.fromString("5f1d0c80-1c5b-11ee-8c99-0242ac120002");

  @Override
  public void on(Rowan rowan) {
    Lookups lookups = rowan.dao(Lookups.class);
    Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
    String day = now.toString().substring(0, 10).replace("-", "");
    Clip clip = new Clip(new UUID(0, 1), "ann", now, "Höhe", Set.of("a", "ü"), null);
    lookups.save(clip);
    assertThat(lookups.titles("ann")).containsExactly("Höhe");
    assertThat(lookups.added(day)).containsExactly(new Title(clip.id(), "ann", "Höhe"));
    assertThat(lookups.tagged("ü")).containsExactly(clip);
    lookups.describe(clip.id(), "high");
    assertThat(lookups.tagged("a")).extracting(Clip::description).containsExactly("high");
    lookups.save(clip);
    assertThat(lookups.added(day)).hasSize(1);
    lookups.remove(clip.id());
    assertThat(lookups.added(day)).isEmpty();
    assertThat(lookups.tagged("a")).isEmpty();
    assertThat(lookups.titles("ann")).isEmpty();

    lookups.comment(new Comment(clip.id(), FIRST, "ann", "one"));
    lookups.comment(new Comment(new UUID(0, 2), SECOND, "ann", "two"));
    lookups.edit(new UUID(0, 2), SECOND, "zwei");
    assertThat(lookups.ofAuthor("ann")).extracting(Comment::text).containsExactly("zwei", "one");
    assertThat(lookups.one("ann", FIRST)).map(Comment::clip).contains(clip.id());
    lookups.removeComment(clip.id(), FIRST);
    assertThat(lookups.ofAuthor("ann")).extracting(Comment::id).containsExactly(SECOND);
    assertThat(lookups.one("ann", FIRST)).isEmpty();
  }
}
