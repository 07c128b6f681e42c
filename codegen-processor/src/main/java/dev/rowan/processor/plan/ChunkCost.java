package dev.rowan.processor.plan;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.ParameterModel;

/** The cost of the chunks of large values that a write stores or removes. */
public final class ChunkCost {
  /** The cost of a method that gives access to a large value, and of the access. */
  public static final String OF_ACCESS =
      "the call sends no request. A read of the value needs 1 request for the row and 1 for each"
          + " chunk, and reads one chunk ahead. A write needs 1 request for each chunk, up to 4 at"
          + " the same time, reads the row before and after, and writes it; on a cluster it also"
          + " sends 1 request for each 64 MiB of the value before";

  private ChunkCost() {}

  /** Returns the end of a sentence about the cost of a write; empty if no chunk changes. */
  public static String inWords(DaoMethod method, EntityModel entity) {
    if (entity.chunked().findAny().isEmpty()) {
      return "";
    }
    if (method instanceof DaoMethod.DeleteMethod) {
      return ". On a cluster also 2 reads of each row, and 1 request for each 64 MiB of its chunks";
    }
    return method.shape().position(ParameterModel.Kind.CONTENT).isPresent()
        ? ". Also 1 request for each chunk of the content, up to 4 at the same time"
        : "";
  }
}
