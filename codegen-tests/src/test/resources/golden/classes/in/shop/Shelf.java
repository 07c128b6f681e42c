package shop;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Transient;

/** Fluent setters, annotations on getters, and another column than in the superclass. */
@Entity("shelves")
public class Shelf extends Titled {
  private int number;
  private String room;
  private int visits;

  @PartitionKey
  public int number() {
    return number;
  }

  public Shelf number(int newNumber) {
    number = newNumber;
    return this;
  }

  @Column("room_name")
  public String room() {
    return room;
  }

  public void room(String newRoom) {
    room = newRoom;
  }

  @Transient
  public int visits() {
    return visits;
  }

  public void visit() {
    visits++;
  }

  @Override
  @Column("label")
  public String getTitle() {
    return super.getTitle();
  }
}
