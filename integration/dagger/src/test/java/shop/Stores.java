// tag::dagger-module[]
package shop;

import dagger.Binds;
import dagger.Module;
import dagger.Provides;
import dev.rowan.Rowan;
import jakarta.inject.Named;
import jakarta.inject.Singleton;

@Module
interface Stores {
  @Binds
  Items items(RowanItems items); // RowanItems is generated

  @Provides
  @Singleton
  static Rowan rowan(@Named("rowan.url") String url) {
    return Rowan.connect(url);
  }
}
// end::dagger-module[]
