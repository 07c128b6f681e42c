package dev.rowan.sample.logins;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import java.time.Instant;
import java.time.LocalDate;

/** The DAO of accounts. */
@Dao
public interface Accounts {
  /** An account as the index has it. */
  record Unused(String id, String email) {}

  /** Stores an account. */
  @Insert
  void save(Account account);

  /** Stores the time of a login, and moves the account to the day of the login. */
  @Update(entity = Account.class)
  void loggedIn(String id, Instant lastLogin);

  /** Returns a page of the accounts whose last login was on a day. */
  @Select(entity = Account.class)
  Page<Unused> lastUsedOn(LocalDate lastLoginDay, PageRequest page);
}
