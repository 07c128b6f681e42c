package front;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.util.Optional;
import java.util.UUID;

@Dao
public interface Fronts {
  @Insert
  void save(Front front);

  @Select
  Optional<Front> find(UUID id);
}
