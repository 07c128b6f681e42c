package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files as other projects have them. */
class ImportedFileTest {
  @TempDir private Path folder;

  @Test
  void declaresIndexesOfVectors() throws IOException {
    Invocation done =
        imported(
            """
            CREATE TABLE place (id int PRIMARY KEY, at vector<float, 2>, mood vector<float, 3>);
            CREATE CUSTOM INDEX ON place (at) USING 'StorageAttachedIndex'
              WITH OPTIONS = { 'similarity_function' : 'euclidean' };
            CREATE CUSTOM INDEX place_mood ON place (mood) USING 'sai';
            """);

    assertThat(Files.readString(code().resolve("Place.java")))
        .contains(
            "@Dimensions(2) @NativeIndex(similarity = Similarity.EUCLIDEAN) float[] at",
            "@Dimensions(3) @NativeIndex(name = \"place_mood\") float[] mood");
    assertThat(done.exitCode()).as(done.out()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "${keyspace}",
        "$keyspace",
        "{{ keyspace }}",
        "<KEYSPACE>",
        "%s",
        "%(keyspace)s",
        "@KEYSPACE@"
      })
  void namesThePlaceholderOfATemplate(String placeholder) {
    Invocation done = imported("\nCREATE TABLE " + placeholder + ".t (p int PRIMARY KEY);");

    assertThat(done.exitCode()).isEqualTo(1);
    assertThat(done.err())
        .startsWith(file() + ":2:14: found ")
        .doesNotContain("found found")
        .endsWith(
            "%n  `%s` is a placeholder of a template: write its value into the file before the import%n"
                .formatted(placeholder));
  }

  @Test
  void namesATypeThatDoesNotExist() {
    assertThat(imported("CREATE TABLE t (p int PRIMARY KEY, v int64);").out())
        .contains(
            ":1:36: t.v: CQL has no type `int64`, and no user-defined type of this name has a record");
  }

  private Invocation imported(String cql) {
    try {
      Files.writeString(file(), cql);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Invocation.of(
        "import", file().toString(), "--package", "shop.data", "--out", folder.toString());
  }

  private Path file() {
    return folder.resolve("schema.cql");
  }

  private Path code() {
    return folder.resolve("shop").resolve("data");
  }
}
