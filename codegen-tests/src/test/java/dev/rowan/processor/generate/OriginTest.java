package dev.rowan.processor.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.processor.RowanProcessor;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What Gradle needs to compile only what changed: each file names the one type it is made from. */
class OriginTest {
  @TempDir private Path scratch;

  @Test
  void aMappingComesFromItsEntityAloneAndADaoFromItsInterfaceAlone() throws IOException {
    Recording recording = new Recording();

    Javac.into(scratch).onlyBy(recording).compile(GoldenCase.named("several").in());

    assertThat(recording.origins)
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "store.BasketMapping", Set.of("store.Basket"),
                "store.BasketPatch", Set.of("store.Basket"),
                "store.CustomerMapping", Set.of("store.Customer"),
                "store.CustomerPatch", Set.of("store.Customer"),
                "shop.RowanSales", Set.of("shop.Sales")));
  }

  /** Our processor, with a filer that notes the origins of each file. */
  private static final class Recording extends AbstractProcessor {
    private final Map<String, Set<String>> origins = new TreeMap<>();
    private final RowanProcessor processor = new RowanProcessor();

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
      super.init(environment);
      Filer filer = replacing(Filer.class, environment.getFiler(), "createSourceFile", this::note);
      processor.init(
          replacing(ProcessingEnvironment.class, environment, "getFiler", arguments -> filer));
    }

    private Object note(Object[] arguments) throws IOException {
      Element[] elements = (Element[]) arguments[1];
      origins.put(
          arguments[0].toString(),
          Stream.of(elements).map(Element::toString).collect(Collectors.toSet()));
      return processingEnv.getFiler().createSourceFile((CharSequence) arguments[0], elements);
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      processor.process(annotations, round);
      return false;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return processor.getSupportedAnnotationTypes();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    private interface Call {
      Object with(Object[] arguments) throws IOException;
    }

    private static <T> T replacing(Class<T> type, T real, String method, Call instead) {
      return type.cast(
          Proxy.newProxyInstance(
              type.getClassLoader(),
              new Class<?>[] {type},
              (proxy, called, arguments) -> {
                if (called.getName().equals(method)) {
                  return instead.with(arguments);
                }
                try {
                  return called.invoke(real, arguments);
                } catch (InvocationTargetException e) {
                  throw e.getCause();
                }
              }));
    }
  }
}
