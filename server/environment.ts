import { isIP } from 'node:net'
import { z } from 'zod'
import { MIDTRANS_API_URL } from '#platform/payment-gateway/midtrans.ts'
import { XENDIT_API_URL } from '#platform/payment-gateway/xendit.ts'
import { WHATSAPP_API_URL } from '#platform/whatsapp-transport.ts'
import { deriveCookiePolicy } from './cookie-policy.ts'

/** The environment is invalid. The message names every wrong variable and what is valid. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const PORT_HINT = 'a port: a whole number from 1 to 65535'

const portVariable = () =>
  z
    .string()
    .regex(/^\d{1,5}$/, PORT_HINT)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, PORT_HINT)

const urlVariable = (example: string, protocols: RegExp) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.test(new URL(value).protocol),
      `an address such as ${example}`,
    )

const serviceUrl = urlVariable('https://blog.contoh.id/api', /^https?:$/).transform((value) =>
  value.replace(/\/+$/, ''),
)

/** An address whose traffic nobody can alter: https, or this machine. */
const secureUrl = (example: string) =>
  urlVariable(example, /^https?:$/).refine(
    (value) => !URL.canParse(value) || deriveCookiePolicy(value).secure,
    `an https address such as ${example}`,
  )

const oneOf = <const T extends readonly [string, ...string[]]>(...words: T) =>
  z.enum(words, `one of ${words.join(', ')}`)

/** Whether a text is an IP address, alone or with the length of a network prefix. */
function isNetwork(text: string): boolean {
  const [address = '', length] = text.split('/')
  const family = isIP(address)
  return family !== 0 && (length === undefined || Number(length) <= (family === 4 ? 32 : 128))
}

/** Static access values of services that the environment does not set. */
export const DEFAULT_SERVICE_ACCESS = { upo: 'pondasi-upo' } as const

const lenderUrl = secureUrl('https://api.pemberi-dana.id')
  .transform((value) => value.replace(/\/+$/, ''))
  .optional()
const lenderSecret = z.string().min(16, 'at least 16 characters').optional()

const EnvironmentVariables = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('production'),
  PORT: portVariable().default(3000),
  HOST: z
    .string()
    .regex(/^[a-z0-9.:-]+$/i, 'a host name or an IP address, such as 0.0.0.0')
    .default('127.0.0.1'),
  PUBLIC_ORIGIN: urlVariable('https://toko.contoh.id', /^https?:$/)
    .refine(
      (value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
      'only scheme, host and port, such as https://toko.contoh.id, without a path',
    )
    .transform((value) => new URL(value).origin)
    .optional(),
  STORE_NAME: z.string().max(60, 'at most 60 characters').default('Pondasi'),
  DATA_DIR: z.string().default('data'),
  EMBEDDED_PG_PORT: portVariable().optional(),
  DATABASE_URL: urlVariable(
    'postgres://pondasi:…@db.contoh.id/pondasi',
    /^postgres(ql)?:$/,
  ).optional(),
  SMTP_URL: urlVariable('smtp://user:…@mail.contoh.id:587', /^smtps?:$/).optional(),
  WHATSAPP_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,30}$/, 'the id of a phone number at WhatsApp: digits only')
    .optional(),
  WHATSAPP_APP_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  WHATSAPP_API_URL: secureUrl('https://graph.facebook.com/v23.0')
    .transform((value) => value.replace(/\/+$/, ''))
    .default(WHATSAPP_API_URL),
  MIDTRANS_SERVER_KEY: z.string().min(16, 'at least 16 characters').optional(),
  MIDTRANS_API_URL: secureUrl('https://api.sandbox.midtrans.com')
    .transform((value) => value.replace(/\/+$/, ''))
    .default(MIDTRANS_API_URL),
  XENDIT_SECRET_KEY: z.string().min(16, 'at least 16 characters').optional(),
  XENDIT_CALLBACK_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  XENDIT_API_URL: secureUrl('https://api.xendit.co')
    .transform((value) => value.replace(/\/+$/, ''))
    .default(XENDIT_API_URL),
  CREDILINQ_API_URL: lenderUrl,
  CREDILINQ_API_KEY: lenderSecret,
  CREDILINQ_WEBHOOK_SECRET: lenderSecret,
  MODAL_RAKYAT_API_URL: lenderUrl,
  MODAL_RAKYAT_API_KEY: lenderSecret,
  MODAL_RAKYAT_WEBHOOK_SECRET: lenderSecret,
  KOINWORKS_API_URL: lenderUrl,
  KOINWORKS_API_KEY: lenderSecret,
  KOINWORKS_WEBHOOK_SECRET: lenderSecret,
  DEMO: z
    .enum(['0', '1'], '1 for the demo catalogue and its people, 0 without')
    .transform((value) => value === '1')
    .optional(),
  ROLE: oneOf('all', 'web', 'api', 'worker').default('all'),
  API_URL: serviceUrl.optional(),
  BLOG_URL: serviceUrl.optional(),
  TICKET_URL: serviceUrl.optional(),
  UPO_URL: serviceUrl.optional(),
  UPO_ACCESS: z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/, '8 to 200 printed characters without a space')
    .default(DEFAULT_SERVICE_ACCESS.upo),
  MRI_URL: serviceUrl.optional(),
  SURVEY_URL: serviceUrl.optional(),
  CHATBOT_URL: serviceUrl.optional(),
  GOOGLE_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,200}$/, 'a client id such as 1234-abc.apps.googleusercontent.com')
    .optional(),
  GOOGLE_AUTHORIZE_URL: secureUrl('https://accounts.google.com/o/oauth2/v2/auth').optional(),
  GOOGLE_JWKS_URL: secureUrl('https://www.googleapis.com/oauth2/v3/certs').optional(),
  SUPPORT_PHONE: z
    .string()
    .regex(/^62\d{8,13}$/, 'a number with country code and digits only, such as 6281110002026')
    .default('6281110002026'),
  EC_FLOATING_CHAT_CTA: z
    .enum(
      ['0', '1'],
      '1 where the floating button opens the assistant, 0 for a link to customer service',
    )
    .default('1')
    .transform((value) => value === '1'),
  APP_VERSION: z
    .string()
    .regex(/^[\w.+-]{1,60}$/, 'a version such as v1.4.2')
    .default('no-tag'),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'the id of a container, such as GTM-ABC1234')
    .optional(),
  BUGSNAG_NOTIFY_URL: secureUrl('https://notify.bugsnag.com').optional(),
  BUGSNAG_API_KEY: z
    .string()
    .regex(/^[\da-f]{32}$/i, '32 hexadecimal characters')
    .optional(),
  BUGSNAG_MAX_BREADCRUMBS: z.coerce
    .number('a whole number from 0 to 100')
    .int('a whole number from 0 to 100')
    .min(0, 'a whole number from 0 to 100')
    .max(100, 'a whole number from 0 to 100')
    .default(25),
  BUGSNAG_MAX_EVENTS: z.coerce
    .number('a whole number from 1 to 100')
    .int('a whole number from 1 to 100')
    .min(1, 'a whole number from 1 to 100')
    .max(100, 'a whole number from 1 to 100')
    .default(10),
  SERVICE_WORKER: z
    .enum(
      ['0', '1'],
      '1 for pages that open without a connection, 0 to remove them from all browsers',
    )
    .default('1')
    .transform((value) => value === '1'),
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

/** Variables of which none or all are set. */
const TOGETHER = [
  ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID'],
  ['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  ['XENDIT_SECRET_KEY', 'XENDIT_CALLBACK_TOKEN'],
  ['BUGSNAG_NOTIFY_URL', 'BUGSNAG_API_KEY'],
  ['CREDILINQ_API_URL', 'CREDILINQ_API_KEY', 'CREDILINQ_WEBHOOK_SECRET'],
  ['MODAL_RAKYAT_API_URL', 'MODAL_RAKYAT_API_KEY', 'MODAL_RAKYAT_WEBHOOK_SECRET'],
  ['KOINWORKS_API_URL', 'KOINWORKS_API_KEY', 'KOINWORKS_WEBHOOK_SECRET'],
] as const

const Environment = EnvironmentVariables.superRefine((variables, { addIssue }) => {
  for (const names of TOGETHER) {
    const missing = names.filter((name) => variables[name] === undefined)
    if (missing.length === names.length) continue
    const given = names.find((name) => variables[name] !== undefined)
    for (const path of missing)
      addIssue({ code: 'custom', path: [path], message: `needed beside ${given}` })
  }
  if (variables.MIDTRANS_SERVER_KEY && variables.XENDIT_SECRET_KEY)
    addIssue({
      code: 'custom',
      path: ['XENDIT_SECRET_KEY'],
      message: 'payments go through one gateway; MIDTRANS_SERVER_KEY is set too',
    })
})

/** Every variable, checked. An empty one counts as unset. Throws ConfigError naming every wrong one. */
export function readEnvironment(
  env: Record<string, string | undefined>,
): z.output<typeof Environment> {
  const variables = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = Environment.safeParse(variables)
  if (!result.success) throw new ConfigError(describeIssues(result.error.issues, variables))
  return result.data
}

const SECRET_NAME = /_URL$|TOKEN|KEY|SECRET|PASSWORD/

function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  variables: Record<string, string | undefined>,
): string {
  const lines = issues.map((issue) => {
    const name = String(issue.path[0])
    const value = SECRET_NAME.test(name) ? 'its value' : JSON.stringify(variables[name])
    return `  ${name}: ${value} does not do; ${issue.message}`
  })
  return ['The environment is not right:', ...new Set(lines)].join('\n')
}
