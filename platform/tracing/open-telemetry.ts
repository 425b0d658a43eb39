import { AsyncLocalStorage } from 'node:async_hooks'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { OpenSpan, SpanKindName, SpanOptions, Tracing } from './tracing.ts'
import { formatTraceparent, parseTraceparent, type TraceIds } from './traceparent.ts'

export type TracingOptions = {
  /** Where the collector is: `http://localhost:4318`. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  version: string
  /** Which share of the traces that begin here is recorded, from 0 to 1. */
  ratio: number
}

const KINDS: Record<SpanKindName, SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}

/** Sends spans to an OpenTelemetry collector by OTLP over HTTP, in the background and many at once. */
export function createTracing(options: TracingOptions): Tracing {
  const ids = createIds()
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': options.serviceName,
      'service.version': options.version,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.ratio) }),
    idGenerator: ids,
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${options.endpoint}/v1/traces`,
          headers: options.headers,
        }),
      }),
    ],
  })
  const tracer = provider.getTracer('pondasi', options.version)
  const contexts = new AsyncLocalStorage<{ context: Context; open: OpenSpan }>()
  const spans = new WeakMap<OpenSpan, Span>()

  function begin({
    name,
    kind = 'internal',
    attributes = {},
    traceparent,
    startedAt,
  }: SpanOptions) {
    const remote = parseTraceparent(traceparent)
    const parent = remote ? toRemoteContext(remote) : (contexts.getStore()?.context ?? ROOT_CONTEXT)
    const start = startedAt ? { startTime: startedAt } : {}
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes, ...start }, parent)
    const open: OpenSpan = {
      rename: (next) => void span.updateName(next),
      set: (added) => void span.setAttributes(added),
      fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
      end: (at) => span.end(at),
    }
    spans.set(open, span)
    return open
  }

  return {
    begin,
    within: (open, work) =>
      contexts.run({ context: trace.setSpan(ROOT_CONTEXT, spans.get(open)!), open }, work),
    findCurrent: () => contexts.getStore()?.open,
    readTraceparent() {
      const context = contexts.getStore()?.context
      const span = context && trace.getSpan(context)
      return span && formatTraceparent(span.spanContext())
    },
    reserveTrace: () =>
      formatTraceparent({
        traceId: ids.generateTraceId(),
        spanId: ids.generateSpanId(),
        traceFlags: TraceFlags.SAMPLED,
      }),
    beginReserved(traceparent, spanOptions) {
      const reserved = parseTraceparent(traceparent)
      if (!reserved) throw new Error('These are no ids of a trace.')
      return contexts.exit(() => ids.withIds(reserved, () => begin(spanOptions)))
    },
    stop: () => provider.shutdown(),
  }
}

const toRemoteContext = (remote: TraceIds): Context =>
  trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true })

/** Random ids, or those that were reserved for a span. */
function createIds() {
  const random = new RandomIdGenerator()
  let reserved: TraceIds | undefined
  return {
    generateTraceId: () => reserved?.traceId ?? random.generateTraceId(),
    generateSpanId: () => reserved?.spanId ?? random.generateSpanId(),
    withIds<T>(given: TraceIds, work: () => T): T {
      reserved = given
      try {
        return work()
      } finally {
        reserved = undefined
      }
    },
  }
}
