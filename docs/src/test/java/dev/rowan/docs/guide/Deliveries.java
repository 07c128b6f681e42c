package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionStage;

// tag::deliveries[]
@Dao
public interface Deliveries {
  @Insert
  Delivery accept(Delivery delivery); // with its id

  @Insert
  List<Delivery> acceptAll(Collection<Delivery> deliveries); // in the order of the collection

  @Insert
  CompletionStage<Delivery> acceptLater(Delivery delivery);

  @Select
  List<Delivery> between(String courier, Range<UUID> id);

  @Select
  List<Delivery> newest(String courier, Limit limit);

  @Select
  Optional<Delivery> find(String courier, UUID id);
}
// end::deliveries[]
