package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComponentOptionTest {
  @TempDir private Path scratch;

  @Test
  void withoutAContainerADaoHasNoAnnotationsForOne() throws IOException {
    Javac.Result result =
        Javac.into(scratch)
            .with(List.of("-Arowan.component=none"))
            .compile(GoldenCase.named("bean").in());

    assertThat(result.messages()).isEmpty();
    assertThat(result.generated().get("shop/RowanAccounts.java"))
        .contains("@Generated")
        .doesNotContain("jakarta.inject", "@Inject", "@Singleton");
  }
}
