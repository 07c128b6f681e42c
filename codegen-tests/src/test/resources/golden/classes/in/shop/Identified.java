package shop;

import dev.rowan.annotation.GeneratedValue;
import dev.rowan.annotation.PartitionKey;
import java.util.UUID;

/** The annotations of the property are on the getter of an interface. */
public interface Identified {
  @PartitionKey
  @GeneratedValue
  UUID id();
}
