package dev.rowan.processor.plan;

/**
 * What one call costs, in the words of a cluster.
 *
 * @param partitions partitions touched by the call itself
 * @param requests requests to the store, one page of rows counted as one
 * @param requestsPerRow further requests for each row returned
 * @param statements rows written: the entity's own and one for each index entry
 * @param statementsPerElement further rows written for each element of the indexed collections
 */
public record Cost(
    int partitions, int requests, int requestsPerRow, int statements, int statementsPerElement) {
  static Cost ofRead(int requestsPerRow) {
    return new Cost(1, 1, requestsPerRow, 0, 0);
  }

  /** The cost as a sentence part: {@code 1 partition, 1 request}. */
  public String inWords() {
    StringBuilder words = new StringBuilder(count(partitions, "partition"));
    words.append(", ").append(count(requests, "request"));
    if (requestsPerRow > 0) {
      words.append(", and ").append(count(requestsPerRow, "request")).append(" for each row");
    }
    if (statements > 0) {
      words.append(", ").append(count(statements, "row")).append(" written");
    }
    if (statementsPerElement > 0) {
      words.append(" and ").append(statementsPerElement).append(" for each indexed element");
    }
    return words.toString();
  }

  private static String count(int number, String noun) {
    return number + " " + (number == 1 ? noun : noun + "s");
  }
}
