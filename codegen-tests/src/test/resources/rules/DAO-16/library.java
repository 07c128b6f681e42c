package library;

import dev.rowan.annotation.*;
import java.time.Instant;
import java.util.UUID;

/**
 * A library that was compiled without the processor. One entity has a mapping from an earlier
 * compilation.
 */
public class Library {
  private Library() {}

  @Entity("broken")
  public record Broken(@PartitionKey UUID id, @Clustering(1) Instant at, @Clustering(1) int line) {}

  @Entity("alone")
  public record Alone(@PartitionKey UUID id, String title) {}
}

class Library_BrokenMapping {}
