package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/** Immutable classes come back with their values; setters of any kind are called. */
public final class ClassesPlay implements Play {
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");

  @Override
  public void on(Rowan rowan) {
    Library library = new RowanLibrary(rowan);
    books(library);
    loans(library);
    shelves(library);
  }

  private static void books(Library library) {
    Book book = new Book("1-2", "Sea", 300, List.of("Ann"), new Size(20, 30));
    Book saved = library.add(book);
    assertThat(book.id()).isNull();
    assertThat(saved.id()).isNotNull();
    assertThat(saved.getChanged()).isNotNull();

    Book found = library.book(saved.id()).orElseThrow();
    assertThat(found).usingRecursiveComparison().isEqualTo(saved);
    assertThat(found.hash()).isEqualTo("1-2".hashCode());

    library.change(BookPatch.of(saved.id()).setIsbn("9-9").clearAuthors());
    assertThat(library.byIsbn("1-2")).isEmpty();
    Book moved = library.byIsbn("9-9").get(0);
    assertThat(moved.getTitle()).isEqualTo("Sea");
    assertThat(moved.getAuthors()).isEmpty();
    assertThat(moved.getSize().height()).isEqualTo(30);

    Book longer =
        new Book(null, List.of("Bob"), 301, "9-9", "Sea", moved.id(), moved.getChanged());
    library.change(moved, longer);
    assertThat(library.book(saved.id()).orElseThrow().getPages()).isEqualTo(301);
    assertThat(library.book(saved.id()).orElseThrow().getSize()).isNull();
  }

  private static void loans(Library library) {
    Loan loan = Loan.builder().reader("ann").setAt(NOON).withBook("Sea").returned(true).build();
    Loan lent = library.lend(loan);
    assertThat(lent.getMonth()).isEqualTo(LocalDate.of(2024, 5, 1));
    assertThat(library.loans("ann", Range.closed(NOON, NOON.plusSeconds(1))))
        .usingRecursiveFieldByFieldElementComparator()
        .containsExactly(lent);
  }

  private static void shelves(Library library) {
    Shelf shelf = new Shelf().number(4);
    shelf.room("attic");
    shelf.title("Novels");
    shelf.visit();
    library.put(shelf);

    Shelf found = library.shelf(4).orElseThrow();
    assertThat(found.room()).isEqualTo("attic");
    assertThat(found.getTitle()).isEqualTo("Novels");
    assertThat(found.visits()).isZero();
    assertThat(library.title(4)).contains("Novels");
    assertThat(ShelfMapping.INSTANCE.table().column(1).name()).isEqualTo("label");
    assertThat(BookMapping.INSTANCE.table().toString()).isNotEmpty();
  }
}
