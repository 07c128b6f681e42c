package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Static;
import dev.rowan.annotation.Udt;
import java.util.List;
import java.util.Set;

/** A film of a studio, with a property of each sort of type. */
@Entity
@CustomIndex(
    name = "film_by_director",
    partition = "director",
    clustering = {"year desc", "studio", "title"},
    include = "genre")
public record Film(
    @PartitionKey String studio,
    @Clustering String title,
    @Static String country,
    @Immutable String director,
    @Immutable int year,
    Genre genre,
    Integer minutes,
    double rating,
    boolean seen,
    Place place,
    Set<String> tags,
    List<String> cast) {
  public enum Genre {
    DRAMA,
    COMEDY
  }

  @Udt
  public record Place(String city, String street) {}
}
