package dev.rowan.processor.plan;

/** The order in which a read of several partitions returns rows, by the names of the core. */
public enum PartitionOrder {
  BY_KEY,
  MERGED,
  ASCENDING,
  DESCENDING
}
