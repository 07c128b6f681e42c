package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Applied;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

@Dao
public interface Loans {
  @Insert
  void save(Loan loan);

  @Update(onlyIf = "until < :now")
  boolean lend(String id, String reader, Instant until, Instant now);

  @Delete(onlyIf = "fee > :least")
  Applied<Loan> giveBack(String id, BigDecimal least);

  @Select
  List<Loan> of(String reader);
}
