package shop;

import dev.rowan.Rowan;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Opens the store of the application, and closes it at the end. */
@ApplicationScoped
class Store {
  @Produces
  @Singleton
  Rowan open(@ConfigProperty(name = "shop.store") String url) {
    return Rowan.connect(url);
  }

  void close(@Disposes Rowan rowan) {
    rowan.close();
  }
}
