package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

// tag::purchase-by-customer-dao[]
/** Reads and writes rows of {@code purchases_by_customer}. */
@Dao
public interface PurchaseByCustomerDao {
  @Insert
  void save(PurchaseByCustomer purchaseByCustomer);

  @Update
  void change(PurchaseByCustomerPatch patch);

  @Delete
  void remove(UUID customer, Instant boughtAt, UUID purchaseId);

  @Delete
  void removeAll(UUID customer);

  @Select
  Optional<PurchaseByCustomer> find(UUID customer, Instant boughtAt, UUID purchaseId);

  @Select
  Page<PurchaseByCustomer> list(UUID customer, PageRequest page);

  @Select
  Page<PurchaseByCustomer> list(UUID customer, Range<Instant> boughtAt, PageRequest page);

  @Select
  Page<PurchaseByCustomer> list(UUID customer, Instant boughtAt, PageRequest page);
}
// end::purchase-by-customer-dao[]
