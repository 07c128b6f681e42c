package dev.rowan.processor.plan;

import dev.rowan.processor.model.ColumnPart;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ConditionModel.Operator;
import dev.rowan.processor.model.ConditionValue;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableModel;
import java.util.List;

/**
 * The condition of a write with its names resolved. If there is no problem, all comparisons of the
 * condition are here.
 */
public record ConditionPlan(List<Test> tests, List<ConditionProblem> problems) {
  public ConditionPlan {
    tests = List.copyOf(tests);
    problems = List.copyOf(problems);
  }

  /**
   * One comparison.
   *
   * @param text the comparison as written
   * @param values one value, or the values of a list
   * @param listed whether the values are a list; a single value of {@code IN} is a collection
   * @param java the type of each value
   * @param stored how a value of that type is stored
   */
  public record Test(
      String text,
      PropertyModel property,
      ColumnPart part,
      Operator operator,
      List<ConditionValue> values,
      boolean listed,
      JavaType java,
      ColumnType stored) {
    public Test {
      values = List.copyOf(values);
    }
  }

  /**
   * Whether a parameter of a write is only compared, and neither locates the row nor is written.
   *
   * @param table the table of the entity
   */
  public static boolean onlyCompares(DaoMethod method, ParameterModel parameter, TableModel table) {
    boolean compares =
        method.written().isEmpty()
            && method.onlyIf().filter(condition -> condition.uses(parameter)).isPresent();
    boolean oneValue =
        parameter.kind() == ParameterModel.Kind.VALUE
            || parameter.kind() == ParameterModel.Kind.OTHER;
    boolean writes = method instanceof DaoMethod.UpdateMethod;
    return compares
        && (!oneValue
            || method.carriesEntity()
            || table
                .restrictedBy(parameter)
                .filter(column -> writes || table.primaryKey().contains(column))
                .isEmpty());
  }
}
