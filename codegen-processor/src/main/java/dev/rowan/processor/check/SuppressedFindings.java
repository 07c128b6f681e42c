package dev.rowan.processor.check;

import dev.rowan.processor.diagnostic.Finding;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.Suppression;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Removes the warnings that the user suppresses, with a reason, at the member or at its type. */
final class SuppressedFindings {
  private final List<Suppression> suppressions;

  private SuppressedFindings(List<Suppression> suppressions) {
    this.suppressions = suppressions;
  }

  static SuppressedFindings of(EntityModel entity) {
    return new SuppressedFindings(in(entity));
  }

  static SuppressedFindings of(DaoModel dao) {
    return new SuppressedFindings(in(dao));
  }

  /** Returns every suppression of an entity and its properties. */
  static List<Suppression> in(EntityModel entity) {
    List<Suppression> all = new ArrayList<>(entity.suppressions());
    entity.properties().stream().map(PropertyModel::suppressions).forEach(all::addAll);
    return all;
  }

  /** Returns every suppression of a DAO and its methods. */
  static List<Suppression> in(DaoModel dao) {
    List<Suppression> all = new ArrayList<>(dao.suppressions());
    for (DaoMethod method : dao.methods()) {
      all.addAll(method.shape().suppressions());
    }
    return all;
  }

  Stream<Finding> remove(Stream<Finding> findings) {
    return findings.filter(finding -> !isSuppressed(finding));
  }

  private boolean isSuppressed(Finding finding) {
    return finding.severity() != Severity.ERROR
        && suppressions.stream()
            .filter(suppression -> suppression.rule().equals(finding.code()))
            .filter(suppression -> !suppression.because().isBlank())
            .anyMatch(suppression -> covers(suppression.origin(), finding.origin()));
  }

  private static boolean covers(Origin suppression, Origin finding) {
    boolean sameMember =
        suppression.member() == Origin.NONE || suppression.member() == finding.member();
    return suppression.type().equals(finding.type()) && sameMember;
  }
}
