package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Transient;

// tag::basket[]
@Entity
public class Basket implements Owned {
  private String owner;
  private int number;
  private String note;
  private int views;

  @Override
  @Column("customer") // instead of owner_name
  public String owner() {
    return owner;
  }

  public Basket owner(String owner) {
    this.owner = owner;
    return this;
  }

  @Clustering
  public int number() {
    return number;
  }

  public Basket number(int number) {
    this.number = number;
    return this;
  }

  public String note() {
    return note;
  }

  public Basket note(String note) {
    this.note = note;
    return this;
  }

  @Transient
  public int views() {
    return views;
  }

  public void view() {
    views++;
  }
}
// end::basket[]
