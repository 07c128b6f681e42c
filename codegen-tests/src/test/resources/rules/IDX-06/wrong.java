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
@CustomIndex(
    name = "by_entry",
    partition = "author",
    // expect: IDX-06
    clustering = {"entryId desc", "id", "slug"})
@CustomIndex(
    name = "by_day",
    partition = {
      // expect: IDX-06
      "day(title)",
      // expect: IDX-06
      "quarter(at)",
      // expect: IDX-06
      "shard(title)"
    },
    clustering = {
      // expect: IDX-06
      "at descending",
      "id",
      "slug",
      // expect: IDX-06
      "motto"
    },
    include = {
      // expect: IDX-06
      "titel",
      // expect: IDX-06
      "motto"
    })
@CustomIndex(
    name = "by_shard",
    partition = {
      // expect: IDX-06
      "shard(words, 16)",
      // expect: IDX-06
      "shard(id, 1000)"
    },
    clustering = {
      // expect: IDX-06
      "shard(title, 4) desc",
      "id",
      "slug"
    })
@CustomIndex(
    name = "by_text",
    partition = {
      // expect: IDX-06
      "lower(at)",
      // expect: IDX-06
      "format(title, 'yyyyMMdd')",
      // expect: IDX-06
      "format(at, 'jabber')",
      // expect: IDX-06
      "at('yyyy')"
    },
    clustering = {"id", "slug"},
    include = {
      "*",
      // expect: IDX-06
      "titel as name"
    })
record Post(
    @PartitionKey UUID id,
    @Clustering String slug,
    String author,
    String title,
    Instant at,
    Set<String> words,
    @Static String motto) {}
