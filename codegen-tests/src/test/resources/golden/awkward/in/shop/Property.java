package shop;

import dev.rowan.annotation.Column;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.util.Set;

/** An entity whose names collide with types and constants of generated code. */
@Entity
@CustomIndex(name = "tables", partition = "größe", clustering = "key")
@CustomIndex(name = "rows", partition = "tags", clustering = "key")
public record Property(
    @PartitionKey String key,
    @Column("a") String table,
    @Column("b") String instance,
    @Column("c") String fooBar,
    @Column("d") String foo_bar,
    @Column("e") String FOO_BAR,
    @Column("f") String row,
    @Column("g") String entity,
    @Column("h") int größe,
    @Column("i") String $dollar$,
    @Column("j") String record,
    @Column("k") Set<String> tags,
    @Column("l") String tagsElement,
    @Column("m") ROW shouting) {

  /** A constant for the property {@code row} would hide this type. */
  public enum ROW {
    ONE
  }
}
