package dev.rowan.quarkus.deployment;

import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.builditem.nativeimage.JniRuntimeAccessBuildItem;
import io.quarkus.deployment.builditem.nativeimage.NativeImageResourcePatternsBuildItem;
import io.quarkus.deployment.builditem.nativeimage.ReflectiveClassBuildItem;
import io.quarkus.deployment.builditem.nativeimage.RuntimeInitializedPackageBuildItem;
import io.quarkus.deployment.builditem.nativeimage.ServiceProviderBuildItem;
import io.quarkus.deployment.pkg.NativeConfig;
import io.quarkus.deployment.pkg.builditem.CurateOutcomeBuildItem;
import io.quarkus.maven.dependency.ResolvedDependency;
import java.util.ArrayList;
import java.util.List;

/**
 * What a native image needs of Rowan: the backends, the constructors of generated DAOs, and RocksDB
 * with its native library, which calls classes and fields by their names.
 */
final class NativeImageSteps {
  private static final String CLASS = ".class";

  @BuildStep
  ServiceProviderBuildItem backends() {
    return ServiceProviderBuildItem.allProvidersFromClassPath(
        "dev.rowan.spi.backend.BackendProvider");
  }

  /** For {@code Rowan.dao(Class)}. Injected DAOs need no reflection. */
  @BuildStep
  ReflectiveClassBuildItem daos(GeneratedDaosBuildItem daos) {
    return ReflectiveClassBuildItem.builder(daos.generated().values().toArray(String[]::new))
        .reason("Rowan.dao(Class) creates generated DAOs")
        .build();
  }

  @BuildStep
  void rocksDb(
      NativeConfig config,
      CurateOutcomeBuildItem application,
      BuildProducer<JniRuntimeAccessBuildItem> jni,
      BuildProducer<RuntimeInitializedPackageBuildItem> atRunTime,
      BuildProducer<NativeImageResourcePatternsBuildItem> resources) {
    if (!config.enabled()) {
      return; // the names of some hundred classes
    }
    for (ResolvedDependency each : application.getApplicationModel().getRuntimeDependencies()) {
      if (each.getArtifactId().equals("rocksdbjni")) {
        jni.produce(
            new JniRuntimeAccessBuildItem(
                true, true, true, classesOf(each).toArray(String[]::new)));
        atRunTime.produce(new RuntimeInitializedPackageBuildItem("org.rocksdb"));
        resources.produce(
            NativeImageResourcePatternsBuildItem.builder().includeGlob("librocksdbjni-*").build());
      }
    }
  }

  private static List<String> classesOf(ResolvedDependency library) {
    List<String> names = new ArrayList<>();
    library
        .getContentTree()
        .walk(
            visit -> {
              String path = visit.getRelativePath("/");
              if (path.startsWith("org/rocksdb/") && path.endsWith(CLASS)) {
                names.add(path.substring(0, path.length() - CLASS.length()).replace('/', '.'));
              }
            });
    return names;
  }
}
