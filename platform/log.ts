import pino, { type Logger } from 'pino'

export type Log = Logger

/** Names whose values never reach a log, at whatever depth of an entry they stand. */
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

/** PostgreSQL quotes the broken row in `detail` and `where`; its code is kept under a name that is no secret. */
function serializeError(thrown: Error): object {
  if (!(thrown instanceof Error)) return { thrown: typeof thrown }
  const { detail: _row, where: _context, code, ...rest } = pino.stdSerializers.err(thrown)
  return code === undefined ? rest : { ...rest, reason: code }
}

/** Structured lines on standard output; secrets and personal data are taken out. */
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
