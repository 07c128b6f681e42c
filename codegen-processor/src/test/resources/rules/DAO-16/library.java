package library;

import dev.rowan.annotation.*;
import java.time.Instant;
import java.util.UUID;

/** Compiled without the processor: the mapping of one entity was generated at an earlier time. */
public class Library {
  private Library() {}

  @Entity("broken")
  public record Broken(@PartitionKey UUID id, @Clustering(1) Instant at, @Clustering(1) int line) {}

  @Entity("alone")
  public record Alone(@PartitionKey UUID id, String title) {}
}

class Library_BrokenMapping {}
