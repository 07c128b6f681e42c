package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionStage;

/** The tickets. */
@Dao
public interface Tickets {
  @Insert
  Ticket sell(Ticket ticket);

  @Insert
  List<Ticket> sellAll(Collection<Ticket> tickets);

  @Update
  void pass(UUID id, String holder);

  @Update
  CompletionStage<Void> place(UUID id, int seat);

  @Update
  void change(TicketPatch patch);

  @Delete(entity = Ticket.class)
  void cancel(UUID id);

  @Select
  Optional<Ticket> find(UUID id);
}
