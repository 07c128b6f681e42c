package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Write;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

// tag::invoices[]
@Dao
public interface Invoices {
  @Insert
  Invoice issue(Invoice invoice); // with its number

  @Insert
  List<Invoice> issueAll(Collection<Invoice> invoices);

  @Insert
  CompletionStage<Invoice> issueLater(Invoice invoice);

  @Insert
  Write issuing(Invoice invoice);

  @Select
  Optional<Invoice> find(long number);
}
// end::invoices[]
