package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

// tag::parts[]
@Dao
public interface Parts {
  @Insert
  void save(Part part);

  @Update
  void reprice(Sku sku, Money price);

  @Update
  void change(PartPatch patch); // PartPatch is generated

  @Delete
  void remove(Sku sku);

  @Select
  Optional<Part> find(Sku sku);

  @Select
  Map<Sku, Part> findAll(Collection<Sku> sku);

  @Select
  List<Part> newest(MakerId maker, Limit limit);

  @Select(columns = "price", entity = Part.class)
  Optional<Money> price(Sku sku);
}
// end::parts[]
