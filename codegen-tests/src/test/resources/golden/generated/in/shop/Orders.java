package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.CqlType;
import dev.rowan.annotation.CreatedAt;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.GeneratedValue;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Sequence;
import dev.rowan.annotation.Update;
import dev.rowan.annotation.UpdatedAt;
import dev.rowan.annotation.Version;
import dev.rowan.dao.Applied;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Entities with generated values. */
public interface Orders {
  record OrderId(UUID value) {}

  @Entity("orders")
  @CustomIndex(
      name = "orders_by_customer",
      partition = "customer",
      clustering = "id",
      maintain = Maintain.SERIAL)
  record Order(
      @PartitionKey @GeneratedValue OrderId id,
      String customer,
      @CreatedAt Instant placed,
      @CreatedAt LocalDateTime placedAt,
      @CreatedAt LocalDate placedOn) {}

  @Entity
  class Event {
    @PartitionKey String source;

    @Clustering
    @GeneratedValue
    @Column(type = CqlType.TIMEUUID)
    UUID at;

    String text;
    @CreatedAt private Date stored;

    public Date getStored() {
      return stored;
    }

    public void setStored(Date stored) {
      this.stored = stored;
    }
  }

  @Entity
  record Ticket(@PartitionKey @GeneratedValue UUID id, String text, @Version long version) {}

  @Entity
  @CustomIndex(name = "parcels_by_state", partition = "state", clustering = {"moved desc", "id"})
  record Parcel(
      @PartitionKey @GeneratedValue UUID id,
      String state,
      @CreatedAt Instant packed,
      @UpdatedAt Instant moved,
      @UpdatedAt LocalDate movedOn) {}

  @Entity
  class Desk {
    @PartitionKey String room;
    String owner;
    @UpdatedAt private Date changed;

    public Date getChanged() {
      return changed;
    }

    public void setChanged(Date changed) {
      this.changed = changed;
    }
  }

  @Dao
  interface OrderWrites {
    @Insert
    Order place(Order order);

    @Insert
    CompletionStage<Order> placeLater(Order order, WriteOptions options);

    @Insert
    List<Order> placeAll(Collection<Order> orders);

    @Insert
    CompletableFuture<List<Order>> placeAllLater(List<Order> orders);

    @Insert
    void keep(Order order);

    @Insert(ifNotExists = true)
    Applied<Order> create(Order order);

    @Select
    Optional<Order> find(OrderId id);

    @Select
    List<Order> of(String customer);
  }

  @Dao
  interface Events {
    @Insert
    Event add(Event event);

    @Insert
    Write adding(Event event);

    @Insert
    List<Event> addAll(List<Event> events);

    @Select
    List<Event> between(String source, Range<UUID> at);

    @Select(orderBy = "at desc")
    List<Event> newest(String source, Limit limit);
  }

  @Dao
  interface Tickets {
    @Insert
    void open(Ticket ticket);

    @Select
    Optional<Ticket> find(UUID id);
  }

  @Dao
  interface Parcels {
    @Insert
    Parcel pack(Parcel parcel);

    @Update
    void move(UUID id, String state);

    @Update
    void change(Parcel before, Parcel after);

    @Select
    List<Parcel> lastMoved(String state, Limit limit);
  }

  @Dao
  interface Desks {
    @Insert
    void add(Desk desk);

    @Update
    void save(Desk desk);

    @Select
    Optional<Desk> find(String room);
  }

  record InvoiceId(long value) {}

  @Entity
  record Invoice(
      @PartitionKey @Sequence(block = 5) InvoiceId id, String customer, @CreatedAt Instant at) {}

  @Entity
  class Badge {
    @PartitionKey String house;

    @Clustering
    @Sequence(block = 50, name = "badges of all houses")
    Integer number;

    String holder;
  }

  @Dao
  interface Invoices {
    @Insert
    Invoice write(Invoice invoice);

    @Insert
    List<Invoice> writeAll(Collection<Invoice> invoices);

    @Insert
    CompletionStage<Invoice> writeLater(Invoice invoice);

    @Insert
    Write writing(Invoice invoice);

    @Insert(ifNotExists = true)
    boolean create(Invoice invoice);

    @Select
    Optional<Invoice> find(InvoiceId id);
  }

  @Dao
  interface Badges {
    @Insert
    void add(Badge badge);

    @Select
    List<Badge> of(String house);
  }
}
