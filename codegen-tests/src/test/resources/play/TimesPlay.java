package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Applied;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.WriteOptions;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/** Write times and TTLs that reads fill, and that writes ignore. */
public final class TimesPlay implements Play {
  private static final Instant FIRST = Instant.parse("2024-05-17T12:00:01.000007Z");
  private static final Instant LATER = Instant.parse("2024-05-18T12:00:00Z");
  private static final long MICROS = 1_715_947_201_000_007L;
  private static final UUID ONE = new UUID(0, 1);
  private static final UUID TWO = new UUID(0, 2);

  @Override
  public void on(Rowan rowan) {
    Notes.Store notes = rowan.dao(Notes.Store.class);
    written(notes);
    everyShape(notes);
    projections(notes);
    others(notes);
    cards(rowan, rowan.dao(Notes.Cards.class));
    labels(rowan.dao(Notes.Labels.class));
  }

  private static void written(Notes.Store notes) {
    Notes.Note saved = notes.save(note(ONE, "a", LATER), WriteOptions.at(FIRST));
    assertThat(saved.edited()).isEqualTo(LATER); // an insert returns what it got
    notes.save(note(TWO, null, null), WriteOptions.ttl(Duration.ofDays(2)));

    Notes.Note one = notes.find("main", ONE).orElseThrow();
    assertThat(one.title()).isEqualTo("a");
    assertThat(one.edited()).isEqualTo(FIRST);
    assertThat(one.micros()).isEqualTo(MICROS);
    assertThat(one.tagged()).isEqualTo(MICROS);
    assertThat(one.moved()).isEqualTo(FIRST);
    assertThat(one.chosen()).isAfter(FIRST); // shared, and written with the other note
    assertThat(one.left()).isNull();
    assertThat(one.seconds()).isNull();
    assertThat(one.tagSeconds()).isZero();

    Notes.Note two = notes.find("main", TWO).orElseThrow();
    assertThat(two.edited()).isNull();
    assertThat(two.micros()).isNull();
    assertThat(two.left()).isNull();
    assertThat(two.tagged()).isGreaterThan(MICROS);
    assertThat(two.tagSeconds()).isBetween(47 * 3_600, 48 * 3_600);
  }

  private static void everyShape(Notes.Store notes) {
    Notes.Note one = notes.find("main", ONE).orElseThrow();
    assertThat(notes.findAll("main", List.of(TWO, ONE)).get(ONE)).isEqualTo(one);
    Page<Notes.Note> page = notes.page("main", PageRequest.first(1));
    assertThat(page.items()).containsExactly(one);
    assertThat(notes.page("main", PageRequest.after(page.nextToken(), 1)).items())
        .extracting(Notes.Note::edited)
        .containsOnlyNulls();
    assertThat(notes.byAuthor("ann").get(0)).isEqualTo(one); // not the time of the entry
    assertThat(notes.all("main")).contains(one);
    assertThat(notes.scan()).contains(one);
    assertThat(notes.hasAny("ann")).isTrue();
    assertThat(notes.number("main")).isEqualTo(2);
  }

  private static void projections(Notes.Store notes) {
    notes.rename("main", TWO, "b");
    Notes.Note two = notes.find("main", TWO).orElseThrow();
    assertThat(two.edited()).isAfter(LATER);
    assertThat(two.tagged()).isLessThanOrEqualTo(two.micros());
    assertThat(two.left()).isBetween(Duration.ofHours(47), Duration.ofHours(48)); // it stays

    assertThat(notes.edits("main"))
        .containsExactly(
            new Notes.Edit("a", FIRST, MICROS, 0),
            new Notes.Edit("b", two.edited(), two.tagged(), two.tagSeconds()));
    assertThat(notes.times("ann"))
        .containsExactly(
            new Notes.Times("a", MICROS, null), new Notes.Times("b", two.tagged(), two.left()));
    assertThat(notes.timesOf("main", ONE)).contains(new Notes.Times("a", MICROS, null));
    assertThat(notes.editTimes("ann")).isEqualTo(Arrays.asList(FIRST, two.edited()));
  }

  private static void others(Notes.Store notes) {
    Applied<Notes.Note> refused = notes.create(note(ONE, "c", null));
    assertThat(refused.applied()).isFalse();
    assertThat(refused.current().orElseThrow().title()).isEqualTo("a");
    assertThat(refused.current().orElseThrow().edited()).isNull(); // no read
    Notes.Note read = notes.find("main", ONE).orElseThrow();
    notes.save(read, WriteOptions.NONE); // a new time, not that of the object
    assertThat(notes.find("main", ONE).orElseThrow().edited()).isAfter(LATER);
    assertThat(notes.save(note(null, "d", null), WriteOptions.NONE).id()).isNotNull();
  }

  private static void cards(Rowan rowan, Notes.Cards cards) {
    Notes.Card card = new Notes.Card();
    card.setId(1);
    card.setText("a");
    cards.save(card, WriteOptions.at(FIRST));
    Notes.Card read = cards.find(1).orElseThrow();
    assertThat(read.getWritten()).isEqualTo(FIRST);
    Notes.Card tracked = rowan.track(read);
    tracked.setText("b");
    cards.change(tracked, WriteOptions.at(LATER));
    assertThat(cards.find(1).orElseThrow().getWritten()).isEqualTo(LATER);
  }

  private static void labels(Notes.Labels labels) {
    labels.save(new Notes.Label(1, "a", 7L));
    Notes.Label label = labels.find(1);
    assertThat(label.text()).isEqualTo("a");
    assertThat(label.written()).isGreaterThan(MICROS);
    labels.save(new Notes.Label(2, null, 7L));
    assertThat(labels.find(2).written()).isNull();
  }

  private static Notes.Note note(UUID id, String title, Instant edited) {
    return new Notes.Note(
        edited,
        "main",
        id,
        "ann",
        title,
        Set.of("x"),
        "motto",
        new Notes.Place("Rome", 1),
        7L,
        7,
        edited,
        edited,
        Duration.ofDays(1),
        7,
        7);
  }
}
