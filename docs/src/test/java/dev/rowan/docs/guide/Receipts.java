package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Write;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

// tag::receipts[]
@Dao
public interface Receipts {
  @Insert
  Receipt issue(Receipt receipt); // with its number

  @Insert
  List<Receipt> issueAll(Collection<Receipt> receipts);

  @Insert
  CompletionStage<Receipt> issueLater(Receipt receipt);

  @Insert
  Write issuing(Receipt receipt);

  @Select
  Optional<Receipt> find(long number);
}
// end::receipts[]
