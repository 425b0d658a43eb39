import { z } from 'zod'
import { CDN_VARIABLES } from './cdn-config.ts'
import { TELEMETRY_VARIABLES } from './telemetry-variables.ts'
import { MIDTRANS_API_URL } from '#platform/payment-gateway/midtrans.ts'
import { PAPER_API_URL } from '#platform/payment-gateway/paper.ts'
import { XENDIT_API_URL } from '#platform/payment-gateway/xendit.ts'
import { ConfigError, describeIssues } from './config-error.ts'
import { DATABASE_VARIABLES } from './database-config.ts'
import { checkTogether } from './environment-together.ts'
import {
  codeKeysVariable,
  isNetwork,
  neighbourUrl,
  oneOf,
  portVariable,
  secureBaseUrl,
  secureUrl,
  urlVariable,
  wholeVariable,
} from './environment-values.ts'
import { ERROR_REPORT_VARIABLES } from './error-report-config.ts'
import { MESSAGE_VARIABLES } from './message-config.ts'
import { retentionVariables } from './retention-config.ts'
import { SERVICE_VARIABLES } from './service-config.ts'

const lenderUrl = secureBaseUrl('https://api.pemberi-dana.id').optional()
const lenderSecret = z.string().min(16, 'at least 16 characters').optional()

/** Variables of one part of the shop are with what reads them, those of the process itself here. */
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
  ...DATABASE_VARIABLES,
  REDIS_URL: urlVariable('rediss://:…@redis.contoh.id:6379', /^rediss?:$/).optional(),
  S3_ENDPOINT: neighbourUrl('https://s3.ap-southeast-3.amazonaws.com').optional(),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'the name of a bucket: small letters, digits, - and .',
    )
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'a region such as ap-southeast-3')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(3, 'at least 3 characters').optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(8, 'at least 8 characters').optional(),
  ...MESSAGE_VARIABLES,
  MIDTRANS_SERVER_KEY: z.string().min(16, 'at least 16 characters').optional(),
  MIDTRANS_API_URL: secureBaseUrl('https://api.sandbox.midtrans.com').default(MIDTRANS_API_URL),
  XENDIT_SECRET_KEY: z.string().min(16, 'at least 16 characters').optional(),
  XENDIT_CALLBACK_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  XENDIT_API_URL: secureBaseUrl('https://api.xendit.co').default(XENDIT_API_URL),
  PAPER_CLIENT_ID: z.string().min(1).optional(),
  PAPER_CLIENT_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  // Letters that an address takes as they are: it is a part of the registered callback address.
  PAPER_CALLBACK_TOKEN: z
    .string()
    .regex(/^[\w-]{16,}$/, 'at least 16 letters, digits, - or _')
    .optional(),
  PAPER_API_URL: secureBaseUrl('https://open-api.paper.id').default(PAPER_API_URL),
  CREDILINQ_API_URL: lenderUrl,
  CREDILINQ_API_KEY: lenderSecret,
  CREDILINQ_WEBHOOK_SECRET: lenderSecret,
  MODAL_RAKYAT_API_URL: lenderUrl,
  MODAL_RAKYAT_API_KEY: lenderSecret,
  MODAL_RAKYAT_WEBHOOK_SECRET: lenderSecret,
  KOINWORKS_API_URL: lenderUrl,
  KOINWORKS_API_KEY: lenderSecret,
  KOINWORKS_WEBHOOK_SECRET: lenderSecret,
  ONE_TIME_CODE_KEYS: codeKeysVariable().optional(),
  ...retentionVariables,
  ASSISTANT_MODEL_URL: urlVariable('https://api.openai.com/v1', /^https?:$/)
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  ASSISTANT_MODEL_NAME: z.string().max(200, 'at most 200 characters').optional(),
  ASSISTANT_MODEL_KEY: z.string().max(500, 'at most 500 characters').optional(),
  ASSISTANT_MODEL_SEES: z
    .enum(['0', '1'], '1 for a model that understands pictures, else 0')
    .default('0')
    .transform((value) => value === '1'),
  ASSISTANT_MODEL_TIMEOUT_MS: wholeVariable(500, 15_000).default(8_000),
  ASSISTANT_MODEL_THREAD_TOKENS: wholeVariable(0, 10_000_000).default(60_000),
  ASSISTANT_MODEL_DAY_TOKENS: wholeVariable(0, 10_000_000_000).default(2_000_000),
  ASSISTANT_MODEL_DAY_COST: wholeVariable(0, 1_000_000_000).default(100_000),
  ASSISTANT_MODEL_INPUT_PRICE: wholeVariable(0, 1_000_000_000).default(0),
  ASSISTANT_MODEL_OUTPUT_PRICE: wholeVariable(0, 1_000_000_000).default(0),
  DEMO: z
    .enum(['0', '1'], '1 for the demo catalogue and its people, 0 without')
    .transform((value) => value === '1')
    .optional(),
  ROLE: oneOf('all', 'web', 'api', 'worker').default('all'),
  ...SERVICE_VARIABLES,
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
  ...ERROR_REPORT_VARIABLES,
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
  DRAIN_SECONDS: wholeVariable(0, 60).default(0),
  ...CDN_VARIABLES,
  ...TELEMETRY_VARIABLES,
})

const Environment = EnvironmentVariables.superRefine(checkTogether)

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
