package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;

/** The entities of the guide page about existing keyspaces, on each store of this process. */
class ClipsTest extends OnEachLocalStore {
  private static final UUID FIRST = UUID.fromString("5f1d0c80-1c5b-11ee-8c99-0242ac120001");

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Clips clips = rowan.dao(Clips.class);
      Members members = rowan.dao(Members.class);
      Clip clip =
          new Clip(
              new UUID(0, 1),
              "ann",
              "one",
              Set.of("a", "ü"),
              Instant.parse("2024-05-17T12:00:00Z"),
              null);
      clips.save(clip);
      clips.comment(new ClipComment(clip.id(), FIRST, "ann", "fine"));
      members.save(new Member(new UUID(0, 1), "ann", "rome"));
      assertThat(clips.ofOwner("ann")).containsExactly(new ClipTitle(clip.id(), "one"));
      assertThat(clips.added("20240517")).containsExactly(new ClipTitle(clip.id(), "one"));
      assertThat(clips.tagged("ü")).containsExactly(clip);
      assertThat(clips.ofAuthor("ann")).extracting(ClipComment::clip).containsExactly(clip.id());
      members.move(new UUID(0, 1), "oslo");
      assertThat(members.in("rome")).isEmpty();
      assertThat(members.in("oslo")).hasSize(1);
      clips.removeComment(clip.id(), FIRST);
      assertThat(clips.ofAuthor("ann")).isEmpty();
      clips.remove(clip.id());
      assertThat(clips.clip(clip.id())).isEmpty();
      assertThat(clips.tagged("a")).isEmpty();
      assertThat(clips.added("20240517")).isEmpty();
      members.remove(new UUID(0, 1));
      assertThat(members.in("oslo")).isEmpty();
    }
  }
}
