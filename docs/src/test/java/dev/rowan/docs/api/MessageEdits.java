package dev.rowan.docs.api;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.FullScan;
import dev.rowan.annotation.SuppressDesign;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Applied;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.util.stream.Stream;

/** Changes, deletes and exports messages. */
@Dao
@SuppressDesign(rule = "CNS-05", because = "one person edits a message, in one window")
public interface MessageEdits {
  // tag::api-update[]
  @Update
  void edit(String room, Instant sentAt, String text); // null deletes the text

  @Update(ifExists = true)
  boolean replace(Message message); // false if the row does not exist

  @Update
  Applied<Message> change(Message before, Message after); // writes the differences

  @Update
  void change(MessagePatch patch); // MessagePatch is generated

  // end::api-update[]
  // tag::api-only-if[]
  @Update(onlyIf = "text = :before")
  boolean correct(String room, Instant sentAt, String text, String before);

  @Update(onlyIf = "author in ('ann', :other) and text != null")
  Applied<Message> rewrite(String room, Instant sentAt, String text, String other);

  // end::api-only-if[]
  // tag::api-delete[]
  @Delete
  void remove(String room, Instant sentAt); // one row

  @Delete(ifExists = true)
  boolean remove(Message message); // false if the row does not exist

  @Delete(entity = Message.class)
  void removeBetween(String room, Range<Instant> sentAt); // part of a partition

  @Delete(entity = Message.class)
  void removeRoom(String room); // a whole partition

  // end::api-delete[]
  // tag::api-full-scan[]
  @FullScan(because = "the nightly archive reads all rooms")
  Stream<Message> all();
  // end::api-full-scan[]
}
