package dev.rowan.quarkus.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.quarkus.deployment.builditem.CombinedIndexBuildItem;
import jakarta.enterprise.inject.spi.DeploymentException;
import java.io.IOException;
import java.util.Map;
import java.util.SortedMap;
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

  private static SortedMap<String, String> found(IndexView index) {
    return new RowanBuildSteps()
        .generatedDaos(new CombinedIndexBuildItem(index, index))
        .generated();
  }
}
