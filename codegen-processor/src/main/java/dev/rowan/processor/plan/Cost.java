package dev.rowan.processor.plan;

import java.util.List;

/**
 * What one call costs, in the words of a cluster.
 *
 * @param partitions partitions touched, beside those of {@code perRow} and {@code perElement}
 * @param requests requests to the store, a page of rows counted as one
 * @param written rows written: the entity's own, and one in each index
 * @param readPerRow further requests for each row found
 * @param writtenPerRow further rows written for each row found
 * @param writtenPerElement further rows written for each element of the indexed collections
 * @param each parameters of several values, for each combination of which partitions and requests
 *     count anew
 */
public record Cost(
    int partitions,
    int requests,
    int written,
    int readPerRow,
    int writtenPerRow,
    int writtenPerElement,
    List<String> each) {
  public Cost {
    each = List.copyOf(each);
  }

  /** The cost as part of a sentence: {@code 1 partition, 1 request}. */
  public String inWords() {
    StringBuilder words = new StringBuilder(count(partitions, "partition"));
    words.append(", ").append(count(requests, "request"));
    if (!each.isEmpty()) {
      words.append(each.size() == 1 ? ", for each value of " : ", for each combination of ");
      words.append(String.join(", ", each));
    }
    if (written > 0) {
      words.append(", ").append(count(written, "row")).append(" written");
    }
    if (writtenPerElement > 0) {
      words.append(", and ").append(writtenPerElement).append(" for each indexed element");
    }
    if (readPerRow > 0) {
      words.append(", and ").append(count(readPerRow, "request")).append(" for each row found");
    }
    if (writtenPerRow > 0) {
      words
          .append(", and ")
          .append(count(writtenPerRow, "index row"))
          .append(" written for each row found");
    }
    return words.toString();
  }

  private static String count(int number, String noun) {
    return number + " " + (number == 1 ? noun : noun + "s");
  }
}
