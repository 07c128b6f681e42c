package dev.rowan.internal.index.model;

import dev.rowan.spi.mutation.Mutation;
import java.util.List;

/**
 * The writers of a program. Of each a state knows, in this order: how many changes it has done and
 * what it waits for, what it is about, and the last timestamp that it gave out.
 */
interface Writers {
  /** Says that a writer starts its next change, at a time of day. */
  int STARTS = 1;

  /** Says that a writer gives up, or crashes, without having heard. */
  int GIVES_UP = 2;

  /** Says that a message arrives. */
  int ARRIVES = 3;

  /** Says that a message is carried out, of which its writer never hears. */
  int UNHEARD = 4;

  /** Says that a writer reads the outcome of a change. */
  int READS_OUTCOME = 5;

  /** Says that a reader sees an entry. */
  int SEES = 6;

  /** Says that a reader compares an entry with its row, and sets it right. */
  int REPAIRS = 7;

  /** Says that a message is lost. */
  int LOST = 8;

  /** Says that a repair reads a row or an entry. */
  int INSPECTS = 9;

  /** Says that a repair compares what it saw with its counterpart. */
  int COMPARES = 10;

  /** Says that a writer reads the row of one of its changes. */
  int READS = 11;

  /** Hands over what each writer may do next by itself. */
  void steps(int[] state, Search.Sink next);

  /** Hands over what follows from a message that a writer waits for. */
  void arrives(int[] state, int at, Search.Sink next);

  /** Carries a change out completely, before all begins. */
  int[] make(int[] state, Mutation change);

  /** Returns whether all changes are done or given up. */
  boolean done(int[] state);

  /** Packs what a step was into a number. */
  static int step(int kind, int writer, int detail) {
    return (kind << 28) | ((writer + 1) << 24) | detail;
  }

  /** Returns in words what a step was. */
  static String text(int step, Program program) {
    int writer = (step >> 24 & 0xF) - 1;
    int detail = step & 0xFFFFFF;
    String who = writer < 0 ? "a reader" : "writer " + (writer + 1);
    return switch (step >>> 28) {
      case STARTS -> {
        List<Mutation> changes = program.writers().get(writer);
        yield who
            + " reads, and plans to "
            + Shop.text(changes.get(detail >> 16))
            + " as of "
            + (detail & 0xFFFF);
      }
      case READS -> who + " reads, to " + Shop.text(program.writers().get(writer).get(detail));
      case GIVES_UP -> who + " gives up";
      case READS_OUTCOME -> who + " looks what became of it";
      case SEES -> who + " sees an entry";
      case INSPECTS -> "a repair looks at a row or an entry";
      case COMPARES -> "the repair compares both" + (detail == 0 ? "" : ", and plans a repair");
      default -> who + " compares it with the row";
    };
  }
}
