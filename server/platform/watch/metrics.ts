import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Metrics: rate, errors and duration by route pattern, and gauges that the parts register. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route pattern and status class',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const hungUp = new Counter({
    name: 'requests_hung_up',
    help: 'Requests whose caller was gone before the answer, by route pattern',
    labelNames: ['route'],
    registers: [registry],
  })
  return {
    registry,
    request(method: string, route: string, status: number, milliseconds: number) {
      duration.labels(method, route, `${Math.floor(status / 100)}xx`).observe(milliseconds / 1000)
    },
    hungUp(route: string) {
      hungUp.labels(route).inc()
    },
    /** A figure that is read when the metrics are asked for; unknown (NaN) while it cannot be read. */
    gauge(name: string, help: string, read: () => number | Promise<number>) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(
            await Promise.resolve()
              .then(read)
              .catch(() => Number.NaN),
          )
        },
      })
    },
    counter: (name: string, help: string) => new Counter({ name, help, registers: [registry] }),
  }
}
export type Metrics = ReturnType<typeof createMetrics>
