package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

@Dao
public interface Library {
  @Insert
  Book add(Book book);

  @Update
  void change(Book before, Book after);

  @Update
  void change(BookPatch patch);

  @Select
  Optional<Book> book(UUID id);

  @Select
  List<Book> byIsbn(String isbn);

  @Insert
  Loan lend(Loan loan);

  @Select
  List<Loan> loans(String reader, Range<Instant> at);

  @Insert
  void put(Shelf shelf);

  @Select
  Optional<Shelf> shelf(int number);

  @Select(columns = "title", entity = Shelf.class)
  Optional<String> title(int number);
}
