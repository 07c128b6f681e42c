package dev.rowan.sample.contacts;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.sample.contacts.Contact.Address;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Stores contacts, two of them with one name, lists them by name, and renames one. */
public final class ContactsTour implements Tour {
  private static final Limit ALL = Limit.of(100);
  private static final String OWNER = "ann";
  private static final UUID SECOND_LEE = id(2);

  @Override
  public void show(Rowan rowan, Screen screen) {
    Contacts contacts = rowan.dao(Contacts.class);
    contacts.save(contact(id(1), "Lee", "Kim", new Address("1 Mill Lane", "Reno", "89501")));
    contacts.save(contact(SECOND_LEE, "Lee", "Kim", new Address("7 Oak Road", "Elko", "89801")));
    contacts.save(contact(id(3), "Adler", "Jo", null));
    screen.heading("Address book");
    screen.list("contacts by name", () -> contacts.byName(OWNER, ALL), ContactsTour::line);
    screen.note("one Kim Lee marries");
    contacts.rename(OWNER, SECOND_LEE, "Adler");
    screen.list(
        "contacts named Adler", () -> contacts.named(OWNER, "Adler", ALL), ContactsTour::line);
    screen.list("contacts named Lee", () -> contacts.named(OWNER, "Lee", ALL), ContactsTour::line);
    screen.value(
        "the contact by its id",
        () -> contacts.find(OWNER, SECOND_LEE).map(ContactsTour::line).orElseThrow());
  }

  private static Contact contact(UUID id, String last, String first, @Nullable Address home) {
    return new Contact(OWNER, id, last, first, home);
  }

  private static String line(Contact contact) {
    Address home = contact.home();
    return "%s, %s, %s"
        .formatted(
            contact.lastName(), contact.firstName(), home == null ? "no address" : home.city());
  }

  private static UUID id(int number) {
    return new UUID(0x4000, 0x8000_0000_0000_0000L + number);
  }
}
