package dev.rowan.processor.read;

import dev.rowan.annotation.RemainingTtl;
import dev.rowan.annotation.WriteTime;
import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.CellTimeModel;
import dev.rowan.processor.model.ProjectionModel;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.VariableElement;

/** Reads the annotations of a property that has the write time or the TTL of another property. */
final class CellTimeReader {
  private CellTimeReader() {}

  /**
   * Returns what fills a property of an entity; empty if it is a column.
   *
   * @param written the annotations that describe the property
   */
  static Optional<CellTimeModel> read(VariableElement field, List<WrittenAnnotation> written) {
    return written.stream()
        .filter(CellTimeReader::isTime)
        .findFirst()
        .map(
            time ->
                new CellTimeModel(
                    term(time), PropertyPlaces.besideTime(field, written, time), time.origin()));
  }

  /** Returns what a component of a projection has, in place of the property of its name. */
  static Optional<ProjectionModel.Term> term(List<WrittenAnnotation> written) {
    return written.stream().filter(CellTimeReader::isTime).findFirst().map(CellTimeReader::term);
  }

  private static boolean isTime(WrittenAnnotation annotation) {
    return annotation.is(WriteTime.class) || annotation.is(RemainingTtl.class);
  }

  private static ProjectionModel.Term term(WrittenAnnotation time) {
    return new ProjectionModel.Term(
        time.text("value").strip(), time.is(WriteTime.class) ? Aspect.WRITE_TIME : Aspect.TTL);
  }
}
