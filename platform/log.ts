import pino, { type Logger } from 'pino'

export type Log = Logger

/** Fields whose values are redacted, down to four levels deep. */
const SENSITIVE_FIELDS = [
  'password',
  'passwordAgain',
  'currentPassword',
  'token',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'set-cookie',
  'phone',
  'email',
  'npwp',
  'nik',
  'code',
  'otp',
]
const REDACTED_PATHS = SENSITIVE_FIELDS.flatMap((name) => [
  `["${name}"]`,
  `*["${name}"]`,
  `*.*["${name}"]`,
  `*.*.*["${name}"]`,
])

/**
 * Leaves out `detail` and `where`, in which PostgreSQL quotes row values. The error code is logged
 * as `reason`, because `code` is redacted.
 */
function serializeError(thrown: Error): object {
  if (!(thrown instanceof Error)) return { thrown: typeof thrown }
  const { detail: _row, where: _context, code, ...rest } = pino.stdSerializers.err(thrown)
  return code === undefined ? rest : { ...rest, reason: code }
}

/** Writes JSON lines to standard output, without secrets and personal data. */
export const createLog = (level: string, destination?: pino.DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      redact: { paths: REDACTED_PATHS, censor: '[tertutup]' },
      serializers: { err: serializeError },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination(1),
  )
