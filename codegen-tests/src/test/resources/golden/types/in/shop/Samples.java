package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

/** A method of every shape. */
@Dao
public interface Samples {
  @Insert
  void save(Sample sample);

  @Insert(ifNotExists = true, nulls = Nulls.DELETE)
  boolean create(Sample sample);

  @Insert
  CompletionStage<Void> saveLater(Sample sample);

  @Insert(ifNotExists = true)
  CompletionStage<Boolean> createLater(Sample sample);

  @Update(nulls = Nulls.DELETE)
  void change(Sample sample);

  @Update(ifExists = true)
  boolean changeExisting(Sample sample);

  @Update
  void paint(
      UUID id, String tenant, long sequence, UUID moment, Sample.Colour colour, int primitiveInt);

  @Update(ifExists = true)
  boolean file(UUID id, String tenant, long sequence, UUID moment, Map<String, byte[]> files);

  @Update
  CompletionStage<Void> paintLater(
      UUID id, String tenant, long sequence, UUID moment, Set<Sample.Colour> colours);

  @Delete
  void remove(Sample sample);

  @Delete(ifExists = true)
  boolean removeExisting(Sample sample);

  @Delete
  void removeByKey(UUID id, String tenant, long sequence, UUID moment);

  @Delete(ifExists = true)
  boolean removeExistingByKey(UUID id, String tenant, long sequence, UUID moment);

  @Delete
  CompletionStage<Void> removeAllOf(UUID id, String tenant);

  @Select
  Sample get(UUID id, String tenant, long sequence, UUID moment);

  @Select
  Optional<Sample> find(UUID id, String tenant, long sequence, UUID moment);

  @Select
  CompletionStage<Optional<Sample>> findLater(UUID id, String tenant, long sequence, UUID moment);

  @Select
  List<Sample> list(UUID id, String tenant, Limit limit);

  @Select(orderBy = "sequence desc, moment asc")
  List<Sample> listBackwards(UUID id, String tenant);

  @Select
  Stream<Sample> stream(UUID id, String tenant, Range<Long> sequence);

  @Select
  Page<Sample> page(UUID id, String tenant, long sequence, Range<UUID> moment, PageRequest page);

  @Select
  CompletionStage<Page<Sample>> pageLater(UUID id, String tenant, PageRequest page);

  @Select
  CompletionStage<List<Sample>> listLater(UUID id, String tenant);

  /** Not generated. */
  default boolean has(UUID id, String tenant, long sequence, UUID moment) {
    return find(id, tenant, sequence, moment).isPresent();
  }
}
