package guest;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.util.Optional;
import java.util.UUID;

@Dao
public interface Guests {
  @Insert
  void save(Guest guest);

  @Select
  Optional<Guest> find(UUID id);
}
