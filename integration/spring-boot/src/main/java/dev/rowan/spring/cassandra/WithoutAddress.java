package dev.rowan.spring.cassandra;

import org.springframework.boot.autoconfigure.condition.ConditionMessage;
import org.springframework.boot.autoconfigure.condition.ConditionOutcome;
import org.springframework.boot.autoconfigure.condition.SpringBootCondition;
import org.springframework.context.annotation.ConditionContext;
import org.springframework.core.type.AnnotatedTypeMetadata;

/** Matches an application that does not set {@code rowan.url}. */
final class WithoutAddress extends SpringBootCondition {
  private static final String URL = "rowan.url";

  @Override
  public ConditionOutcome getMatchOutcome(
      ConditionContext context, AnnotatedTypeMetadata metadata) {
    ConditionMessage.Builder message = ConditionMessage.forCondition("Rowan over a session");
    return context.getEnvironment().containsProperty(URL)
        ? ConditionOutcome.noMatch(message.foundExactly(URL))
        : ConditionOutcome.match(message.didNotFind("property").items(URL));
  }
}
