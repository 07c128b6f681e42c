package dev.rowan.bench.cluster.node;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.List;
import java.util.UUID;

/** The same wares, without an index, and with a copy by seller under each maintenance protocol. */
interface MaintainedWares {
  /** Without an index. */
  @Entity("plain_ware")
  record Plain(@PartitionKey UUID id, String seller, int price, String title, String note) {}

  /** Reads and writes them. */
  @Dao
  interface PlainWares {
    @Insert
    void save(Plain ware);

    @Update
    void retitle(UUID id, String title);

    @Update
    void move(UUID id, String seller);
  }

  /** With an index maintained BLIND. */
  @Entity("blind_ware")
  @CustomIndex(
      name = "blind_by_seller",
      partition = "seller",
      clustering = "id",
      include = "*",
      maintain = Maintain.BLIND)
  record Blind(
      @PartitionKey UUID id, @Immutable String seller, int price, String title, String note) {}

  /** Reads and writes them. */
  @Dao
  interface BlindWares {
    @Insert
    void save(Blind ware);

    @Update
    void retitle(UUID id, String title);

    @Select
    List<Blind> bySeller(String seller);
  }

  /** With an index maintained ATOMIC. */
  @Entity("atomic_ware")
  @CustomIndex(
      name = "atomic_by_seller",
      partition = "seller",
      clustering = "id",
      include = "*",
      maintain = Maintain.ATOMIC)
  record Atomic(@PartitionKey UUID id, String seller, int price, String title, String note) {}

  /** Reads and writes them. */
  @Dao
  interface AtomicWares {
    @Insert
    void save(Atomic ware);

    @Update
    void retitle(UUID id, String title);

    @Update
    void move(UUID id, String seller);

    @Select
    List<Atomic> bySeller(String seller);
  }

  /** With an index maintained VERIFIED. */
  @Entity("verified_ware")
  @CustomIndex(
      name = "verified_by_seller",
      partition = "seller",
      clustering = "id",
      include = "*",
      maintain = Maintain.VERIFIED)
  record Verified(@PartitionKey UUID id, String seller, int price, String title, String note) {}

  /** Reads and writes them. */
  @Dao
  interface VerifiedWares {
    @Insert
    void save(Verified ware);

    @Update
    void retitle(UUID id, String title);

    @Update
    void move(UUID id, String seller);

    @Select
    List<Verified> bySeller(String seller);
  }

  /** With an index maintained SERIAL. */
  @Entity("serial_ware")
  @CustomIndex(
      name = "serial_by_seller",
      partition = "seller",
      clustering = "id",
      include = "*",
      maintain = Maintain.SERIAL)
  record Serial(@PartitionKey UUID id, String seller, int price, String title, String note) {}

  /** Reads and writes them. */
  @Dao
  interface SerialWares {
    @Insert
    void save(Serial ware);

    @Update
    void retitle(UUID id, String title);

    @Update
    void move(UUID id, String seller);

    @Select
    List<Serial> bySeller(String seller);
  }

  /** With a materialized view. */
  @Entity("viewed_ware")
  @CustomIndex(
      name = "viewed_by_seller",
      partition = "seller",
      clustering = "id",
      include = "*",
      maintain = Maintain.SERVER_VIEW)
  record Viewed(@PartitionKey UUID id, String seller, int price, String title, String note) {}

  /** Reads and writes them. */
  @Dao
  interface ViewedWares {
    @Insert
    void save(Viewed ware);

    @Update
    void retitle(UUID id, String title);

    @Update
    void move(UUID id, String seller);

    @Select
    List<Viewed> bySeller(String seller);
  }
}
