import { isIP } from 'node:net'
import { z } from 'zod'
import { cookieRules } from './cookie-rules.ts'

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

/** Every variable, checked; an empty one counts as unset. Throws ConfigError naming every wrong one. */
export function readEnvironment(
  env: Record<string, string | undefined>,
): z.output<typeof Environment> {
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = Environment.safeParse(given)
  if (!result.success) throw new ConfigError(complaint(result.error.issues, given))
  return result.data
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
