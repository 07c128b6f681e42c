package dev.rowan.docs;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import dev.rowan.docs.Architecture.Layers;
import dev.rowan.docs.Architecture.Module;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Holds the compiled modules against {@code docs/architecture.md}. */
class ArchitectureTest {

  private static final SourceTree TREE = SourceTree.find();
  private static final Architecture PAGE = new Architecture(TREE);
  private static final Map<String, Module> MODULES = PAGE.modules();
  private static JavaClasses classes;

  @BeforeAll
  static void readClassFiles() {
    classes = read(MODULES.keySet());
  }

  @Test
  void everyModuleHasClassFilesToLookAt() {
    for (Module module : MODULES.values()) {
      if (Files.exists(TREE.root().resolve(module.folder()).resolve("src/main/java"))) {
        assertThat(classes.stream().filter(in(module)).findAny())
            .as("a class below %s", classFiles(module.folder()))
            .isPresent();
      }
    }
  }

  @Test
  void modulesUseOnlyWhatThePageLists() {
    for (Module module : MODULES.values()) {
      List<String> allowed = new ArrayList<>(List.of("java.."));
      allowed.addAll(packagesOf(module.folder()));
      module.libraries().forEach(library -> allowed.add(library + ".."));
      module.modules().forEach(folder -> allowed.addAll(packagesOf(folder)));
      check(
          classes()
              .that(in(module))
              .should()
              .onlyDependOnClassesThat(in(allowed))
              .as(module.folder() + " uses only " + allowed));
    }
  }

  @Test
  void packagesUseOnlyLayersBelow() {
    for (Layers layers : PAGE.layers()) {
      for (int level = 0; level < layers.levels().size(); level++) {
        for (String one : layers.levels().get(level)) {
          String[] above =
              layers.outOfReachOf(level).stream()
                  .filter(other -> !other.equals(one))
                  .toArray(String[]::new);
          check(
              noClasses()
                  .that()
                  .resideInAPackage(one)
                  .should()
                  .dependOnClassesThat()
                  .resideInAnyPackage(above)
                  .as(one + " uses only the layers below it"));
        }
      }
    }
  }

  @Test
  void thePageNamesExactlyThePackagesThatExist() {
    for (Layers layers : PAGE.layers()) {
      assertThat(packagesOf(layers.folder()))
          .as("packages of %s", layers.folder())
          .containsExactlyInAnyOrderElementsOf(layers.packages().toList());
    }
  }

  @Test
  void noPackageOfAnyModuleTakesPartInACycle() {
    Map<String, Set<String>> uses = new TreeMap<>();
    for (JavaClass each : read(TREE.modules())) {
      Set<String> used = uses.computeIfAbsent(each.getPackageName(), unknown -> new TreeSet<>());
      each.getDirectDependenciesFromSelf().stream()
          .map(dependency -> dependency.getTargetClass().getPackageName())
          .filter(other -> !other.equals(each.getPackageName()))
          .forEach(used::add);
    }
    // What uses only packages that are in no cycle is in no cycle.
    boolean removed = true;
    while (removed) {
      uses.values().forEach(used -> used.retainAll(uses.keySet()));
      removed = uses.values().removeIf(Set::isEmpty);
    }
    assertThat(uses)
        .as("packages in a cycle, or above one, and the packages that they use")
        .isEmpty();
  }

  @Test
  void onlyTheEngineKnowsRocksDb() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackage("dev.rowan.storage.embedded.engine..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.rocksdb.."));
  }

  @Test
  void onlyTheCassandraBackendAndThePackagesForSessionsOfApplicationsKnowTheDriver() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackages(
                "dev.rowan.storage.cassandra..",
                "dev.rowan.spring.cassandra..",
                "dev.rowan.quarkus.cassandra..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.datastax.."));
  }

  @Test
  void theProcessorDoesNotDependOnTheRunTime() {
    check(
        noClasses()
            .that()
            .resideInAPackage("dev.rowan.processor..")
            .should()
            .dependOnClassesThat(in(packagesOf("mapper-core"))));
  }

  @Test
  void backendsSeeOnlyTheSpi() {
    List<String> hidden = new ArrayList<>(packagesOf("mapper-core"));
    hidden.removeIf(name -> PAGE.spi().stream().anyMatch(seen -> isIn(seen, name)));
    check(
        noClasses()
            .that()
            .resideInAPackage("dev.rowan.storage..")
            .and()
            .resideOutsideOfPackages(
                "dev.rowan.storage.contract..", "dev.rowan.storage.cassandra.rows..")
            .should()
            .dependOnClassesThat(in(hidden)));
  }

  @Test
  void everyPackageOfTheCoreIsInOneWing() {
    for (String name : packagesOf("mapper-core")) {
      assertThat(
              PAGE.wings().values().stream().flatMap(List::stream).filter(in -> isInWing(in, name)))
          .as("wings of %s", name)
          .hasSize(1);
    }
  }

  @Test
  void theModuleExportsAllButTheInternalWingToEverybody() {
    String exports = TREE.text(TREE.root().resolve("mapper-core/src/main/java/module-info.java"));
    for (String name : packagesOf("mapper-core")) {
      assertThat(exports.contains("exports " + name + ";"))
          .as("%s is exported to all modules", name)
          .isEqualTo(PAGE.wings().get("modules of Rowan").stream().noneMatch(in -> isIn(in, name)));
    }
  }

  @Test
  void whatWasDeclaredAndWhatIsJudgedKnowsNoCompiler() {
    check(
        noClasses()
            .that()
            .resideInAnyPackage(
                "dev.rowan.processor.model..",
                "dev.rowan.processor.plan..",
                "dev.rowan.processor.rule..",
                "dev.rowan.processor.check..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javax.lang.model..", "javax.annotation.processing.."));
  }

  /** The root is a wing of its own package alone. */
  private static boolean isInWing(String wing, String name) {
    return wing.equals("dev.rowan") ? name.equals(wing) : isIn(wing, name);
  }

  private static boolean isIn(String wing, String name) {
    return name.equals(wing) || name.startsWith(wing + ".");
  }

  private static void check(ArchRule rule) {
    rule.allowEmptyShould(true).check(classes);
  }

  private static JavaClasses read(Collection<String> folders) {
    return new ClassFileImporter()
        .importPaths(
            folders.stream().map(ArchitectureTest::classFiles).filter(Files::exists).toList());
  }

  private static Path classFiles(String folder) {
    return TREE.root().resolve(folder).resolve("target/classes");
  }

  /** The packages that a module really has. */
  private static Set<String> packagesOf(String folder) {
    return classes.stream()
        .filter(in(MODULES.get(folder)))
        .map(JavaClass::getPackageName)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** By the place of the class file, as the root package of core holds those of the others. */
  private static DescribedPredicate<JavaClass> in(Module module) {
    String place = classFiles(module.folder()).toUri().toString();
    return describe(
        "in " + module.folder(),
        type -> type.getSource().stream().anyMatch(s -> s.getUri().toString().startsWith(place)));
  }

  private static DescribedPredicate<JavaClass> in(Collection<String> packages) {
    return JavaClass.Predicates.resideInAnyPackage(packages.toArray(String[]::new));
  }
}
