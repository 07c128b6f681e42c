package dev.rowan.bench;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.dao.Limit;
import java.util.List;
import java.util.concurrent.CompletionStage;

/** The measured operations on partitions that are divided by day. */
@Dao
public interface Meterings {
  /** Writes a row. */
  @Insert
  CompletionStage<Void> save(Metering metering);

  /** Reads the newest rows of the last sixty days. */
  @Select
  List<Metering> newest(long meter, Limit limit);
}
