package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.Applied;
import java.math.BigDecimal;
import java.util.*;

enum State {
  NEW,
  SOLD
}

@Udt
record Place(String hall, int shelf) {}

@Entity
record Item(
    @PartitionKey String shop,
    @Clustering UUID id,
    @Static String owner,
    State state,
    BigDecimal price,
    Optional<String> note,
    Set<String> tags,
    Map<String, Integer> labels,
    Place place) {}

@Dao
interface Items {
  @Update(onlyIf = "price < :price")
  boolean raise(String shop, UUID id, BigDecimal price);

  @Update(onlyIf = "state IN ('NEW', :other) AND labels['it''s'] > 2 and labels contains KEY :label")
  Applied<Item> sell(String shop, UUID id, State state, State other, String label);

  @Update(onlyIf = "owner = :before", entity = Item.class)
  boolean move(String shop, String owner, String before);

  @Update(onlyIf = "place.hall != null and note = :note")
  boolean replace(Item item, Optional<String> note);

  @Delete(onlyIf = "price > :price and tags contains 'old'")
  Applied<Item> remove(String shop, UUID id, BigDecimal price);

  @Delete(onlyIf = "state in :states")
  boolean remove(Item item, Collection<State> states);
}
