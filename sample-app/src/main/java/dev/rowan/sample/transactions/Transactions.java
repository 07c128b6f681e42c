package dev.rowan.sample.transactions;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import dev.rowan.dao.Write;
import java.util.List;
import java.util.UUID;

/** The DAO of transactions and their lines. */
@Dao
public interface Transactions {
  /** Stores a transaction, as a part of a batch. */
  @Insert
  Write saving(Transaction transaction);

  /** Stores a line, as a part of a batch. */
  @Insert
  Write saving(TransactionLine line);

  /** Returns the newest transactions of a customer in a range of times. */
  @Select
  List<Transaction> of(String customer, Range<UUID> id, Limit limit);

  /** Returns the lines of a transaction. */
  @Select
  List<TransactionLine> lines(UUID transaction, Limit limit);
}
