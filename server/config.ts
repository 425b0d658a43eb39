import path from 'node:path'
import { cookieRules, type CookieRules } from './cookie-rules.ts'
import { readEnvironment } from './environment.ts'
import { googleOf, googleWarning, type Google } from './google.ts'

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

/**
 * Reads and checks the environment; an empty variable counts as unset.
 * @throws ConfigError naming every wrong variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = readEnvironment(env)
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
