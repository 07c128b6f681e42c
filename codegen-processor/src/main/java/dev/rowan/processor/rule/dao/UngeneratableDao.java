package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoModel;
import dev.rowan.processor.model.Visibility;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a DAO that a generated class cannot implement. */
@DesignRule(
    code = "DAO-05",
    severity = Severity.ERROR,
    summary = "A DAO is not an interface that a generated class can implement")
public final class UngeneratableDao implements DaoRule {
  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    DaoModel model = dao.dao();
    Stream<Complaint> ofType =
        fact(model).stream()
            .map(
                fact ->
                    complaint(
                            Complaint.at(
                                model.origin(), "`%s` %s".formatted(model.name().simple(), fact)))
                        .fix(fix(model)));
    return Stream.concat(
        ofType,
        dao.calls().stream()
            .filter(call -> call.method().shape().generic())
            .map(UngeneratableDao::generic));
  }

  private static Optional<String> fact(DaoModel dao) {
    if (dao.traits().contains(DaoModel.Trait.NOT_AN_INTERFACE)) {
      return Optional.of("is a class");
    }
    if (dao.traits().contains(DaoModel.Trait.SEALED)) {
      return Optional.of("is sealed");
    }
    if (dao.traits().contains(DaoModel.Trait.GENERIC)) {
      return Optional.of("has type parameters");
    }
    return dao.visibility() == Visibility.PRIVATE
        ? Optional.of("is private, or inside a private type")
        : Optional.empty();
  }

  private static String fix(DaoModel dao) {
    String name = dao.name().simple();
    if (dao.traits().contains(DaoModel.Trait.NOT_AN_INTERFACE)) {
      return "interface " + name;
    }
    if (dao.traits().contains(DaoModel.Trait.SEALED)) {
      return "drop sealed on `%s`".formatted(name);
    }
    return dao.traits().contains(DaoModel.Trait.GENERIC)
        ? "move @Dao from `%s` to an interface that extends it with its types".formatted(name)
        : "drop private on `%s` and the types around it".formatted(name);
  }

  private static Complaint generic(PlannedCall call) {
    return complaint(
            Complaint.at(
                call.method().shape().origin(),
                "`%s` has type parameters".formatted(call.method().shape().brief())))
        .fix("replace the type parameters by concrete types");
  }

  private static Complaint complaint(Complaint begun) {
    return begun.because(
        "a generated class in the same package implements the DAO, for known entity types");
  }
}
