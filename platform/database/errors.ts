/** Failures of the moment, not of the statement: worth a 503 and another try. */
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  // Read-only while another server takes over; two that waited for each other; a lock or a statement that took too long.
  '25006',
  '40001',
  '40P01',
  '55P03',
  '57014',
])
/** No connection (08), no memory, room or connection left (53), stopping or starting (57P), no disk (58). */
const UNAVAILABLE_CLASSES = /^(?:08|53|57P|58)/
const UNAVAILABLE_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|query read timeout|not queryable|server closed the connection/i

/** Whether the database could not be reached, is starting, stopping, out of room or too busy. */
export function isUnavailable(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false
  const { code, message } = thrown as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && (UNAVAILABLE_CODES.has(code) || UNAVAILABLE_CLASSES.test(code)))
    return true
  if (thrown instanceof AggregateError) return thrown.errors.some(isUnavailable)
  return typeof message === 'string' && UNAVAILABLE_MESSAGES.test(message)
}

/** Whether a unique index or constraint of that name refused the row. */
export const violatesConstraint = (thrown: unknown, constraint: string): boolean =>
  typeof thrown === 'object' &&
  thrown !== null &&
  (thrown as { constraint?: unknown }).constraint === constraint
