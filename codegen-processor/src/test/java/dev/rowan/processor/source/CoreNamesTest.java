package dev.rowan.processor.source;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CoreNamesTest {
  @Test
  void everyTypeIsInTheRunTime() throws IllegalAccessException {
    assertThat(constants(ClassName.class)).isNotEmpty().allSatisfy(CoreNamesTest::load);
  }

  @Test
  void everyMemberIsThereForGeneratedCode() throws IllegalAccessException {
    assertThat(constants(CoreNames.Member.class))
        .isNotEmpty()
        .allSatisfy(
            member ->
                assertThat(members(load(member.owner())))
                    .extracting(Member::getName)
                    .as("members of %s", member.owner())
                    .contains(member.name()));
  }

  /** What is public, and what is protected, for the classes that generated ones extend. */
  private static Stream<Member> members(Class<?> type) {
    return Stream.concat(
        Stream.of(type.getMethods(), type.getFields()).flatMap(Stream::of),
        Stream.of(type.getDeclaredMethods())
            .filter(method -> Modifier.isProtected(method.getModifiers())));
  }

  private static <T> List<T> constants(Class<T> type) throws IllegalAccessException {
    List<T> constants = new ArrayList<>();
    for (Field field : CoreNames.class.getFields()) {
      if (field.getType() == type) {
        constants.add(type.cast(field.get(null)));
      }
    }
    return constants;
  }

  private static Class<?> load(ClassName name) {
    try {
      return Class.forName(name.reflectionName());
    } catch (ClassNotFoundException e) {
      throw new AssertionError(name + " is not in the run time", e);
    }
  }
}
