package shop;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.UpdatedAt;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** Immutable: a constructor takes all properties, in another order, one of a superclass. */
@Entity
@CustomIndex(name = "books_by_isbn", partition = "isbn", clustering = "id")
public final class Book extends Titled implements Identified {
  private final UUID id;
  private final String isbn;
  private final int pages;
  private final List<String> authors;
  private final Size size;
  @UpdatedAt private final Instant changed;
  private final transient int hash;

  Book(String isbn, String title, int pages, List<String> authors, Size size) {
    this(size, authors, pages, isbn, title, null, null);
  }

  Book(
      Size size,
      List<String> authors,
      int pages,
      String isbn,
      String title,
      UUID id,
      Instant changed) {
    super(title);
    this.id = id;
    this.isbn = isbn;
    this.pages = pages;
    this.authors = authors;
    this.size = size;
    this.changed = changed;
    this.hash = isbn.hashCode();
  }

  @Override
  public UUID id() {
    return id;
  }

  public String isbn() {
    return isbn;
  }

  public int getPages() {
    return pages;
  }

  public List<String> getAuthors() {
    return authors;
  }

  public Size getSize() {
    return size;
  }

  public Instant getChanged() {
    return changed;
  }

  public int hash() {
    return hash;
  }
}
