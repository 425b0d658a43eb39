/** The ids of a span, of this process or another. */
export type TraceIds = { traceId: string; spanId: string; traceFlags: number }

const FORMAT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Reads the header of W3C Trace Context; undefined where it is none. */
export function parseTraceparent(header: string | undefined): TraceIds | undefined {
  const [, traceId = '', spanId = '', flags = ''] = FORMAT.exec(header ?? '') ?? []
  const isValid = /[^0]/.test(traceId) && /[^0]/.test(spanId) && !header?.startsWith('ff')
  return isValid ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 } : undefined
}

/** `00-…-…-01` */
export const formatTraceparent = ({ traceId, spanId, traceFlags }: TraceIds): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`
