package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Range;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.query.PartitionOrder;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Library} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanLibrary implements Library {
  private final DaoRuntime<Book> bookRuntime;

  private final DaoRuntime<Loan> loanRuntime;

  private final DaoRuntime<Shelf> shelfRuntime;

  private final DaoRuntime<Book> add;

  private final DaoRuntime<Book> change;

  private final DaoRuntime<Book> change_2;

  private final KeyedRead<Book> book_2;

  private final KeyedRead<Book> byIsbn;

  private final DaoRuntime<Loan> lend;

  private final KeyedRead<Loan> loans;

  private final DaoRuntime<Shelf> put;

  private final KeyedRead<Shelf> shelf_2;

  private final KeyedRead<String> title;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanLibrary(Rowan rowan) {
    this.bookRuntime = rowan.runtime(BookMapping.INSTANCE);
    this.loanRuntime = rowan.runtime(LoanMapping.INSTANCE);
    this.shelfRuntime = rowan.runtime(ShelfMapping.INSTANCE);
    this.add = bookRuntime.attributedTo("Library.add", CallKind.WRITE, PlannedRequests.of(3));
    this.change = bookRuntime.attributedTo("Library.change", CallKind.WRITE, PlannedRequests.of(3));
    this.change_2 =
        bookRuntime.attributedTo("Library.change", CallKind.WRITE, PlannedRequests.of(3));
    this.book_2 = bookRuntime.keyedRead(
            ReadPlan.direct("Library.book", BookMapping.TABLE)
                .as("SELECT ... FROM book WHERE id = ?", PlannedRequests.of(1)));
    this.byIsbn = bookRuntime.keyedRead(
            ReadPlan.through("Library.byIsbn", BookMapping.BOOKS_BY_ISBN)
                .as("SELECT ... FROM books_by_isbn WHERE isbn = ?", PlannedRequests.of(1).andOneForEachRow()));
    this.lend = loanRuntime.attributedTo("Library.lend", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO loan (...) VALUES (...)");
    this.loans = loanRuntime.keyedRead(
            ReadPlan.direct("Library.loans", LoanMapping.TABLE).inOrder(PartitionOrder.ASCENDING, 1)
                .as("SELECT ... FROM loan WHERE reader = ? AND month = ? AND at >= ? AND at <= ?", PlannedRequests.UNKNOWN));
    this.put = shelfRuntime.attributedTo("Library.put", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO shelves (...) VALUES (...)");
    this.shelf_2 = shelfRuntime.keyedRead(
            ReadPlan.direct("Library.shelf", ShelfMapping.TABLE)
                .as("SELECT ... FROM shelves WHERE number = ?", PlannedRequests.of(1)));
    this.title = shelfRuntime.keyedRead(
            ReadPlan.direct("Library.title", ShelfMapping.TABLE)
                .as("SELECT number, label FROM shelves WHERE number = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(ShelfMapping.TITLE),
                ShelfMapping.TITLE::decode));
  }

  /**
   * Inserts one {@code Book} as a row of table {@code book}. Derived tables: {@code
   * books_by_isbn}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe if {@code id} is not null
   * (otherwise it inserts another row), but the attempt that timed out can leave orphaned
   * entries. Reads filter and remove them.
   *
   * <p>The write sets {@code changed} to the time of the call.
   *
   * <p>The result has the values that the insert generates for null properties.
   */
  @Override
  public Book add(Book book) {
    return bookRuntime.await(add.insertReturning(book, Nulls.UNSET));
  }

  /**
   * Writes the differences between two states of one {@code Book} to its row in table {@code
   * book}. Derived tables: {@code books_by_isbn}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>The write sets {@code changed} to the time of the call.
   */
  @Override
  public void change(Book before, Book after) {
    bookRuntime.await(change.change(before, after));
  }

  /**
   * Applies a patch to the row of one {@code Book} in table {@code book}. Derived tables: {@code
   * books_by_isbn}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>A retry of an append or a prepend to a list can add its elements twice.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   *
   * <p>The write sets {@code changed} to the time of the call.
   */
  @Override
  public void change(BookPatch patch) {
    bookRuntime.await(change_2.update(patch));
  }

  /**
   * Reads the {@code Book} with the given {@code id} from table {@code book}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM book WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Book> book(UUID id) {
    return bookRuntime.awaitRead(
        book_2
            .optional(book_2.key(BookMapping.ID, id)));
  }

  /**
   * Reads the {@code Book} rows with the given {@code isbn}, through the index table {@code
   * books_by_isbn}. The rows are in their stored order. Each row found is read from table {@code
   * book}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM books_by_isbn WHERE isbn = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Book> byIsbn(String isbn) {
    return bookRuntime.awaitRead(
        byIsbn
            .select(byIsbn.key(BookMapping.ISBN, isbn))
            .list());
  }

  /**
   * Inserts one {@code Loan} as a row of table {@code loan}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO loan (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>The result has the computed key columns, and the values that the insert generates for null
   * properties.
   */
  @Override
  public Loan lend(Loan loan) {
    return loanRuntime.await(lend.insertReturning(loan, Nulls.UNSET));
  }

  /**
   * Reads the {@code Loan} rows with the given {@code reader}, and with {@code at} in the given
   * range from table {@code loan}. The rows are in their stored order; a bucket is read when its
   * rows are needed.
   *
   * <p>Cost: 1 partition, 1 request, for each value of month.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM loan WHERE reader = ? AND month = ? AND at >= ?
   * AND at <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Loan> loans(String reader, Range<Instant> at) {
    return loanRuntime.awaitRead(
        loans
            .select(
                loans.key(LoanMapping.READER, reader),
                loans.buckets(LoanMapping.MONTH_OF_AT, at))
            .range(loans.rangeOf(LoanMapping.AT, at))
            .list());
  }

  /**
   * Inserts one {@code Shelf} as a row of table {@code shelves}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO shelves (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void put(Shelf shelf) {
    shelfRuntime.await(put.insert(shelf, Nulls.UNSET));
  }

  /**
   * Reads the {@code Shelf} with the given {@code number} from table {@code shelves}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM shelves WHERE number = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Shelf> shelf(int number) {
    return shelfRuntime.awaitRead(
        shelf_2
            .optional(shelf_2.key(ShelfMapping.NUMBER, number)));
  }

  /**
   * Reads {@code label} of the {@code Shelf} with the given {@code number} from table {@code
   * shelves}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT number, label FROM shelves WHERE number = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<String> title(int number) {
    return shelfRuntime.awaitRead(
        title
            .optional(title.key(ShelfMapping.NUMBER, number)));
  }
}
