package dev.rowan.storage.contract.hammer;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import java.util.Map;

/** The writer died: it sends nothing more of its current operation. */
final class Crash extends RowanException {
  private static final long serialVersionUID = 1L;

  Crash() {
    super(ErrorCode.CLOSED, Map.of(), null);
  }
}
