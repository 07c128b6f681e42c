package dev.rowan.quarkus.deployment;

import dev.rowan.quarkus.FallbackStore;
import dev.rowan.quarkus.RowanBeans;
import dev.rowan.quarkus.RowanBuildConfig;
import dev.rowan.quarkus.RowanRecorder;
import dev.rowan.quarkus.RowanStart;
import dev.rowan.quarkus.validation.EntityValidationCreator;
import dev.rowan.runtime.GeneratedDaos;
import io.quarkus.arc.DefaultBean;
import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.arc.deployment.AnnotationsTransformerBuildItem;
import io.quarkus.arc.deployment.BeanContainerBuildItem;
import io.quarkus.arc.deployment.BeanDiscoveryFinishedBuildItem;
import io.quarkus.arc.deployment.SyntheticBeanBuildItem;
import io.quarkus.arc.deployment.ValidationPhaseBuildItem;
import io.quarkus.bootstrap.classloading.QuarkusClassLoader;
import io.quarkus.deployment.Capabilities;
import io.quarkus.deployment.Capability;
import io.quarkus.deployment.annotations.BuildProducer;
import io.quarkus.deployment.annotations.BuildStep;
import io.quarkus.deployment.annotations.Consume;
import io.quarkus.deployment.annotations.ExecutionTime;
import io.quarkus.deployment.annotations.Record;
import io.quarkus.deployment.builditem.AdditionalApplicationArchiveMarkerBuildItem;
import io.quarkus.deployment.builditem.CombinedIndexBuildItem;
import io.quarkus.deployment.builditem.FeatureBuildItem;
import io.quarkus.deployment.builditem.LaunchModeBuildItem;
import io.quarkus.deployment.builditem.ServiceStartBuildItem;
import io.quarkus.deployment.metrics.MetricsCapabilityBuildItem;
import io.quarkus.deployment.pkg.builditem.OutputTargetBuildItem;
import io.quarkus.runtime.metrics.MetricsFactory;
import io.quarkus.smallrye.health.deployment.spi.HealthBuildItem;
import jakarta.enterprise.inject.spi.DeploymentException;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTransformation;
import org.jboss.jandex.ClassType;
import org.jboss.jandex.DotName;
import org.jboss.jandex.ParameterizedType;

/**
 * The steps of the build:
 *
 * <pre>
 * index ─► generated DAOs ─┬─► beans ─► validation ─► DAOs in use ─► start
 * properties, libraries ───┘
 * </pre>
 */
final class RowanBuildSteps {
  private static final DotName DAO = DotName.createSimple("dev.rowan.annotation.Dao");

  private static final DotName CALLBACK = DotName.createSimple("dev.rowan.mapping.EntityCallback");

  private static final DotName VALIDATION =
      DotName.createSimple("dev.rowan.validation.EntityValidation");

  /** What the annotation processor writes into each jar with an entity or a DAO. */
  private static final String MODEL = "META-INF/rowan/model.json";

  @BuildStep
  FeatureBuildItem feature() {
    return new FeatureBuildItem("rowan");
  }

  /** Makes libraries with entities and DAOs part of the index. */
  @BuildStep
  AdditionalApplicationArchiveMarkerBuildItem libraries() {
    return new AdditionalApplicationArchiveMarkerBuildItem(MODEL);
  }

  @BuildStep
  GeneratedDaosBuildItem generatedDaos(CombinedIndexBuildItem index) {
    SortedMap<String, String> found = new TreeMap<>();
    for (AnnotationInstance each : index.getIndex().getAnnotations(DAO)) {
      String dao = each.target().asClass().name().toString();
      String generated = GeneratedDaos.nameFor(dao);
      if (index.getIndex().getClassByName(generated) == null) {
        throw new DeploymentException(
            "The DAO %s has no generated class %s, so no bean can implement it. Add dev.rowan:rowan-processor to the annotationProcessorPaths of the compiler plugin (Maven), or to the configuration annotationProcessor (Gradle), and compile again"
                .formatted(dao, generated));
      }
      found.put(dao, generated);
    }
    return new GeneratedDaosBuildItem(found);
  }

  /**
   * Lets the interceptors that a DAO interface names surround the calls of the generated class,
   * which has no annotations of the interface.
   */
  @BuildStep
  void interceptors(
      GeneratedDaosBuildItem daos,
      CombinedIndexBuildItem index,
      BuildProducer<AnnotationsTransformerBuildItem> annotations) {
    Bindings bindings = new Bindings(index.getIndex(), daos.generated());
    annotations.produce(
        new AnnotationsTransformerBuildItem(
            AnnotationTransformation.forClasses()
                .transform(type -> type.addAll(bindings.ofClass(type.declaration().asClass())))));
    annotations.produce(
        new AnnotationsTransformerBuildItem(
            AnnotationTransformation.forMethods()
                .transform(
                    method -> method.addAll(bindings.ofMethod(method.declaration().asMethod())))));
  }

  /** Declares the DAOs whatever annotations the compiler option {@code rowan.component} chose. */
  @BuildStep
  void daoBeans(
      GeneratedDaosBuildItem daos,
      BuildProducer<AdditionalBeanBuildItem> beans,
      BuildProducer<AnnotationsTransformerBuildItem> annotations) {
    Set<String> generated = Set.copyOf(daos.generated().values());
    beans.produce(
        AdditionalBeanBuildItem.builder()
            .addBeanClasses(generated)
            .setDefaultScope(DotName.createSimple(Singleton.class))
            .build());
    // a producer of the application replaces the DAO
    annotations.produce(
        new AnnotationsTransformerBuildItem(
            AnnotationTransformation.forClasses()
                .whenClass(type -> generated.contains(type.name().toString()))
                .transform(
                    type -> type.add(AnnotationInstance.builder(DefaultBean.class).build()))));
  }

  @BuildStep
  void beans(
      RowanBuildConfig config,
      Optional<MetricsCapabilityBuildItem> metrics,
      BuildProducer<AdditionalBeanBuildItem> beans) {
    List<String> types =
        new ArrayList<>(List.of(RowanBeans.class.getName(), RowanStart.class.getName()));
    if (has("com.datastax.oss.driver.api.core.CqlSession")
        && has("dev.rowan.storage.cassandra.CassandraBackend")) {
      types.add("dev.rowan.quarkus.cassandra.SessionStore");
    }
    if (config.metrics().enabled()
        && has("dev.rowan.micrometer.RowanMetrics")
        && metrics.filter(on -> on.metricsSupported(MetricsFactory.MICROMETER)).isPresent()) {
      types.add("dev.rowan.quarkus.metrics.RowanMeters");
    }
    beans.produce(AdditionalBeanBuildItem.builder().addBeanClasses(types).build());
  }

  /**
   * Declares the check of entities by their constraints, after all callbacks of the application,
   * unless the application has such a bean itself. A default bean would not do: the container
   * ignores it as soon as there is any other callback.
   */
  @BuildStep
  void validation(
      RowanBuildConfig config,
      Capabilities capabilities,
      BeanDiscoveryFinishedBuildItem discovered,
      BuildProducer<SyntheticBeanBuildItem> beans) {
    if (config.validation().enabled()
        && has(VALIDATION.toString())
        && capabilities.isPresent(Capability.HIBERNATE_VALIDATOR)
        && discovered.beanStream().withBeanType(VALIDATION).isEmpty()) {
      beans.produce(
          SyntheticBeanBuildItem.configure(VALIDATION)
              .types(
                  ClassType.create(VALIDATION),
                  ParameterizedType.create(CALLBACK, ClassType.OBJECT_TYPE))
              .scope(Singleton.class)
              .priority(Integer.MIN_VALUE)
              .addInjectionPoint(ClassType.create("jakarta.validation.Validator"))
              .creator(EntityValidationCreator.class)
              .done());
    }
  }

  @BuildStep
  HealthBuildItem health(RowanBuildConfig config) {
    return new HealthBuildItem(
        "dev.rowan.quarkus.health.StoreHealthCheck", config.health().enabled());
  }

  @BuildStep
  @Record(ExecutionTime.STATIC_INIT)
  SyntheticBeanBuildItem fallbackStore(
      RowanRecorder recorder, LaunchModeBuildItem mode, OutputTargetBuildItem target) {
    Optional<String> url = Optional.empty();
    if (has("dev.rowan.storage.embedded.EmbeddedBackend")) {
      url =
          switch (mode.getLaunchMode()) {
            case DEVELOPMENT ->
                Optional.of("rowan:embedded:" + target.getOutputDirectory().resolve("rowan"));
            case TEST -> Optional.of("rowan:memory:");
            default -> Optional.empty();
          };
    }
    return SyntheticBeanBuildItem.configure(FallbackStore.class)
        .scope(Singleton.class)
        .runtimeValue(recorder.fallbackStore(url))
        .done();
  }

  /** Names the DAOs that the container did not remove, so that the start creates them. */
  @BuildStep
  @Record(ExecutionTime.RUNTIME_INIT)
  @Consume(BeanContainerBuildItem.class)
  ServiceStartBuildItem daosInUse(
      RowanRecorder recorder, GeneratedDaosBuildItem daos, ValidationPhaseBuildItem validated)
      throws ClassNotFoundException {
    Set<String> retained = new HashSet<>();
    validated.getContext().beans().classBeans().stream()
        .forEach(bean -> retained.add(bean.getBeanClass().toString()));
    ClassLoader classes = Thread.currentThread().getContextClassLoader();
    List<Class<?>> inUse = new ArrayList<>();
    for (Map.Entry<String, String> each : daos.generated().entrySet()) {
      if (retained.contains(each.getValue())) {
        inUse.add(classes.loadClass(each.getKey()));
      }
    }
    recorder.daosInUse(inUse);
    return new ServiceStartBuildItem("rowan");
  }

  private static boolean has(String type) {
    return QuarkusClassLoader.isClassPresentAtRuntime(type);
  }
}
