package dev.rowan.processor.plan;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.DaoMethod.IncrementMethod;
import dev.rowan.processor.model.DaoMethod.InsertMethod;
import dev.rowan.processor.model.DaoMethod.QueryMethod;
import dev.rowan.processor.model.DaoMethod.ScanMethod;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.DaoMethod.UnclearMethod;
import dev.rowan.processor.model.DaoMethod.UpdateMethod;
import dev.rowan.processor.model.MethodShape;

/** Gives a method another shape: parameters or a result with resolved types. */
public record MethodShapes(MethodShape shape) implements DaoMethod.Cases<DaoMethod> {
  @Override
  public DaoMethod insert(InsertMethod method) {
    return new InsertMethod(
        shape,
        method.entity(),
        method.ifNotExists(),
        method.nulls(),
        method.written(),
        method.annotation());
  }

  @Override
  public DaoMethod update(UpdateMethod method) {
    return new UpdateMethod(
        shape,
        method.entity(),
        method.named(),
        method.ifExists(),
        method.onlyIf(),
        method.nulls(),
        method.written(),
        method.annotation());
  }

  @Override
  public DaoMethod delete(DeleteMethod method) {
    return new DeleteMethod(
        shape,
        method.entity(),
        method.named(),
        method.ifExists(),
        method.beyondLast(),
        method.onlyIf(),
        method.written(),
        method.annotation());
  }

  @Override
  public DaoMethod increment(IncrementMethod method) {
    return new IncrementMethod(
        shape, method.entity(), method.named(), method.written(), method.annotation());
  }

  @Override
  public DaoMethod select(SelectMethod method) {
    return new SelectMethod(
        shape,
        method.entity(),
        method.named(),
        method.where(),
        method.restrictions(),
        method.orderBy(),
        method.statement(),
        method.annotation());
  }

  @Override
  public DaoMethod query(QueryMethod method) {
    return new QueryMethod(
        shape,
        method.entity(),
        method.named(),
        method.query(),
        method.nulls(),
        method.annotation());
  }

  @Override
  public DaoMethod scan(ScanMethod method) {
    return new ScanMethod(
        shape, method.entity(), method.named(), method.because(), method.annotation());
  }

  @Override
  public DaoMethod unclear(UnclearMethod method) {
    return new UnclearMethod(shape, method.annotations());
  }
}
