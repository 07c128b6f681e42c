package shop;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import java.util.List;
import java.util.Optional;

/** A chart with an array of each sort of elements. */
@Entity
public record Chart(
    @PartitionKey int id,
    int[] counts,
    long[] sums,
    short[] steps,
    double[] values,
    boolean[] flags,
    String[] names,
    Bill.Seller[] sellers,
    Money[] costs,
    byte[][] pictures,
    int[][] grid,
    List<int[]> rows) {
  /** Charts. */
  @Dao
  public interface Charts {
    @Insert
    void save(Chart chart);

    @Update
    void rename(int id, String[] names);

    @Select
    Optional<Chart> find(int id);

    @Select(columns = "counts")
    int[] counts(int id);
  }
}
