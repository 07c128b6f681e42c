package dev.rowan.spring.actuate;

import dev.rowan.Rowan;
import dev.rowan.spi.store.GuardrailStats;
import dev.rowan.spring.dao.DaoBeans;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.actuate.info.Info;
import org.springframework.boot.actuate.info.InfoContributor;

/** Describes the DAOs of an application, and the guardrails that warned or refused. */
final class StoreDescription implements InfoContributor {
  private final Rowan rowan;
  private final ConfigurableListableBeanFactory beans;

  StoreDescription(Rowan rowan, ConfigurableListableBeanFactory beans) {
    this.rowan = rowan;
    this.beans = beans;
  }

  @Override
  public void contribute(Info.Builder description) {
    Map<String, Object> guardrails = new LinkedHashMap<>();
    for (GuardrailStats each : rowan.guardrails()) {
      if (each.warnings() + each.refusals() > 0) {
        guardrails.put(
            each.guardrail().name(),
            Map.of("warnings", each.warnings(), "refusals", each.refusals()));
      }
    }
    description.withDetail("rowan", Map.of("daos", DaoBeans.in(beans), "guardrails", guardrails));
  }
}
