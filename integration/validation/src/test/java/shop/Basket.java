package shop;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Udt;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Min;
import java.util.List;

/** A bean: constraints of fields and getters, of the class, and of the objects in it. */
@Entity
@CheckedTotal
public class Basket {
  @PartitionKey private int id;

  @Min(0)
  private int total;

  private List<@Valid Line> lines = List.of();

  public int getId() {
    return id;
  }

  public void setId(int id) {
    this.id = id;
  }

  public int getTotal() {
    return total;
  }

  public void setTotal(int total) {
    this.total = total;
  }

  public List<Line> getLines() {
    return lines;
  }

  public void setLines(List<Line> lines) {
    this.lines = lines;
  }

  /** Goods in a basket. */
  @Udt
  public record Line(@Min(1) int count) {}
}
