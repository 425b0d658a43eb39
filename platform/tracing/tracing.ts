/** Whom a span serves: as in OpenTelemetry's specification. */
export type SpanKindName = 'server' | 'client' | 'producer' | 'consumer' | 'internal'

export type SpanOptions = {
  /** One of a known set, without ids and values: `GET /produk/:productSlug`. */
  name: string
  kind?: SpanKindName
  /** No personal data and no text that people typed. */
  attributes?: Record<string, string | number>
  /** The span of another process (W3C Trace Context); by default the one that runs here. */
  traceparent?: string | undefined
  /** When it began, if not now. */
  startedAt?: Date
}

/** A part of a trace that is under way. */
export type OpenSpan = {
  rename(name: string): void
  set(attributes: Record<string, string | number>): void
  /** Marks it as failed. */
  fail(): void
  end(at?: Date): void
}

/** Records who waited for what, across processes. */
export type Tracing = {
  begin(options: SpanOptions): OpenSpan
  /** Runs work within a span, which becomes the parent of what begins there. */
  within<T>(span: OpenSpan, work: () => T): T
  findCurrent(): OpenSpan | undefined
  /** The running span as W3C Trace Context writes it. */
  readTraceparent(): string | undefined
  /** Reserves the ids of a trace whose first span is reported later, by a browser. */
  reserveTrace(): string
  /** The span for which these ids were reserved. */
  beginReserved(traceparent: string, options: SpanOptions): OpenSpan
  stop(): Promise<void>
}

let running: Tracing | undefined

/** Undefined while tracing is off; then nothing below costs anything. */
export const findTracing = (): Tracing | undefined => running

/** Traces from now on, or with undefined no longer. */
export const setTracing = (tracing: Tracing | undefined): void => void (running = tracing)

/** Runs work as a part of the trace that is under way, or of a new one. Without tracing it just runs. */
export async function inSpan<T>(options: SpanOptions, work: () => Promise<T> | T): Promise<T> {
  if (!running) return work()
  const span = running.begin(options)
  try {
    return await running.within(span, work)
  } catch (thrown) {
    span.fail()
    throw thrown
  } finally {
    span.end()
  }
}
