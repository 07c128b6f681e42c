package shop;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Transient;
import java.util.List;
import shop.parts.Stamped;

/** Getters of every kind, setters, and a field without accessors. */
@Entity
public class Account extends Stamped {
  private static int made;

  @PartitionKey private String name;
  private boolean active;

  @Column("mail")
  private String email;

  List<String> roles;
  protected int logins;
  int hashCode;
  transient int reads;
  private String status;
  @Transient private String session;

  Account() {
    made++;
  }

  public String name() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public boolean isActive() {
    return active;
  }

  public void setActive(boolean active) {
    this.active = active;
  }

  String getEmail() {
    return email;
  }

  void setEmail(String email) {
    this.email = email;
  }

  public String getStatus() {
    return status;
  }

  /** Does not read the column: a getter precedes it. */
  public String status() {
    return "status: " + status;
  }

  public void setStatus(String status) {
    this.status = status;
  }

  public String session() {
    return session + made;
  }

  public void open(String newSession) {
    session = newSession;
  }
}
