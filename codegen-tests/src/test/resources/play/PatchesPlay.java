package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Applied;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.StaleVersionException;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A patch changes what it says, and leaves the rest. */
public final class PatchesPlay implements Play {
  private static final Music.Song SONG =
      new Music.Song(
          "s1",
          "Blue",
          "first",
          180,
          "X-1",
          Set.of("slow"),
          List.of("ann"),
          Map.of("a", 1),
          List.of("l"));

  @Override
  public void on(Rowan rowan) {
    songs(rowan.dao(Music.Songs.class));
    between(rowan.dao(Music.Songs.class));
    refusals();
    takes(rowan.dao(Music.Takes.class));
    discs(rowan.dao(Music.Discs.class));
    plays(rowan.dao(Music.Played.class));
  }

  private static void songs(Music.Songs songs) {
    songs.save(SONG);
    Music_SongPatch patch =
        Music_SongPatch.of("s1")
            .setAlbum("second")
            .clearTitle()
            .addTags(Set.of("blue"))
            .prependWriters(List.of("bob"))
            .putRatings(Map.of("b", 2))
            .removeRatings(Set.of("a"))
            .setLinks(List.of("m", "n"));
    assertThat(patch)
        .hasToString("Music_SongPatch of title, album, tags, writers, ratings, links");
    songs.change(patch);

    assertThat(songs.of("first")).isEmpty();
    assertThat(songs.of("second"))
        .containsExactly(
            new Music.Song(
                "s1",
                null,
                "second",
                180,
                "X-1",
                Set.of("slow", "blue"),
                List.of("bob", "ann"),
                Map.of("b", 2),
                List.of("m", "n")));

    songs.changeLater(
            Music_SongPatch.of("s1").clearAlbum().removeTags(Set.of("slow")), WriteOptions.NONE)
        .toCompletableFuture()
        .join();
    assertThat(songs.of("second")).isEmpty();
    assertThat(songs.find("s1").orElseThrow().tags()).containsExactly("blue");

    songs.change(Music_SongPatch.of("s2").addTags(Set.of()));
    assertThat(songs.find("s2")).as("nothing was said").isEmpty();
  }

  private static void between(Music.Songs songs) {
    songs.save(SONG);
    Music.Song longer =
        new Music.Song(
            "s1", "Blue", null, 200, "X-1", Set.of(), List.of("ann"), Map.of("a", 1), List.of());
    Music_SongPatch patch = Music_SongPatch.between(SONG, longer);
    assertThat(patch)
        .hasToString("Music_SongPatch of album, length, tags, links")
        .isEqualTo(
            Music_SongPatch.of("s1")
                .clearAlbum()
                .setLength(200)
                .setTags(Set.of())
                .setLinks(List.of()))
        .hasSameHashCodeAs(
            Music_SongPatch.of("s1")
                .clearAlbum()
                .setLength(200)
                .setTags(Set.of())
                .setLinks(List.of()))
        .isNotEqualTo(Music_SongPatch.of("s2").clearAlbum());
    songs.change(patch);
    assertThat(songs.find("s1")).contains(longer);
    assertThat(Music_SongPatch.between(longer, longer).isEmpty()).isTrue();
  }

  private static void refusals() {
    assertThatThrownBy(() -> Music_SongPatch.of("s1").setTitle(null))
        .isInstanceOf(RejectedInputException.class)
        .extracting("code")
        .isEqualTo(ErrorCode.PATCH_REJECTED);
    assertThatThrownBy(
            () -> Music_SongPatch.of("s1").addTags(Set.of("a")).removeTags(Set.of("b")))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("tags");
    assertThatThrownBy(() -> Music_SongPatch.of(null)).isInstanceOf(RejectedInputException.class);
    Music.Song other =
        new Music.Song(
            "s1", "Blue", "first", 180, "X-2", Set.of(), List.of(), Map.of(), List.of());
    assertThatThrownBy(() -> Music_SongPatch.between(SONG, other))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("isrc")
        .hasMessageNotContaining("X-");
    Music.Song stranger =
        new Music.Song("s2", null, null, 0, null, Set.of(), List.of(), Map.of(), List.of());
    assertThatThrownBy(() -> Music_SongPatch.between(SONG, stranger))
        .isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> Music_SongPatch.between(SONG, null))
        .isInstanceOf(RejectedInputException.class);
  }

  private static void takes(Music.Takes takes) {
    takes.save(new Music.Take("t1", "dull", 0));
    Music.Take first = takes.find("t1");
    takes.change(Music_TakePatch.of("t1", first.version()).setNote("bright"));
    assertThat(takes.find("t1")).isEqualTo(new Music.Take("t1", "bright", 2));

    Music_TakePatch late = Music_TakePatch.between(first, new Music.Take("t1", "loud", 9));
    assertThat(takes.tryTo(late)).isFalse();
    Applied<Music.Take> told = takes.tell(late).toCompletableFuture().join();
    assertThat(told.current()).contains(new Music.Take("t1", "bright", 2));
    assertThatThrownBy(() -> takes.change(late)).isInstanceOf(StaleVersionException.class);
    assertThat(takes.tryTo(Music_TakePatch.of("t1", 1))).as("nothing to write").isTrue();
    assertThat(takes.tryTo(Music_TakePatch.of("t1", 2).clearNote())).isTrue();
    assertThat(takes.find("t1")).isEqualTo(new Music.Take("t1", null, 3));
  }

  private static void discs(Music.Discs discs) {
    discs.change(Music_DiscPatch.of("b", 1).setSleeve("red"));
    assertThat(discs.in("b")).as("static columns alone make no row of their own").isEmpty();
    discs.save(new Music.Disc("b", 1, "blue", "l"));
    assertThat(discs.changeIfThere(Music_DiscPatch.of("b", 2).setLabel("m"))).isFalse();
    assertThat(discs.changeIfThere(Music_DiscPatch.of("b", 1).setLabel("m").setSleeve("grey")))
        .isTrue();
    assertThat(discs.in("b")).containsExactly(new Music.Disc("b", 1, "grey", "m"));
    Applied<Music.Disc> told =
        discs.tellIfThere(Music_DiscPatch.of("b", 1).clearSleeve(), WriteOptions.NONE);
    assertThat(told.applied()).isTrue();
    assertThat(discs.in("b")).containsExactly(new Music.Disc("b", 1, null, "m"));
  }

  private static void plays(Music.Played played) {
    played.count(Music_PlaysPatch.of("s1").incrementWhole(2).incrementWhole(3).incrementParts(-1));
    assertThat(played.find("s1")).isEqualTo(new Music.Plays("s1", 5, -1));
  }
}
