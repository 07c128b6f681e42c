package fixture;

import dev.rowan.annotation.*;
import java.time.Instant;
import java.util.*;

@Udt
record Place(
    String hall,
    // expect: MAP-27
    @GeneratedValue UUID door) {}

@Entity
record Item(
    // expect: MAP-27
    @PartitionKey @GeneratedValue String id,
    @Clustering int seat,
    // expect: MAP-27
    @GeneratedValue long number,
    // expect: MAP-27
    @Static @CreatedAt Instant opened,
    // expect: MAP-27
    @CreatedAt long added,
    // expect: MAP-27
    @CreatedAt @GeneratedValue Instant sold,
    Place place) {}

@Udt
record Stage(
    String name,
    // expect: MAP-27
    @UpdatedAt Instant built) {}

@Entity
record Show(
    @PartitionKey UUID id,
    // expect: MAP-27
    @Clustering @UpdatedAt Instant changed,
    // expect: MAP-27
    @Static @UpdatedAt Instant opened,
    // expect: MAP-27
    @Immutable @UpdatedAt Instant fixed,
    // expect: MAP-27
    @UpdatedAt long millis,
    // expect: MAP-27
    @CreatedAt @UpdatedAt Instant both,
    Stage stage) {}

@Entity
record Number(
    // expect: MAP-27
    @PartitionKey @Sequence(block = 10) long id,
    // expect: MAP-27
    @Sequence(block = 10) Long second,
    // expect: MAP-27
    @Clustering @Sequence(block = 10) String text,
    // expect: MAP-27
    @Static @Sequence(block = 10) Integer shared) {}
