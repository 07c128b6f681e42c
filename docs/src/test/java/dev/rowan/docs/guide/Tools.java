package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.dao.WriteOptions;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;

// tag::tools[]
@Dao
public interface Tools {
  @Insert
  void save(Tool tool);

  @Insert
  void lend(Tool tool, WriteOptions options);

  @Update
  void reprice(String site, UUID id, int price);

  @Delete
  void remove(String site, UUID id);

  @Select
  List<Tool> ofMaker(String site, String maker); // one partition

  @Select
  Page<Tool> byMaker(String maker, PageRequest page); // all partitions

  @Select
  Stream<Tool> search(String maker, Range<Integer> price, String labels); // three indexes together

  @Select
  List<Tool> withFact(Map.Entry<String, String> facts);

  @Select(columns = "count(*)")
  long onShelf(String shelf);

  @Select(where = "price >= :least and price < 100")
  List<Tool> affordable(int least);
}
// end::tools[]
