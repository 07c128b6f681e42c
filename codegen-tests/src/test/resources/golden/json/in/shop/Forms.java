package shop;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Json;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Properties that are stored as JSON, one of them a map as which a statement returns rows. */
public interface Forms {
  record Answer<T>(T text, int maxPoints) {}

  /** The names of fields in the JSON of one property. */
  final class Snake implements Supplier<ObjectMapper> {
    @Override
    public ObjectMapper get() {
      return new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
    }
  }

  @Entity
  record Form(
      @PartitionKey String id,
      @Clustering int page,
      @Json Answer<String> first,
      @Json(mapper = Snake.class) List<Answer<Integer>> others,
      @Json Map<String, Object> extra) {}

  record Extract(int page, Answer<String> first) {}

  @Dao
  interface Pages {
    @Insert
    void save(Form form);

    @Update
    void change(Forms_FormPatch patch);

    @Update(onlyIf = "first = :expected")
    boolean answer(String id, int page, Answer<String> first, Answer<String> expected);

    @Select
    List<Form> of(String id);

    @Select
    List<Extract> extracts(String id);

    @Select(columns = "extra")
    Optional<Map<String, Object>> extra(String id, int page);

    @Query("select extra from form where id = :id")
    List<Map<String, Object>> extras(String id);

    @Query("select extra as more from form where id = :id and page = :page")
    Map<String, Object> more(String id, int page);

    @Query("select page, extra from form where id = :id and page = :page")
    Optional<Map<String, Object>> row(String id, int page);

    @Query("select others from form where id = :id and page = :page")
    Optional<Map<String, Object>> others(String id, int page);
  }
}
