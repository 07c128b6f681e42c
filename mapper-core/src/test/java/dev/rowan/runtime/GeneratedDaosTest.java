package dev.rowan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GeneratedDaosTest {
  interface Items {
    String argument();
  }

  interface Failing {}

  interface Unrelated {}

  interface Absent {}

  @Test
  void theNameIsRowanBeforeTheNamesOfTheTypesThatEncloseIt() {
    assertThat(GeneratedDaos.nameFor(List.class)).isEqualTo("java.util.RowanList");
    assertThat(GeneratedDaos.nameFor(Items.class))
        .isEqualTo("dev.rowan.runtime.RowanGeneratedDaosTest_Items");
  }

  @Test
  void makesANewInstanceEvenOfAClassThatIsPrivateToItsPackage() {
    Items items = GeneratedDaos.create(Items.class, String.class, "argument");
    assertThat(items).isInstanceOf(RowanGeneratedDaosTest_Items.class);
    assertThat(items.argument()).isEqualTo("argument");
    assertThat(GeneratedDaos.create(Items.class, String.class, "argument")).isNotSameAs(items);
  }

  @Test
  void throwsWhatTheConstructorThrows() {
    assertThatThrownBy(() -> GeneratedDaos.create(Failing.class, String.class, "argument"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("from the constructor");
  }

  @Test
  void saysWhatToDoIfThereIsNoGeneratedClass() {
    assertThatExceptionOfType(ConfigurationException.class)
        .isThrownBy(() -> GeneratedDaos.create(Absent.class, String.class, "argument"))
        .withMessageContainingAll(
            "dev.rowan.runtime.GeneratedDaosTest$Absent",
            "dev.rowan.runtime.RowanGeneratedDaosTest_Absent",
            "rowan-processor")
        .withCauseInstanceOf(ClassNotFoundException.class)
        .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.DAO_NOT_GENERATED));
  }

  @Test
  void saysWhatToDoIfTheModuleOfTheDaoIsClosed(@TempDir Path directory) throws Exception {
    Path sources = Files.createDirectories(directory.resolve("sources/closed"));
    Path module =
        Files.writeString(sources.resolveSibling("module-info.java"), "module closed.module {}");
    Path dao = Files.writeString(sources.resolve("Dao.java"), "package closed; interface Dao {}");
    Path generated =
        Files.writeString(
            sources.resolve("RowanDao.java"),
            "package closed; class RowanDao implements Dao { public RowanDao(String s) {} }");
    Path classes = directory.resolve("classes");
    int result =
        ToolProvider.findFirst("javac")
            .orElseThrow()
            .run(
                System.out,
                System.err,
                "-d",
                classes.toString(),
                module.toString(),
                dao.toString(),
                generated.toString());
    assertThat(result).isZero();
    ModuleLayer boot = ModuleLayer.boot();
    ModuleLayer layer =
        boot.defineModulesWithOneLoader(
            boot.configuration()
                .resolve(ModuleFinder.of(classes), ModuleFinder.of(), Set.of("closed.module")),
            ClassLoader.getSystemClassLoader());
    Class<?> closed = layer.findLoader("closed.module").loadClass("closed.Dao");
    assertThatExceptionOfType(ConfigurationException.class)
        .isThrownBy(() -> GeneratedDaos.create(closed, String.class, "argument"))
        .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.DAO_NOT_ACCESSIBLE));
  }

  @Test
  void aClassThatIsNotWhatIsExpectedIsNoGeneratedOne() {
    assertThatExceptionOfType(ConfigurationException.class)
        .isThrownBy(() -> GeneratedDaos.create(Unrelated.class, String.class, "argument"))
        .withCauseInstanceOf(ClassCastException.class);
    assertThatExceptionOfType(ConfigurationException.class)
        .isThrownBy(() -> GeneratedDaos.create(Items.class, Integer.class, 1))
        .withCauseInstanceOf(NoSuchMethodException.class);
  }
}

/** As the processor would name it. */
final class RowanGeneratedDaosTest_Items implements GeneratedDaosTest.Items {
  private final String argument;

  public RowanGeneratedDaosTest_Items(String argument) {
    this.argument = argument;
  }

  @Override
  public String argument() {
    return argument;
  }
}

/** Cannot be made. */
final class RowanGeneratedDaosTest_Failing implements GeneratedDaosTest.Failing {
  public RowanGeneratedDaosTest_Failing(String argument) {
    throw new IllegalStateException("from the constructor");
  }
}

/** Has the name, but is no such DAO. */
final class RowanGeneratedDaosTest_Unrelated {
  public RowanGeneratedDaosTest_Unrelated(String argument) {}
}
