package dev.rowan.mapping;

/**
 * The numbers that inserts give to one column: whole numbers from 1 on, which each process reserves
 * in blocks. Generated from {@link dev.rowan.annotation.Sequence}.
 *
 * @param name identifies the sequence in the store; columns with the same name share its numbers
 * @param block how many numbers a process reserves by one conditional write, at least 1
 * @param largest the largest number that the column can hold
 */
public record NumberSequence(String name, int block, long largest) {
  /** Checks the bounds. */
  public NumberSequence {
    if (name.isEmpty() || block < 1 || largest < 1) {
      throw new IllegalArgumentException(
          "a sequence '" + name + "' of blocks of " + block + " numbers up to " + largest);
    }
  }
}
