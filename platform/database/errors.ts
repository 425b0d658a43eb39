/** Transient failures, not errors of the statement: worth a 503 and a retry. */
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  // Read-only during a failover; a transaction that was ended because it did nothing.
  '25006',
  '25P03',
  // Statement timeout.
  '57014',
])
/** Of a connection through a socket: no server has made it, or too many connect at once. */
const CONNECT_CODES = new Set(['ENOENT', 'EAGAIN'])
/** Serialization failure, deadlock, lock timeout: other transactions hold what this one needs. */
const CONTENDED_CODES = new Set(['40001', '40P01', '55P03'])
/**
 * Connection lost (08), out of memory, disk or connections (53), stopping or starting (57P), I/O
 * error (58).
 */
const UNAVAILABLE_CLASSES = /^(?:08|53|57P|58)/
const UNAVAILABLE_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|query read timeout|not queryable|server closed the connection/i

/** Whether the transaction failed only because of others at the same time: it may be run again. */
export const isContended = (thrown: unknown): boolean =>
  typeof thrown === 'object' &&
  thrown !== null &&
  CONTENDED_CODES.has(String((thrown as { code?: unknown }).code))

/** Whether a unique index has refused the row. */
export const isUniqueViolation = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && (thrown as { code?: unknown }).code === '23505'

/** Whether something was to be written where only reading is possible. */
export const isReadOnly = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && (thrown as { code?: unknown }).code === '25006'

/** Whether the database is unreachable, starting, stopping, out of resources or too busy. */
export function isUnavailable(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false
  if (isContended(thrown)) return true
  const { code, message, syscall } = thrown as Record<'code' | 'message' | 'syscall', unknown>
  if (typeof code === 'string' && (UNAVAILABLE_CODES.has(code) || UNAVAILABLE_CLASSES.test(code)))
    return true
  if (syscall === 'connect' && CONNECT_CODES.has(String(code))) return true
  if (thrown instanceof AggregateError) return thrown.errors.some(isUnavailable)
  return typeof message === 'string' && UNAVAILABLE_MESSAGES.test(message)
}

/** Whether the error is a violation of the unique index or constraint of that name. */
export const violatesConstraint = (thrown: unknown, constraint: string): boolean =>
  typeof thrown === 'object' &&
  thrown !== null &&
  (thrown as { constraint?: unknown }).constraint === constraint
