package dev.rowan.sample.contacts;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Limit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The DAO of contacts. */
@Dao
public interface Contacts {
  /** Stores a contact. */
  @Insert
  void save(Contact contact);

  /** Changes the last name, and moves the contact in the order of names. */
  @Update(entity = Contact.class)
  void rename(String owner, UUID id, String lastName);

  /** Returns a contact by its id, or empty. */
  @Select
  Optional<Contact> find(String owner, UUID id);

  /** Returns contacts in the order of names. */
  @Select(orderBy = "lastName")
  List<Contact> byName(String owner, Limit limit);

  /** Returns the contacts with a last name. */
  @Select
  List<Contact> named(String owner, String lastName, Limit limit);
}
