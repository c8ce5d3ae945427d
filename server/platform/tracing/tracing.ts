export interface SpanFacts {
  name: string
  kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal'
  /** By the semantic conventions of OpenTelemetry. Never the data of a person, an address or a parameter. */
  attributes: Record<string, string | number>
  /** `active`: below the span that is active here. `none`: a trace of its own. Otherwise as `mark` gave it. */
  parent: 'active' | 'none' | (string & {})
}

export interface OpenSpan {
  /** Runs work with this span as the active one. */
  run<T>(work: () => T): T
  set(attributes: SpanFacts['attributes']): void
  /** Call once; the failure is a class of errors, such as a status, and no sentence. */
  end(failure?: string): void
}

/** The spans of this process. Where no endpoint is configured there is none, and no package of it is loaded. */
export interface Tracing {
  begin(facts: SpanFacts): OpenSpan
  /** Whether a span is active here, so that one below it makes sense. */
  isActive(): boolean
  /** The active span for another process, as W3C's `traceparent` says it. */
  mark(): string | undefined
  /** A callback that runs with the span that is active now. */
  bind<F extends (...given: never[]) => unknown>(callback: F): F
  /** The names of the active span, for lines of the log. */
  names(): { trace_id: string; span_id: string } | undefined
  /** Sends what is left, for a second at most. */
  close(): Promise<void>
}
