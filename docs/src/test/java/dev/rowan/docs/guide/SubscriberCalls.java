package dev.rowan.docs.guide;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Write;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

/** Other ways to write and read subscribers. */
@Dao
interface SubscriberCalls extends Subscribers {
  @Insert
  List<Subscriber> addAll(Collection<Subscriber> subscribers);

  @Insert
  CompletionStage<Subscriber> addLater(Subscriber subscriber);

  @Insert
  Write adding(Subscriber subscriber);

  @Update
  void change(Subscriber before, Subscriber after);

  @Update
  void change(SubscriberPatch patch);

  @Update
  Write changing(Subscriber subscriber);

  @Update
  Write moving(UUID id, String email);

  @Delete
  void remove(Subscriber subscriber);

  @Select
  Optional<Subscriber> find(UUID id);

  @Select
  Map<UUID, Subscriber> findAll(Collection<UUID> id);

  @Select
  Stream<Subscriber> streamByEmail(String email);

  @Select
  Page<Subscriber> pageByEmail(String email, PageRequest page);

  @Select
  Optional<EmailOnly> email(UUID id);

  /** A projection. */
  record EmailOnly(String email) {}
}
