package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.dao.ReadOptions;
import dev.rowan.error.RowanException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Values, existence, numbers of rows, and rows by their keys. */
public final class ValuesPlay implements Play {
  private static final Film.Place HALL = new Film.Place("Rome", "Via Tuscolana");

  @Override
  public void on(Rowan rowan) {
    Films films = rowan.dao(Films.class);
    films.save(film("B", 1960, Film.Genre.COMEDY, 90)).join();
    films.save(film("C", 1961, null, null)).join();
    films.save(film("D", 1962, Film.Genre.DRAMA, 120)).join();

    values(films);
    existence(films);
    numbers(films);
    maps(films);
  }

  private static void values(Films films) {
    assertThat(films.genre("cine", "B")).contains(Film.Genre.COMEDY);
    assertThat(films.genre("cine", "C")).isEmpty();
    assertThat(films.genre("cine", "X")).isEmpty();
    assertThat(films.minutes("cine", "D")).isEqualTo(120);
    assertThat(films.minutes("cine", "C")).isNull();
    assertThatThrownBy(() -> films.minutes("cine", "X")).isInstanceOf(RowanException.class);
    assertThat(films.year("cine", "C")).isEqualTo(1961);
    assertThat(films.seen("cine", "B")).isTrue();
    assertThat(films.seenLater("cine", "C").toCompletableFuture().join()).isFalse();
    assertThat(films.place("cine", "B").toCompletableFuture().join()).contains(HALL);
    assertThat(films.tags("cine", "B")).containsExactly("B");
    assertThat(films.tags("cine", "C")).isEmpty();
    assertThat(films.cast("cine", "D")).contains(List.of("ann", "bob"));
    assertThat(films.allMinutes("cine")).containsExactly(90, null, 120);
    assertThat(films.minutesFrom("cine", Range.atLeast("C"))).containsExactly(null, 120);
    Page<Integer> page = films.pageOfMinutes("cine", PageRequest.first(2));
    assertThat(page.items()).containsExactly(90, null);
    assertThat(films.pageOfMinutes("cine", PageRequest.after(page.nextToken(), 2)).items())
        .containsExactly(120);
    assertThat(films.lastTitle("cine")).contains("D");
    assertThat(films.lastTitle("none")).isEmpty();
    assertThat(films.first("cine").title()).isEqualTo("B");
    assertThatThrownBy(() -> films.first("none")).isInstanceOf(RowanException.class);
    assertThat(films.genresBy("ann"))
        .isEqualTo(Arrays.asList(Film.Genre.DRAMA, null, Film.Genre.COMEDY));
    assertThat(films.ratingsBy("ann", Range.atLeast(1961)).join()).containsExactly(2.0, 0.0);
    assertThat(films.country("cine")).contains("Italy");
    films.locate("empty", "Spain");
    assertThat(films.country("empty")).contains("Spain");
    films.locate("cine", null);
    assertThat(films.country("cine")).isEmpty();
    films.locate("cine", "Italy");
    assertThat(films.countries()).containsExactlyInAnyOrder("Italy", "Spain");
  }

  private static void existence(Films films) {
    assertThat(films.exists("cine", "B")).isTrue();
    assertThat(films.exists("cine", "X")).isFalse();
    assertThat(films.any("cine", Range.atLeast("D"))).isTrue();
    assertThat(films.any("cine", Range.greaterThan("D"))).isFalse();
    assertThat(films.hasFilms("cine")).isTrue();
    assertThat(films.hasFilms("empty")).isFalse();
    assertThat(films.hasFilmsBy("ann", ReadOptions.NONE).toCompletableFuture().join()).isTrue();
    assertThat(films.hasFilmsBy("eve", ReadOptions.NONE).toCompletableFuture().join()).isFalse();
  }

  private static void numbers(Films films) {
    assertThat(films.count("cine")).isEqualTo(3);
    assertThat(films.count("empty")).isZero();
    assertThat(films.countUpTo("cine", Limit.of(2))).isEqualTo(2);
    assertThat(films.countUpTo("cine", Limit.of(9))).isEqualTo(3);
    assertThat(films.countBy(List.of("ann", "eve"), Range.atMost(1961)).join()).isEqualTo(2);
    assertThat(films.countAll()).isEqualTo(3);
    assertThat(films.lastBy("ann")).contains(1962);
    assertThat(films.lastBy("eve")).isEmpty();
    assertThat(films.longest()).isEqualTo(120);
    assertThat(films.perYear("ann", Limit.of(2)))
        .containsExactly(
            new Films.OfYear(1962, 1, Film.Genre.DRAMA), new Films.OfYear(1961, 1, null));
    assertThat(films.minutesPerStudio(List.of("cine", "none"))).containsExactly(210);
    assertThat(films.rating("none")).isEqualTo(0.0);
    assertThat(films.totals("cine", Range.atMost("C")).toCompletableFuture().join())
        .isEqualTo(new Films.Totals(2, "B", 90));
  }

  private static void maps(Films films) {
    assertThat(films.several("cine", List.of("D", "X", "B", "D")).keySet())
        .containsExactly("D", "B");
    assertThat(films.several("cine", List.of("B")).get("B").minutes()).isEqualTo(90);
    assertThat(films.several("cine", List.of())).isEmpty();
    assertThat(films.lines(List.of("cine", "none"), "D").toCompletableFuture().join())
        .containsOnly(java.util.Map.entry("cine", new Films.Line("D", 120)));
    assertThat(films.minutesOf("cine", List.of("C", "B")).join())
        .hasSize(2)
        .containsEntry("C", null)
        .containsEntry("B", 90);
    assertThat(films.countriesOf(List.of("none", "empty", "cine")).toString())
        .isEqualTo("{empty=Spain, cine=Italy}");
    assertThatThrownBy(() -> films.several("cine", null)).isInstanceOf(RowanException.class);
    assertThatThrownBy(() -> films.several("cine", Arrays.asList("B", null)))
        .isInstanceOf(RowanException.class);
  }

  private static Film film(String title, int year, Film.Genre genre, Integer minutes) {
    return new Film(
        "cine",
        title,
        "Italy",
        "ann",
        year,
        genre,
        minutes,
        title.equals("C") ? 0 : 2,
        !title.equals("C"),
        HALL,
        title.equals("C") ? Set.of() : Set.of(title),
        List.of("ann", "bob"));
  }
}
