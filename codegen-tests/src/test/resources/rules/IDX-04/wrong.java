package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Visits(
    @PartitionKey String page,
    // expect: IDX-04
    @Counter @NativeIndex long count) {}

@Udt
record Place(String street, String city) {}

@Entity
record Thing(
    // expect: IDX-04
    @PartitionKey @NativeIndex UUID id,
    @Clustering int part,
    // expect: IDX-04
    @Static @NativeIndex String owner,
    // expect: IDX-04
    @NativeIndex Place place,
    // expect: IDX-04
    @NativeIndex @Frozen Set<String> labels,
    // expect: IDX-04
    @NativeIndex(target = IndexTarget.FULL) Set<String> tags,
    // expect: IDX-04
    @NativeIndex(target = IndexTarget.KEYS) List<String> steps,
    // expect: IDX-04
    @NativeIndex byte[] picture,
    // expect: IDX-04
    @NativeIndex(kind = IndexKind.LEGACY) @Dimensions(3) float[] nearness,
    // expect: IDX-04
    @NativeIndex(similarity = Similarity.EUCLIDEAN) String near,
    // expect: IDX-04
    @NativeIndex(name = "by color") String color,
    @NativeIndex(name = "by_size")
        // expect: IDX-04
        @NativeIndex(name = "by_size_again", kind = IndexKind.LEGACY)
        int size,
    @NativeIndex(target = IndexTarget.KEYS)
        // expect: IDX-04
        @NativeIndex
        Map<String, String> facts) {}

@Entity
record Copy(
    @PartitionKey UUID id,
    @NativeIndex(name = "shared") String one,
    // expect: IDX-04
    @NativeIndex(name = "shared") String two) {}

@Entity
class Draft {
  @PartitionKey UUID id;

  // expect: IDX-04
  @Transient @NativeIndex String note;

  String text;
}
