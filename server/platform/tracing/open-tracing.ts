import type { Config } from '../config.ts'
import type { Node } from '../release.ts'
import type { Tracing } from './tracing.ts'

/** Undefined without an endpoint. `onFailure` hears once that spans could not be delivered and are lost. */
export async function openTracing(
  config: Config,
  node: Node,
  onFailure: (error: Error) => void,
): Promise<Tracing | undefined> {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const { createTracing } = await import('./open-telemetry.ts')
  return createTracing({ ...config, endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT, node, onFailure })
}
