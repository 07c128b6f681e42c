package shop;

import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

/** Records the calls. */
@Watched
@Interceptor
@Priority(Interceptor.Priority.APPLICATION)
public class Watch {
  private final Calls calls;

  Watch(Calls calls) {
    this.calls = calls;
  }

  @AroundInvoke
  Object record(InvocationContext call) throws Exception {
    calls.note("around " + call.getMethod().getName());
    return call.proceed();
  }
}
