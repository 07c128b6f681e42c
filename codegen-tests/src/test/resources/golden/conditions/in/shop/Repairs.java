package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Static;
import dev.rowan.annotation.Udt;
import dev.rowan.annotation.Update;
import dev.rowan.annotation.Version;
import dev.rowan.dao.Applied;
import dev.rowan.dao.WriteOptions;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;

/** Writes that compare the row. */
public interface Repairs {
  enum Status {
    NEW,
    OPEN,
    DONE
  }

  record Worker(String name) {}

  @Udt
  record Place(String hall, @Column("shelf_no") int shelf) {}

  @Entity
  record Repair(
      @PartitionKey String shop,
      @Clustering(0) int number,
      @Static LocalDate closed,
      Status status,
      BigDecimal price,
      long minutes,
      BigInteger parts,
      boolean paid,
      Worker worker,
      Instant due,
      List<String> steps,
      Set<String> tags,
      Map<String, Integer> labels,
      Place place) {}

  @Entity
  @CustomIndex(
      name = "loans_by_reader",
      partition = "reader",
      clustering = "id",
      maintain = Maintain.SERIAL)
  record Loan(@PartitionKey String id, String reader, Instant until, @Version long version) {}

  @Entity
  record Gauge(
      @PartitionKey String id,
      byte tiny,
      Short small,
      int whole,
      long large,
      float rough,
      Double exact,
      BigDecimal price,
      Boolean open,
      String text) {}

  @Dao
  interface Gauges {
    @Insert
    void save(Gauge gauge);

    @Update(onlyIf = "tiny = -128 and small in (1, -2) and whole = -3 and large = 3000000000")
    boolean integers(String id, String text);

    @Update(
        onlyIf =
            "rough < 1.5 and exact >= -2e3 and price = 0.10 and open = TRUE and text = 'it''s \"$L\"'")
    boolean others(String id, String text);
  }

  @Dao
  interface Jobs {
    @Insert
    void save(Repair repair);

    @Update(onlyIf = "price = :expected")
    boolean repriceIf(String shop, int number, BigDecimal price, BigDecimal expected);

    @Update(onlyIf = "price < :price")
    boolean raise(String shop, int number, BigDecimal price);

    @Update(onlyIf = "status in ('NEW', :other) and paid = false and minutes <= 90 and parts != 7")
    Applied<Repair> finish(
        String shop, int number, Status status, Status other, WriteOptions options);

    @Update(onlyIf = "status in :some")
    CompletionStage<Boolean> finishLater(
        String shop, int number, Status status, List<Status> some);

    @Update(onlyIf = "worker = null")
    boolean take(String shop, int number, Worker worker);

    @Update(onlyIf = "worker = :before")
    boolean giveAway(Repair repair, Worker before);

    @Update(onlyIf = "due >= :from")
    Applied<Repair> patch(Repairs_RepairPatch patch, Instant from);

    @Update(onlyIf = "tags contains :tag and labels contains 3 and labels contains key 'size'")
    boolean pay(String shop, int number, boolean paid, String tag);

    @Update(onlyIf = "labels[:label] > 2 and steps[0] = 'open' and place.shelf in (1, 2)")
    boolean plan(String shop, int number, Instant due, String label);

    @Update(onlyIf = "closed = null")
    boolean close(String shop, LocalDate closed);

    @Delete(onlyIf = "price > :price")
    Applied<Repair> removeAbove(String shop, int number, BigDecimal price);

    @Delete(onlyIf = "status = 'DONE'")
    boolean remove(Repair repair);

    @Select
    Optional<Repair> find(String shop, int number);
  }

  @Dao
  interface Loans {
    @Insert
    void save(Loan loan);

    @Update(onlyIf = "until < :now")
    boolean lend(Loan loan, Instant now);

    @Delete(onlyIf = "reader != 'ann'")
    Applied<Loan> remove(Loan loan);

    @Select
    List<Loan> of(String reader);
  }
}
