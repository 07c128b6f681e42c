package library;

import dev.rowan.annotation.*;
import java.time.Instant;
import java.util.UUID;

public class Library {
  private Library() {}

  @Entity("broken")
  public record Broken(@PartitionKey UUID id, @Clustering(1) Instant at, @Clustering(1) int line) {}

  @Entity("shared")
  @CustomIndex(name = "shared_by_title", partition = "title", clustering = "id")
  public record Shared(@PartitionKey UUID id, String title) {}
}
