package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The code of each golden case, compiled, loaded and run on a store in memory. */
class RunningTest {
  private static final Path PLAYS = Path.of("src/test/resources/play");

  @TempDir private Path scratch;

  static Stream<GoldenCase> cases() {
    return GoldenCase.all();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void generatedCodeDoesWhatTheMethodsSay(GoldenCase golden)
      throws IOException, ReflectiveOperationException {
    String play = capitalized(golden.toString()) + "Play";
    List<Path> sources = new ArrayList<>(golden.in());
    sources.add(PLAYS.resolve("Play.java"));
    sources.add(PLAYS.resolve(play + ".java"));
    assertThat(Javac.into(scratch).compile(sources).messages()).isEmpty();

    try (URLClassLoader loader = new URLClassLoader(new URL[] {scratch.toUri().toURL()})) {
      ((Runnable) loader.loadClass("shop." + play).getConstructor().newInstance()).run();
    }
  }

  private static String capitalized(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }
}
