package shop;

import dev.rowan.annotation.Insert;
import java.util.Collection;

/** Inherited with the entity of the DAO. */
public interface Saving<E> {
  @Insert
  void saveAll(Collection<E> all);
}
