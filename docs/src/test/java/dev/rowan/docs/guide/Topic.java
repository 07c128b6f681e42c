package dev.rowan.docs.guide;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Version;
import org.jspecify.annotations.Nullable;

@Entity
record Topic(@PartitionKey int id, @Nullable String name, @Version Long version) implements Named {}
