import path from 'node:path'
import { deriveCookiePolicy, type CookiePolicy } from './cookie-policy.ts'
import { readEnvironment } from './environment.ts'
import { resolveGoogle, findGoogleWarning, type GoogleSignIn } from './google-config.ts'

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
  readonly google: GoogleSignIn | undefined
  /** Values of the services' static access headers: public, sent by the storefront's server. */
  readonly access: Readonly<Record<'upo', string>>
  /** Customer service by messaging app: country code and digits. */
  readonly supportPhone: string
  /** Whose word for where a request came from (`X-Forwarded-For`) counts; nobody's unless told. */
  readonly trustedProxies: readonly string[]
  readonly metricsToken: string | undefined
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  readonly cookies: CookiePolicy
  /** What works but should be known, for the log at start. */
  readonly warnings: readonly string[]
}

export type ServiceName = 'api' | 'blog' | 'ticket' | 'upo' | 'mri' | 'survey' | 'chatbot'

/**
 * Reads and checks the environment; an empty variable counts as unset.
 * @throws ConfigError naming every wrong variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const variables = readEnvironment(env)
  const publicOrigin = variables.PUBLIC_ORIGIN ?? `http://localhost:${variables.PORT}`
  const cookies = deriveCookiePolicy(publicOrigin)
  const demo = variables.DEMO ?? variables.DATABASE_URL === undefined
  return {
    environment: variables.NODE_ENV,
    role: variables.ROLE,
    host: variables.HOST,
    port: variables.PORT,
    publicOrigin,
    storeName: variables.STORE_NAME,
    dataDir: path.resolve(variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL,
    embeddedPort: variables.EMBEDDED_PG_PORT,
    smtpUrl: variables.SMTP_URL,
    demo,
    imageHosts: variables.IMAGE_HOSTS?.split(',') ?? [],
    services: {
      api: variables.API_URL,
      blog: variables.BLOG_URL,
      ticket: variables.TICKET_URL,
      upo: variables.UPO_URL,
      mri: variables.MRI_URL,
      survey: variables.SURVEY_URL,
      chatbot: variables.CHATBOT_URL,
    },
    google: resolveGoogle({
      clientId: variables.GOOGLE_CLIENT_ID,
      authorizeUrl: variables.GOOGLE_AUTHORIZE_URL,
      jwksUrl: variables.GOOGLE_JWKS_URL,
      demo,
      secure: cookies.secure,
      role: variables.ROLE,
      host: variables.HOST,
      port: variables.PORT,
      publicOrigin,
    }),
    access: { upo: variables.UPO_ACCESS },
    supportPhone: variables.SUPPORT_PHONE,
    trustedProxies: variables.TRUSTED_PROXIES?.split(',') ?? [],
    metricsToken: variables.METRICS_TOKEN,
    logLevel: variables.LOG_LEVEL,
    cookies,
    warnings: [cookies.warning, findGoogleWarning(variables.GOOGLE_CLIENT_ID, cookies)].filter(
      (each) => each !== undefined,
    ),
  }
}
