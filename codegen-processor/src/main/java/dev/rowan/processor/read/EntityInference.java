package dev.rowan.processor.read;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.DaoMethod.InsertMethod;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.DaoMethod.UnclearMethod;
import dev.rowan.processor.model.DaoMethod.UpdateMethod;
import java.util.List;
import java.util.Optional;

/** Gives updates and deletes by key the one entity that the DAO's other methods show. */
final class EntityInference implements DaoMethod.Cases<DaoMethod> {
  private final List<DaoMethod> methods;
  private final Optional<String> common;

  EntityInference(List<DaoMethod> methods) {
    this.methods = methods;
    List<String> shown =
        methods.stream().flatMap(method -> method.entity().stream()).distinct().toList();
    this.common = shown.size() == 1 ? Optional.of(shown.get(0)) : Optional.empty();
  }

  List<DaoMethod> complete() {
    return methods.stream().map(method -> method.match(this)).toList();
  }

  @Override
  public DaoMethod insert(InsertMethod method) {
    return method;
  }

  @Override
  public DaoMethod update(UpdateMethod method) {
    return new UpdateMethod(
        method.shape(),
        method.entity().or(() -> common),
        method.ifExists(),
        method.nulls(),
        method.annotation());
  }

  @Override
  public DaoMethod delete(DeleteMethod method) {
    // a named type that is no entity is a mistake, not a reason to take another one
    Optional<String> entity =
        method.named().isPresent() ? method.entity() : method.entity().or(() -> common);
    return new DeleteMethod(
        method.shape(), entity, method.named(), method.ifExists(), method.annotation());
  }

  @Override
  public DaoMethod select(SelectMethod method) {
    return method;
  }

  @Override
  public DaoMethod unclear(UnclearMethod method) {
    return method;
  }
}
