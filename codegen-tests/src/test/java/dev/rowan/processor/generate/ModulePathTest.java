package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.palantir.javapoet.JavaFile;
import dev.rowan.annotation.Entity;
import dev.rowan.cql.Cql;
import dev.rowan.mapping.Codecs;
import dev.rowan.processor.RowanProcessor;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModulePathTest {
  private static final List<Class<?>> RUN_TIME =
      List.of(Entity.class, Codecs.class, Generated.class, Inject.class, NullMarked.class);
  private static final List<Class<?>> PROCESSOR =
      List.of(RowanProcessor.class, JavaFile.class, JsonFactory.class, Entity.class, Cql.class);

  @TempDir private Path scratch;

  @Test
  void aModuleOfTheUsersIsCompiledWithTheProcessorAsAModule() throws IOException {
    Path module = scratch.resolve("module-info.java");
    Files.writeString(
        module, "module shop {\n  requires dev.rowan;\n  exports shop;\n  exports store;\n}\n");
    GoldenCase golden = GoldenCase.named("several");
    Path output = scratch.resolve("output");
    List<String> arguments = new ArrayList<>(List.of("-Xlint:all"));
    arguments.addAll(List.of("--release", "17"));
    arguments.addAll(List.of("--module-path", path(RUN_TIME)));
    arguments.addAll(List.of("--processor-module-path", path(PROCESSOR)));
    arguments.addAll(List.of("-d", output.toString(), "-s", output.toString(), module.toString()));
    golden.in().forEach(file -> arguments.add(file.toString()));

    StringWriter said = new StringWriter();
    PrintWriter writer = new PrintWriter(said);
    int exit =
        ToolProvider.findFirst("javac")
            .orElseThrow()
            .run(writer, writer, arguments.toArray(String[]::new));

    // javac warns about the user's own sources, as the module does not pass Rowan on
    assertThat(said.toString()).contains("[exports]").doesNotContain(output.toString());
    assertThat(exit).isZero();
    assertThat(new Javac.Result(true, List.of(), output).generated()).isEqualTo(golden.out());
  }

  @Test
  void theProcessorFindsItsPagesAsAModule() throws IOException {
    Path source = scratch.resolve("Wrong.java");
    Files.writeString(source, "@dev.rowan.annotation.Entity record Wrong(int id) {}");
    Path output = scratch.resolve("output");
    Files.createDirectories(output);

    StringWriter said = new StringWriter();
    PrintWriter writer = new PrintWriter(said);
    ToolProvider.findFirst("javac")
        .orElseThrow()
        .run(
            writer,
            writer,
            "-cp",
            path(RUN_TIME),
            "--processor-module-path",
            path(PROCESSOR),
            "-d",
            output.toString(),
            source.toString());

    Path page = output.resolve("rowan").resolve("rules").resolve("KEY-01.md");
    assertThat(said.toString()).contains("[KEY-01]", "see: " + page);
    assertThat(page).isRegularFile();
  }

  private static String path(List<Class<?>> classes) {
    return classes.stream()
        .map(ModulePathTest::location)
        .distinct()
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static String location(Class<?> type) {
    return Path.of(URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()))
        .toString();
  }
}
