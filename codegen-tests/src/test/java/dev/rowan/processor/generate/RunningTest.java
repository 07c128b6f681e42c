package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The code of each golden case, compiled without a processor, and run on a store in memory. The
 * tests share the compilation.
 */
class RunningTest {
  private static final Path PLAYS = Path.of("src/test/resources/play");
  private static final Map<GoldenCase, Javac.Result> COMPILED = new ConcurrentHashMap<>();

  @TempDir private static Path scratch;

  static Stream<GoldenCase> cases() {
    return GoldenCase.all();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void generatedSourcesCompileByThemselvesWithEveryWarningOn(GoldenCase golden) {
    Javac.Result result = compiled(golden);

    assertThat(result.messages()).isEmpty();
    assertThat(result.passed()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void generatedCodeDoesWhatTheMethodsSay(GoldenCase golden)
      throws IOException, ReflectiveOperationException {
    URL classes = compiled(golden).output().toUri().toURL();

    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes})) {
      ((Runnable) loader.loadClass("shop." + play(golden)).getConstructor().newInstance()).run();
    }
  }

  private static Javac.Result compiled(GoldenCase golden) {
    return COMPILED.computeIfAbsent(golden, RunningTest::compile);
  }

  private static Javac.Result compile(GoldenCase golden) {
    List<Path> sources = new ArrayList<>(golden.in());
    golden
        .out()
        .keySet()
        .forEach(name -> sources.add(golden.directory().resolve("out").resolve(name)));
    sources.add(PLAYS.resolve("Play.java"));
    sources.add(PLAYS.resolve(play(golden) + ".java"));
    try {
      return Javac.into(scratch.resolve(golden.toString()))
          .withoutProcessors()
          .with(List.of("-Xlint:all", "-Werror"))
          .compile(sources);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String play(GoldenCase golden) {
    return capitalized(golden.toString()) + "Play";
  }

  private static String capitalized(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }
}
