package dev.rowan.sample.transactions;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import dev.rowan.dao.TimeUuids;
import dev.rowan.dao.Write;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Stores transactions with their lines, and reads those of some months with the lines of one. */
public final class TransactionsTour implements Tour {
  private static final Limit TEN = Limit.of(10);
  private static final String CUSTOMER = "ann";

  @Override
  public void show(Rowan rowan, Screen screen) {
    Transactions transactions = rowan.dao(Transactions.class);
    data().forEach(transaction -> store(rowan, transactions, transaction));
    Range<UUID> spring =
        TimeUuids.between(
            Instant.parse("2026-03-01T00:00:00Z"), Instant.parse("2026-06-01T00:00:00Z"));
    screen.heading("Transactions of a customer");
    screen.list(
        "transactions from March to May, newest first",
        () -> transactions.of(CUSTOMER, spring, TEN),
        each -> "%s  %-12s %s".formatted(each.at(), each.shop(), each.amount()));
    UUID newest = data().get(0).id();
    screen.list(
        "the lines of the newest one",
        () -> transactions.lines(newest, TEN),
        line -> "%d  %-12s %s".formatted(line.line(), line.item(), line.amount()));
  }

  /** Stores a transaction and its two lines in one atomic batch. */
  private static void store(Rowan rowan, Transactions transactions, Transaction transaction) {
    BigDecimal shipping = new BigDecimal("4.90");
    List<Write> writes = new ArrayList<>();
    writes.add(transactions.saving(transaction));
    writes.add(
        transactions.saving(
            new TransactionLine(
                transaction.id(), 1, "goods", transaction.amount().subtract(shipping))));
    writes.add(transactions.saving(new TransactionLine(transaction.id(), 2, "shipping", shipping)));
    rowan.commit(writes);
  }

  private static List<Transaction> data() {
    return List.of(
        transaction("2026-05-30T16:45:00Z", "Strings 24", "21.40"),
        transaction("2026-05-02T08:05:00Z", "Guitars", "744.90"),
        transaction("2026-03-01T00:00:00Z", "Books", "34.90"),
        transaction("2025-12-23T18:00:00Z", "Toys", "64.80"));
  }

  private static Transaction transaction(String at, String shop, String amount) {
    return Transaction.of(CUSTOMER, Instant.parse(at), shop, amount);
  }
}
