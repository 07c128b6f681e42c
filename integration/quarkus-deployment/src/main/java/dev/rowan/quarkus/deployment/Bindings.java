package dev.rowan.quarkus.deployment;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;

/**
 * The interceptor bindings of DAO interfaces: annotations whose own type is an
 * {@code @InterceptorBinding}. A generated class or its method goes in, and the bindings of its
 * interface come out; none for other classes.
 */
final class Bindings {
  private static final DotName BINDING =
      DotName.createSimple("jakarta.interceptor.InterceptorBinding");

  private final IndexView index;

  /** The interfaces by the names of their generated classes. */
  private final Map<DotName, ClassInfo> interfaces = new HashMap<>();

  /**
   * Creates the bindings of DAOs.
   *
   * @param daos the names of the generated classes by those of the DAO interfaces
   */
  Bindings(IndexView index, Map<String, String> daos) {
    this.index = index;
    daos.forEach(
        (dao, generated) ->
            interfaces.put(DotName.createSimple(generated), index.getClassByName(dao)));
  }

  List<AnnotationInstance> ofClass(ClassInfo generated) {
    ClassInfo dao = interfaces.get(generated.name());
    return dao == null ? List.of() : bindings(dao);
  }

  List<AnnotationInstance> ofMethod(MethodInfo generated) {
    ClassInfo dao = interfaces.get(generated.declaringClass().name());
    MethodInfo declared =
        dao == null ? null : dao.method(generated.name(), generated.parameterTypes());
    return declared == null ? List.of() : bindings(declared);
  }

  private List<AnnotationInstance> bindings(AnnotationTarget named) {
    return named.declaredAnnotations().stream().filter(each -> isBinding(each.name())).toList();
  }

  private boolean isBinding(DotName annotation) {
    ClassInfo type = index.getClassByName(annotation);
    return type != null && type.hasDeclaredAnnotation(BINDING);
  }
}
