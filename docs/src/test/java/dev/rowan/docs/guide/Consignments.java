package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

@Dao
@SuppressDesign(rule = "QRY-08", because = "a customer has few consignments")
@SuppressDesign(rule = "QRY-09", because = "a shop has few consignments")
public interface Consignments {
  record Size(UUID id, int size) {}

  @Insert
  void save(Consignment consignment);

  @Update(entity = Consignment.class)
  void measure(UUID shop, UUID id, int size);

  @Update
  void change(ConsignmentPatch patch);

  @Delete(entity = Consignment.class)
  void remove(UUID shop, UUID id);

  @Select
  Optional<Consignment> find(UUID shop, UUID id);

  @Select
  Page<Consignment> page(UUID shop, PageRequest page);

  @Select
  List<Consignment> of(String customer, Range<Instant> at);

  @Select(entity = Consignment.class)
  List<Size> sizes(UUID shop, Limit limit);

  @Select(columns = "max(size)", entity = Consignment.class)
  Optional<Integer> largest(UUID shop);

  @Query(
      "SELECT * FROM \"Consignments\" WHERE \"shopId\" = :shop AND \"order\" IN (:first, :second)")
  List<Consignment> two(UUID shop, UUID first, UUID second);

  @Query(
      "SELECT \"Größe in cm\" FROM \"Consignments\" WHERE \"shopId\" = :shop AND \"order\" = :id")
  Optional<Integer> size(UUID shop, UUID id);
}
