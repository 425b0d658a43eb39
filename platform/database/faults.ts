/** Failures of the connection, not of the statement: worth a 503 and another try. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '55P03',
])
const words =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|query read timeout|not queryable|server closed the connection/i

/** Whether the database could not be reached, is starting, stopping or too busy. */
export function isUnavailable(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false
  const { code, message } = thrown as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && (codes.has(code) || code.startsWith('08'))) return true
  if (thrown instanceof AggregateError) return thrown.errors.some(isUnavailable)
  return typeof message === 'string' && words.test(message)
}

/** Whether a unique index or constraint of that name refused the row. */
export const breaks = (thrown: unknown, constraint: string): boolean =>
  typeof thrown === 'object' &&
  thrown !== null &&
  (thrown as { constraint?: unknown }).constraint === constraint
