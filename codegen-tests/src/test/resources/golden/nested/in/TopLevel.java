import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.PartitionKey;

@Entity
record TopLevel(@PartitionKey int id) {
  @Dao
  interface TopLevels {
    @Insert
    void save(TopLevel topLevel);
  }
}
