package dev.rowan.spi.guard;

import dev.rowan.spi.schema.TableSchema;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The column of a partition key with a shard, as the layout of the table names it.
 *
 * @param index the place of the column; -1 if the table has no shards
 * @param count the number of shards; 0 without
 */
record GuardedShard(int index, int count) {
  private static final GuardedShard NONE = new GuardedShard(-1, 0);
  private static final Pattern LAYOUT =
      Pattern.compile("(?:^|; )([^ ]+) = ([0-9]{1,6}) SHARDS (?:of|in turn)");

  /** Returns the first shard of a table. */
  static GuardedShard of(TableSchema table) {
    Matcher layout = LAYOUT.matcher(table.layout());
    return layout.find()
        ? new GuardedShard(table.indexOf(layout.group(1)), Integer.parseInt(layout.group(2)))
        : NONE;
  }

  /** Returns the shard of a partition key; -1 if it has none. */
  int number(List<Object> key) {
    return index >= 0
            && index < key.size()
            && key.get(index) instanceof Integer number
            && number >= 0
            && number < count
        ? number
        : -1;
  }
}
