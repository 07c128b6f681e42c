package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.ConvertedBy;
import dev.rowan.annotation.Converter;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Query;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Static;
import dev.rowan.dao.WriteOptions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** Statements of several entities in one batch. */
@Dao
public interface Ledger {
  record Money(long cents) {}

  @Entity
  @CustomIndex(
      name = "payment_by_state",
      partition = "state",
      clustering = {"account", "number"})
  record Payment(
      @PartitionKey String account, @Clustering int number, String state, long amount) {}

  @Entity
  record Account(@PartitionKey String name, @Static String owner, @Clustering int month, Long sum) {}

  @Query(
      """
      begin batch
        insert into payment (account, number, state, amount)
        values (:account, :number, 'open', :amount);
        update account set sum = :sum where name = :account and month = :month;
      apply batch
      """)
  void pay(String account, int number, long amount, int month, Long sum);

  @Query(
      "begin batch using timestamp :at"
          + " insert into account (name, month, sum) values (:name, 1, :first);"
          + " insert into account (name, month) values (:name, 2)"
          + " apply batch")
  void open(String name, Long first, long at);

  @Query(
      "begin batch"
          + " update payment set state = 'done' where account = :account and number = :number"
          + " update account set owner = :owner where name = :account"
          + " apply batch")
  CompletionStage<Void> close(String account, int number, String owner);

  @Query(
      "begin batch "
          + "delete from payment where account = :account and number = :number;"
          + "delete from account where name = :account;"
          + "apply batch")
  void drop(String account, int number, WriteOptions options);

  @Query(
      "begin batch update payment set amount = :amount where account = :account and number = 1;"
          + " update account using ttl 1000 set sum = :amount where name = :account and month = 1;"
          + " apply batch")
  void correct(String account, @ConvertedBy(Cents.class) Money amount);

  @Select
  Optional<Payment> payment(String account, int number);

  @Select
  List<Payment> inState(String state);

  @Select
  Optional<Account> month(String name, int month);

  final class Cents implements Converter<Money, Long> {
    @Override
    public Long toStored(Money money) {
      return money.cents();
    }

    @Override
    public Money toJava(Long stored) {
      return new Money(stored);
    }
  }
}
