package dev.rowan.processor.report;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.rowan.processor.model.Origin;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;

/**
 * Prints messages at repeated annotations. The compiler wraps these into a container that is not in
 * the source, so its messager can only point at their element. The syntax tree still has their
 * positions.
 */
final class RepeatedAnnotations {
  private final Trees trees;

  private RepeatedAnnotations(Trees trees) {
    this.trees = trees;
  }

  /** Returns an instance; empty if the compiler is not javac, or a build tool wraps it. */
  static Optional<RepeatedAnnotations> in(ProcessingEnvironment environment) {
    try {
      return Optional.of(new RepeatedAnnotations(Trees.instance(environment)));
    } catch (IllegalArgumentException | LinkageError otherCompiler) {
      return Optional.empty(); // findings are then printed at the element
    }
  }

  /** Whether the message was printed at the annotation, or at its value. */
  boolean print(Diagnostic.Kind kind, String message, Element element, Origin origin) {
    TreePath path = trees.getPath(element);
    if (path == null) {
      return false;
    }
    Optional<Tree> tree =
        modifiers(path.getLeaf()).flatMap(modifiers -> annotation(modifiers, origin));
    tree.ifPresent(found -> trees.printMessage(kind, message, found, path.getCompilationUnit()));
    return tree.isPresent();
  }

  private static Optional<ModifiersTree> modifiers(Tree tree) {
    if (tree instanceof ClassTree type) {
      return Optional.of(type.getModifiers());
    }
    if (tree instanceof MethodTree method) {
      return Optional.of(method.getModifiers());
    }
    return tree instanceof VariableTree variable
        ? Optional.of(variable.getModifiers())
        : Optional.empty();
  }

  private static Optional<Tree> annotation(ModifiersTree modifiers, Origin origin) {
    String simpleName = origin.annotation().substring(origin.annotation().lastIndexOf('.') + 1);
    return modifiers.getAnnotations().stream()
        .filter(tree -> isNamed(tree, simpleName))
        .skip(origin.occurrence())
        .findFirst()
        .map(tree -> value(tree, origin));
  }

  private static boolean isNamed(AnnotationTree tree, String simpleName) {
    String written = tree.getAnnotationType().toString();
    return written.substring(written.lastIndexOf('.') + 1).equals(simpleName);
  }

  private static Tree value(AnnotationTree annotation, Origin origin) {
    return annotation.getArguments().stream()
        .filter(AssignmentTree.class::isInstance)
        .map(AssignmentTree.class::cast)
        .filter(argument -> argument.getVariable().toString().equals(origin.attribute()))
        .findFirst()
        .<Tree>map(argument -> item(argument.getExpression(), origin.item()))
        .orElse(annotation);
  }

  private static Tree item(ExpressionTree value, int position) {
    if (value instanceof NewArrayTree array) {
      List<? extends ExpressionTree> items = array.getInitializers();
      return position >= 0 && position < items.size() ? items.get(position) : value;
    }
    return value;
  }
}
