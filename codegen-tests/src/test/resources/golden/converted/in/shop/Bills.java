package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Range;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

@Dao
public interface Bills {
  /** What a bill costs. */
  record Cost(Bill.Line line, Money total, Optional<Bill.Seller> reseller) {}

  @Insert
  void save(Bill bill);

  @Insert(nulls = Nulls.DELETE)
  void replace(Bill bill);

  @Update
  void reprice(Id<Bill> id, Bill.Line line, Money total, Percent tax);

  @Update
  void resell(Id<Bill> id, Bill.Line line, Optional<Bill.Seller> reseller);

  @Update
  void change(Bill before, Bill after);

  @Update
  void change(BillPatch patch);

  @Delete
  void remove(Id<Bill> id, Bill.Line line);

  @Select
  Optional<Bill> find(Id<Bill> id, Bill.Line line);

  @Select
  List<Bill> lines(Id<Bill> id, Range<Bill.Line> line);

  @Select
  Map<Bill.Line, Cost> costs(Id<Bill> id, Collection<Bill.Line> line);

  @Select(columns = "total", entity = Bill.class)
  Optional<Money> total(Id<Bill> id, Bill.Line line);

  @Select(columns = "reseller", entity = Bill.class)
  Optional<Optional<Bill.Seller>> reseller(Id<Bill> id, Bill.Line line);

  @Select
  List<Bill> of(Bill.Seller seller, Range<LocalDateTime> issuedAt);

  @Select
  List<Bill> on(Bill.Seller seller, LocalDate issuedAtDay);
}
