import { setTimeout as wait } from 'node:timers/promises'
import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { isTracingSuppressed, parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Config } from '../config.ts'
import type { Node } from '../release.ts'
import { traceOutgoing } from './outgoing.ts'
import type { OpenSpan, SpanFacts, Tracing } from './tracing.ts'

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}
const closeWithinMs = 1000
const sendEveryMs = 2000

function parentOf(parent: SpanFacts['parent']) {
  if (parent === 'active') return context.active()
  const carried = parent === 'none' ? null : parseTraceParent(parent)
  return carried ? trace.setSpanContext(ROOT_CONTEXT, { ...carried, isRemote: true }) : ROOT_CONTEXT
}

type TracingConfig = Pick<Config, 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG' | 'isProduction'>

/** Spans are sent in the background from a queue with an end: a collector that hangs loses them and slows nothing. */
export function createTracing({
  endpoint,
  node: { node, version },
  isProduction,
  OTEL_SERVICE_NAME: service,
  OTEL_TRACES_SAMPLER_ARG: share,
  onFailure,
}: TracingConfig & { endpoint: string; node: Node; onFailure: (error: Error) => void }): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.version': version,
      'service.instance.id': node,
      'deployment.environment.name': isProduction ? 'production' : 'development',
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs })],
  })
  let isSaid = false
  const fail = (failure: unknown) => {
    if (isSaid) return
    isSaid = true
    onFailure(failure instanceof Error ? failure : new Error(String(failure)))
  }
  setGlobalErrorHandler(fail)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const tracer = provider.getTracer('newyou', version)

  const active = () => {
    const here = context.active()
    return isTracingSuppressed(here) ? undefined : trace.getSpanContext(here)
  }

  function begin({ name, kind, attributes, parent }: SpanFacts): OpenSpan {
    const above = parentOf(parent)
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, above)
    const within = trace.setSpan(above, span)
    return {
      run: (work) => context.with(within, work),
      set: (more) => void span.setAttributes(more),
      end(failure) {
        if (failure !== undefined)
          span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  const tracing = {
    begin,
    isActive: () => active() !== undefined,
    mark() {
      const of = active()
      return of && `00-${of.traceId}-${of.spanId}-0${of.traceFlags & 1}`
    },
    bind: <F extends (...given: never[]) => unknown>(callback: F) => context.bind(context.active(), callback),
    names() {
      const of = active()
      return of && { trace_id: of.traceId, span_id: of.spanId }
    },
  }
  const stopOutgoing = traceOutgoing(tracing)
  return {
    ...tracing,
    async close() {
      stopOutgoing()
      const sent = provider.shutdown().catch(fail)
      await Promise.race([sent, wait(closeWithinMs, undefined, { ref: false })])
      context.disable()
    },
  }
}
