package dev.rowan.docs.guide;

import dev.rowan.annotation.ConvertedBy;
import dev.rowan.annotation.Converter;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.docs.guide.Waybill.Destination;
import java.beans.ConstructorProperties;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

@Dao
@ConvertedBy(Waybills.CityConverter.class)
interface Waybills {
  @Insert
  void save(Waybill waybill);

  // tag::value-parts[]
  @Select(columns = "target.city")
  Optional<String> city(String route, int number);

  @Select(columns = "scans['LYS']")
  List<Integer> scansInLyon(String route); // null for a waybill that Lyon has not seen

  record Stop(int number, String city, Integer scans) {}

  @Select(columns = "number, target.city, scans['LYS']")
  Stream<Stop> stops(String route);

  @Select(columns = "target.city")
  List<String> cities(String carrier); // the index alone: it includes the destination

  // end::value-parts[]
  @Select(columns = "scans['LYS']")
  Optional<Long> widened(String route, int number);

  @Select(columns = "notes[3]")
  Optional<String> note(String route, int number);

  @Select(columns = "weights[1.5]")
  @Nullable Long weight(String route, int number);

  @Select(columns = "passed['SOUTH']")
  CompletableFuture<Optional<Boolean>> passed(String route, int number);

  @Select(columns = "driver['it''s']")
  Optional<String> driver(String route);

  @Select(columns = "target.floor")
  Page<Integer> floors(String route, PageRequest page);

  @Select(columns = "target.doors")
  @Nullable Integer doors(String route, int number);

  @Select(columns = "target.hint")
  Optional<Optional<String>> hint(String route, int number);

  @Select(columns = "target.city")
  Map<Integer, String> citiesOf(String route, Collection<Integer> number);

  @Select(columns = "target.city")
  Optional<City> converted(String route, int number);

  record Both(Map<String, Integer> scans, Integer lyon, Integer paris, Destination target) {}

  @Select(columns = "scans, scans['LYS'], scans['CDG'], target")
  Optional<Both> both(String route, int number);

  record Two(Integer lyon, Integer paris, Integer lyonAgain) {}

  @Select(columns = "scans['LYS'], scans['CDG'], scans [ 'LYS' ]")
  Optional<Two> two(String route, int number);

  record Timed(String city, Instant since) {}

  @Select(columns = "target.city, writetime(carrier)")
  Optional<Timed> timed(String route, int number);

  record Row(String route, Integer number, String city) {}

  @FullScan(columns = "route, number, target.city", because = "there are few waybills")
  List<Row> all();

  @Query("select target.city, scans['LYS'] as lyon from waybill where route = :route")
  List<Found> byStatement(String route);

  record Found(String targetCity, Integer lyon) {}

  @Query("select notes[3] from waybill where route = :route and number = :number")
  Optional<String> noteByStatement(String route, int number);

  @Query(
      "select number, target.city, target.\"Floor Number\" as floor, scans['LYS'] from waybill"
          + " where route = :route")
  List<Map<String, Object>> maps(String route);

  @Select
  List<Sighting> sightings(String route);

  @Select
  Optional<Named> named(String route, int number);

  @Select(columns = "number, target.city")
  Stream<Named> listed(String route);

  @Query("select target.city, number as \"number\" from waybill where route = :route")
  List<Seen> seen(String route);

  /** A projection by the only constructor with parameters. */
  final class Sighting {
    private final int number;
    private final String carrier;

    Sighting() {
      this(0, "");
    }

    Sighting(int number, String carrier) {
      this.number = number;
      this.carrier = carrier;
    }

    @Override
    public String toString() {
      return number + " by " + carrier;
    }
  }

  /** A projection by the constructor whose annotation names properties. */
  final class Named {
    private final String text;

    @ConstructorProperties({"number", "carrier"})
    Named(Integer first, @Nullable String second) {
      this.text = second + first;
    }

    Named(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** A projection of a statement, by the names or aliases of its columns. */
  final class Seen {
    private final String text;

    Seen(@Nullable String targetCity, int number) {
      this.text = targetCity + number;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** The name of a city. */
  record City(String name) {}

  /** Stores a city as its name. */
  final class CityConverter implements Converter<City, String> {
    @Override
    public String toStored(City value) {
      return value.name();
    }

    @Override
    public City toJava(String stored) {
      return new City(stored);
    }
  }
}
