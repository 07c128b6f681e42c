package dev.rowan.docs.guide;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Applied;
import dev.rowan.docs.guide.Consignment.Target;
import java.util.Optional;

@Dao
public interface Picks {
  @Entity("Picks")
  record Pick(
      @PartitionKey @Column("Number") int number,
      @Column("from") String picker,
      @Column("Target") Target target) {}

  @Insert(ifNotExists = true)
  Applied<Pick> create(Pick pick);

  @Update(onlyIf = "picker = :expected and target.number > 3", entity = Pick.class)
  boolean pass(int number, String picker, String expected);

  @Delete(onlyIf = "picker in (:one, :other)", entity = Pick.class)
  Applied<Pick> finish(int number, String one, String other);

  @Select
  Optional<Pick> find(int number);
}
