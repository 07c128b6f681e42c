package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Book}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class BookPatch extends EntityPatch<Book> {
  private BookPatch(PatchStart<Book> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static BookPatch of(UUID id) {
    return new BookPatch(
        PatchStart.of(
            BookMapping.INSTANCE,
            BookMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static BookPatch between(Book before, Book after) {
    return new BookPatch(PatchStart.between(BookMapping.INSTANCE, before, after));
  }

  /** Sets {@code title}. */
  public BookPatch setTitle(String title) {
    set(BookMapping.TITLE, title);
    return this;
  }

  /** Deletes the value of {@code title}. */
  public BookPatch clearTitle() {
    clear(BookMapping.TITLE);
    return this;
  }

  /** Sets {@code isbn}. */
  public BookPatch setIsbn(String isbn) {
    set(BookMapping.ISBN, isbn);
    return this;
  }

  /** Deletes the value of {@code isbn}. */
  public BookPatch clearIsbn() {
    clear(BookMapping.ISBN);
    return this;
  }

  /** Sets {@code pages}. */
  public BookPatch setPages(int pages) {
    set(BookMapping.PAGES, pages);
    return this;
  }

  /** Deletes the value of {@code pages}. */
  public BookPatch clearPages() {
    clear(BookMapping.PAGES);
    return this;
  }

  /** Sets {@code authors}. */
  public BookPatch setAuthors(List<String> authors) {
    set(BookMapping.AUTHORS, authors);
    return this;
  }

  /** Deletes the value of {@code authors}. */
  public BookPatch clearAuthors() {
    clear(BookMapping.AUTHORS);
    return this;
  }

  /** Adds elements at the end of {@code authors}. */
  public BookPatch appendAuthors(List<String> authors) {
    append(BookMapping.AUTHORS, authors);
    return this;
  }

  /** Adds elements at the start of {@code authors}. */
  public BookPatch prependAuthors(List<String> authors) {
    prepend(BookMapping.AUTHORS, authors);
    return this;
  }

  /** Removes all elements with the given values from {@code authors}. */
  public BookPatch removeAuthors(List<String> authors) {
    remove(BookMapping.AUTHORS, authors);
    return this;
  }

  /** Sets {@code size}. */
  public BookPatch setSize(Size size) {
    set(BookMapping.SIZE, size);
    return this;
  }

  /** Deletes the value of {@code size}. */
  public BookPatch clearSize() {
    clear(BookMapping.SIZE);
    return this;
  }
}
