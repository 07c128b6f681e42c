package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
@SuppressDesign(rule = "IDX-11", because = "one index of each kind")
@CustomIndex(
    name = "items_by_seller",
    partition = "seller",
    clustering = {"price", "id"},
    // expect: IDX-15
    maintain = Maintain.SERVER_VIEW)
@CustomIndex(
    name = "items_by_day",
    partition = {"seller", "day(listed)"},
    clustering = "id",
    // expect: IDX-15
    maintain = Maintain.SERVER_VIEW)
@CustomIndex(
    name = "items_by_tag",
    partition = "tags",
    clustering = "id",
    // expect: IDX-15
    maintain = Maintain.SERVER_VIEW)
@CustomIndex(
    name = "items_by_place",
    partition = "place",
    clustering = "id",
    // expect: IDX-15
    maintain = Maintain.SERVER_VIEW)
@CustomIndex(
    name = "items_by_title",
    partition = "title as heading",
    clustering = "id",
    include = "seller as vendor",
    // expect: IDX-15
    maintain = Maintain.SERVER_VIEW)
record Item(
    @PartitionKey UUID id,
    String title,
    String seller,
    BigDecimal price,
    Instant listed,
    Set<String> tags,
    Place place) {}

@Udt
record Place(String town, String street) {}
