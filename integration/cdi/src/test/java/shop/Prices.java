package shop;

// tag::cdi-intercepted[]
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.util.Optional;
import java.util.UUID;

@Dao
public interface Prices {
  @Audited
  @Insert
  void change(Item item);

  @Select
  Optional<Item> find(UUID id);
}
// end::cdi-intercepted[]
