package dev.rowan.quarkus.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.quarkus.arc.deployment.AdditionalBeanBuildItem;
import io.quarkus.deployment.builditem.CombinedIndexBuildItem;
import jakarta.enterprise.inject.spi.DeploymentException;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jboss.jandex.Index;
import org.jboss.jandex.IndexView;
import org.junit.jupiter.api.Test;
import shop.Item;
import shop.Items;

/** The DAOs that the build finds in an index. */
class RowanBuildStepsTest {
  @Test
  void aDaoIsFoundWithItsGeneratedClass() throws Exception {
    assertThat(found(Index.of(Item.class, Items.class, Class.forName("shop.RowanItems"))))
        .containsExactlyEntriesOf(Map.of("shop.Items", "shop.RowanItems"));
    assertThat(found(Index.of(Item.class))).isEmpty();
  }

  @Test
  void aDaoWithoutAGeneratedClassStopsTheBuild() throws IOException {
    IndexView withoutProcessor = Index.of(Item.class, Items.class);
    assertThatExceptionOfType(DeploymentException.class)
        .isThrownBy(() -> found(withoutProcessor))
        .withMessageContaining("The DAO shop.Items has no generated class shop.RowanItems")
        .withMessageContaining("dev.rowan:rowan-processor");
  }

  @Test
  void theProcessorMarksLibraries() {
    assertThat(
            Items.class.getClassLoader().getResource(new RowanBuildSteps().libraries().getFile()))
        .isNotNull();
  }

  /** A generated class has no scope with the compiler option {@code rowan.component=none}. */
  @Test
  void aGeneratedClassWithoutAScopeIsASingleton() {
    List<AdditionalBeanBuildItem> beans = new ArrayList<>();
    new RowanBuildSteps()
        .daoBeans(
            new GeneratedDaosBuildItem(new TreeMap<>(Map.of("shop.Items", "shop.RowanItems"))),
            beans::add,
            ignored -> {});
    assertThat(beans)
        .singleElement()
        .satisfies(
            bean -> {
              assertThat(bean.getBeanClasses()).containsExactly("shop.RowanItems");
              assertThat(bean.getDefaultScope()).hasToString(Singleton.class.getName());
            });
  }

  private static SortedMap<String, String> found(IndexView index) {
    return new RowanBuildSteps()
        .generatedDaos(new CombinedIndexBuildItem(index, index))
        .generated();
  }
}
