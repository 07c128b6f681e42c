package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.ConvertedBy;
import dev.rowan.annotation.Converter;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Range;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

/** The parts of a warehouse. The entity knows texts and numbers, and its DAO knows more. */
@Dao
@SuppressDesign(rule = "CNS-05", because = "no other program writes")
@ConvertedBy({Stocks.CodeConverter.class, Stocks.CentsConverter.class, Stocks.ShelfConverter.class})
public interface Stocks extends Boxed {
  record Code(String text) {}

  record Money(long cents) {}

  enum Shelf {
    TOP,
    BOTTOM
  }

  @Entity
  record Stock(
      @PartitionKey String depot,
      @Clustering String code,
      long price,
      Integer shelf,
      String label,
      Duration took,
      int boxes) {}

  record Line(Code code, Money price, Shelf shelf) {}

  @Insert
  void save(Stock stock);

  @Select
  Optional<Stock> find(String depot, Code code);

  @Select
  List<Stock> findAll(String depot, Collection<Code> code);

  @Select
  List<Stock> between(String depot, Range<Code> code);

  @Select(where = "depot = :depot and code >= :from")
  List<Stock> from(String depot, Code from);

  @Select(entity = Stock.class)
  Optional<Line> line(String depot, Code code);

  @Select(columns = "price", entity = Stock.class)
  CompletionStage<Optional<Money>> price(String depot, Code code);

  @Select(columns = "shelf", entity = Stock.class)
  List<Shelf> shelves(String depot);

  @Query("select price from stock where depot = :depot and code = :code")
  Optional<Money> queried(String depot, Code code);

  @Query("update stock set price = :price, shelf = :shelf where depot = :depot and code = :code")
  void place(String depot, Code code, Money price, Shelf shelf);

  @Update
  void reprice(String depot, Code code, Money price);

  @Update(onlyIf = "price < :most")
  boolean raise(String depot, Code code, Money price, Money most);

  @Update
  void label(String depot, Code code, @ConvertedBy(Quoted.class) StringBuilder label);

  @Update
  void took(String depot, Code code, Duration took); // the property's own type

  @FullScan(because = "a test reads all")
  Stream<Line> lines();

  @Delete
  void remove(String depot, Code code);

  final class CodeConverter implements Converter<Code, String> {
    @Override
    public String toStored(Code code) {
      if (code.text().isBlank()) {
        throw new IllegalArgumentException("blank");
      }
      return code.text();
    }

    @Override
    public Code toJava(String stored) {
      return new Code(stored);
    }
  }

  final class CentsConverter implements Converter<Money, Long> {
    @Override
    public Long toStored(Money money) {
      return money.cents();
    }

    @Override
    public Money toJava(Long stored) {
      return new Money(stored);
    }
  }

  final class ShelfConverter implements Converter<Shelf, Integer> {
    @Override
    public Integer toStored(Shelf shelf) {
      return shelf.ordinal();
    }

    @Override
    public Shelf toJava(Integer stored) {
      return Shelf.values()[stored];
    }
  }

  final class Quoted implements Converter<StringBuilder, String> {
    @Override
    public String toStored(StringBuilder text) {
      return "'" + text + "'";
    }

    @Override
    public StringBuilder toJava(String stored) {
      return new StringBuilder(stored);
    }
  }
}
