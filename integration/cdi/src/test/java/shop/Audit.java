package shop;

// tag::cdi-interceptor[]
import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

@Audited
@Interceptor
@Priority(Interceptor.Priority.APPLICATION)
public class Audit {
  private final Journal journal;

  @Inject
  Audit(Journal journal) {
    this.journal = journal;
  }

  @AroundInvoke
  Object record(InvocationContext call) throws Exception {
    journal.add(call.getMethod().getName());
    return call.proceed();
  }
}
// end::cdi-interceptor[]
