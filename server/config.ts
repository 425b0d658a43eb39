import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { googleOf, googleWarning, type Google } from './google.ts'

/** The environment is wrong: the message names every wrong variable and what would do. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const WHOLE = 'a port: a whole number from 1 to 65535'

const port = () =>
  z
    .string()
    .regex(/^\d{1,5}$/, WHOLE)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, WHOLE)

const address = (example: string, protocols: RegExp) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.test(new URL(value).protocol),
      `an address such as ${example}`,
    )

const service = address('https://blog.contoh.id/api', /^https?:$/).transform((value) =>
  value.replace(/\/+$/, ''),
)

/** What must not be changed on its way: over https, or on this machine. */
const trusted = (example: string) =>
  address(example, /^https?:$/).refine(
    (value) => !URL.canParse(value) || cookieRules(value).secure,
    `an https address such as ${example}`,
  )

const oneOf = <const T extends readonly [string, ...string[]]>(...words: T) =>
  z.enum(words, `one of ${words.join(', ')}`)

/** An address, alone or with the length of its network. */
function isNetwork(text: string): boolean {
  const [address = '', length] = text.split('/')
  const family = isIP(address)
  return family !== 0 && (length === undefined || Number(length) <= (family === 4 ? 32 : 128))
}

/** Static access values of services where the environment says nothing. */
export const BUILT_IN_ACCESS = { upo: 'pondasi-upo' } as const

const Environment = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('production'),
  PORT: port().default(3000),
  HOST: z
    .string()
    .regex(/^[a-z0-9.:-]+$/i, 'a host name or an IP address, such as 0.0.0.0')
    .default('127.0.0.1'),
  PUBLIC_ORIGIN: address('https://toko.contoh.id', /^https?:$/)
    .refine(
      (value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
      'only scheme, host and port, such as https://toko.contoh.id, without a path',
    )
    .transform((value) => new URL(value).origin)
    .optional(),
  STORE_NAME: z.string().max(60, 'at most 60 characters').default('Pondasi'),
  DATA_DIR: z.string().default('data'),
  EMBEDDED_PG_PORT: port().optional(),
  DATABASE_URL: address('postgres://pondasi:…@db.contoh.id/pondasi', /^postgres(ql)?:$/).optional(),
  SMTP_URL: address('smtp://user:…@mail.contoh.id:587', /^smtps?:$/).optional(),
  DEMO: z
    .enum(['0', '1'], '1 for the demo catalogue and its people, 0 without')
    .transform((value) => value === '1')
    .optional(),
  ROLE: oneOf('all', 'web', 'api', 'worker').default('all'),
  API_URL: service.optional(),
  BLOG_URL: service.optional(),
  TICKET_URL: service.optional(),
  UPO_URL: service.optional(),
  UPO_ACCESS: z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/, '8 to 200 printed characters without a space')
    .default(BUILT_IN_ACCESS.upo),
  MRI_URL: service.optional(),
  SURVEY_URL: service.optional(),
  CHATBOT_URL: service.optional(),
  GOOGLE_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,200}$/, 'a client id such as 1234-abc.apps.googleusercontent.com')
    .optional(),
  GOOGLE_AUTHORIZE_URL: trusted('https://accounts.google.com/o/oauth2/v2/auth').optional(),
  GOOGLE_JWKS_URL: trusted('https://www.googleapis.com/oauth2/v3/certs').optional(),
  SUPPORT_PHONE: z
    .string()
    .regex(/^62\d{8,13}$/, 'a number with country code and digits only, such as 6281110002026')
    .default('6281110002026'),
  IMAGE_HOSTS: z
    .string()
    .regex(
      /^[a-z0-9.-]+(?::\d{1,5})?(?:,[a-z0-9.-]+(?::\d{1,5})?)*$/,
      'host names with commas, such as gambar.contoh.id,cdn.contoh.id',
    )
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .regex(
      /^[\da-f.:]+(?:\/\d{1,3})?(?:,[\da-f.:]+(?:\/\d{1,3})?)*$/i,
      'addresses or networks with commas, such as 127.0.0.1,10.0.0.0/8',
    )
    .refine(
      (text) => text.split(',').every(isNetwork),
      'addresses or networks with commas, such as 127.0.0.1,10.0.0.0/8',
    )
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
})

/** How the process is to run, read once from its environment. */
export type Config = {
  readonly environment: 'development' | 'production' | 'test'
  readonly role: 'all' | 'web' | 'api' | 'worker'
  readonly host: string
  readonly port: number
  /** The address people use, without a slash at its end. */
  readonly publicOrigin: string
  readonly storeName: string
  /** Absolute. */
  readonly dataDir: string
  /** Unset: the embedded PostgreSQL, on `embeddedPort` or a free one. */
  readonly databaseUrl: string | undefined
  readonly embeddedPort: number | undefined
  /** Unset: mail goes to the outbox only. */
  readonly smtpUrl: string | undefined
  readonly demo: boolean
  /** Other hosts that pictures may come from. */
  readonly imageHosts: readonly string[]
  /** Addresses of services in other processes; unset: this process. No slash at the end. */
  readonly services: Readonly<Record<ServiceName, string | undefined>>
  /** Unset: nobody signs in with Google. */
  readonly google: Google | undefined
  /** Values of the services' static access headers: public, sent by the storefront's server. */
  readonly access: Readonly<Record<'upo', string>>
  /** Customer service by messaging app: country code and digits. */
  readonly supportPhone: string
  /** Whose word for where a request came from (`X-Forwarded-For`) counts; nobody's unless told. */
  readonly trustedProxies: readonly string[]
  readonly metricsToken: string | undefined
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  readonly cookies: CookieRules
  /** What works but should be known, for the log at start. */
  readonly warnings: readonly string[]
}

export type ServiceName = 'api' | 'blog' | 'ticket' | 'upo' | 'mri' | 'survey' | 'chatbot'

/** How cookies of a session are named and flagged. */
export type CookieRules = {
  readonly prefix: '__Host-' | ''
  readonly secure: boolean
  readonly warning: string | undefined
}

/**
 * Reads and checks the environment; an empty variable counts as unset.
 * @throws ConfigError naming every wrong variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = Environment.safeParse(given)
  if (!result.success) throw new ConfigError(complaint(result.error.issues, given))
  const read = result.data
  const publicOrigin = read.PUBLIC_ORIGIN ?? `http://localhost:${read.PORT}`
  const cookies = cookieRules(publicOrigin)
  const demo = read.DEMO ?? read.DATABASE_URL === undefined
  return {
    environment: read.NODE_ENV,
    role: read.ROLE,
    host: read.HOST,
    port: read.PORT,
    publicOrigin,
    storeName: read.STORE_NAME,
    dataDir: path.resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    embeddedPort: read.EMBEDDED_PG_PORT,
    smtpUrl: read.SMTP_URL,
    demo,
    imageHosts: read.IMAGE_HOSTS?.split(',') ?? [],
    services: {
      api: read.API_URL,
      blog: read.BLOG_URL,
      ticket: read.TICKET_URL,
      upo: read.UPO_URL,
      mri: read.MRI_URL,
      survey: read.SURVEY_URL,
      chatbot: read.CHATBOT_URL,
    },
    google: googleOf({
      clientId: read.GOOGLE_CLIENT_ID,
      authorizeUrl: read.GOOGLE_AUTHORIZE_URL,
      keysUrl: read.GOOGLE_JWKS_URL,
      demo,
      secure: cookies.secure,
      role: read.ROLE,
      host: read.HOST,
      port: read.PORT,
      publicOrigin,
    }),
    access: { upo: read.UPO_ACCESS },
    supportPhone: read.SUPPORT_PHONE,
    trustedProxies: read.TRUSTED_PROXIES?.split(',') ?? [],
    metricsToken: read.METRICS_TOKEN,
    logLevel: read.LOG_LEVEL,
    cookies,
    warnings: [cookies.warning, googleWarning(read.GOOGLE_CLIENT_ID, cookies)].filter(
      (each) => each !== undefined,
    ),
  }
}

/**
 * Browsers keep `Secure` and `__Host-` cookies from https and, most of them, from loopback; from
 * plain http elsewhere they drop them silently, and nobody could sign in.
 */
export function cookieRules(publicOrigin: string): CookieRules {
  const { protocol, hostname } = new URL(publicOrigin)
  const loopback =
    /^(localhost|.+\.localhost|\[::1\])$/.test(hostname) || /^127(\.\d+){3}$/.test(hostname)
  if (protocol === 'https:' || loopback) {
    return { prefix: '__Host-', secure: true, warning: undefined }
  }
  return {
    prefix: '',
    secure: false,
    warning:
      `PUBLIC_ORIGIN is ${publicOrigin}: sessions travel unencrypted, in cookies without Secure. ` +
      'Use https for anything but a trial.',
  }
}

const SECRET = /_URL$|TOKEN|KEY|SECRET|PASSWORD/

function complaint(
  issues: readonly z.core.$ZodIssue[],
  given: Record<string, string | undefined>,
): string {
  const lines = issues.map((issue) => {
    const name = String(issue.path[0])
    const value = SECRET.test(name) ? 'its value' : JSON.stringify(given[name])
    return `  ${name}: ${value} does not do; ${issue.message}`
  })
  return ['The environment is not right:', ...new Set(lines)].join('\n')
}
