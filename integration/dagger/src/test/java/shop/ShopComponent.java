// tag::dagger-component[]
package shop;

import dagger.BindsInstance;
import dagger.Component;
import dev.rowan.Rowan;
import jakarta.inject.Named;
import jakarta.inject.Singleton;

@Singleton
@Component(modules = Stores.class)
public interface ShopComponent {
  Shop shop();

  Rowan rowan(); // to close it

  @Component.Factory
  interface Factory {
    ShopComponent at(@BindsInstance @Named("rowan.url") String url);
  }
}
// end::dagger-component[]
