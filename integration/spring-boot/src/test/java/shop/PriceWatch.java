package shop;

// tag::spring-aspect[]
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.aspectj.lang.ProceedingJoinPoint;
import org.aspectj.lang.annotation.Around;
import org.aspectj.lang.annotation.Aspect;

@Aspect
public class PriceWatch {
  private final List<String> calls = new CopyOnWriteArrayList<>();

  @Around("execution(* shop.Items.*(..))")
  public Object record(ProceedingJoinPoint call) throws Throwable {
    calls.add(call.getSignature().getName());
    return call.proceed();
  }

  public List<String> calls() {
    return calls;
  }
}
// end::spring-aspect[]
