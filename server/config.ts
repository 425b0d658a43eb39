import path from 'node:path'
import { readBucket } from './file-store-config.ts'
import type { Bucket } from '#platform/s3/s3-client.ts'
import { deriveCookiePolicy, type CookiePolicy } from './cookie-policy.ts'
import { resolveDemo } from './demo-config.ts'
import type { Retention } from '#platform/retention.ts'
import type { OutsideAddress } from '#platform/error-reports/delivery.ts'
import type { WhatsAppWebhook } from '#platform/whatsapp-reports.ts'
import type { WhatsAppAccount } from '#platform/whatsapp-transport.ts'
import type { ModelAccount } from '#platform/language-model/openai-compatible.ts'
import { readModel } from './model-config.ts'
import { readLenders, type LenderAccounts } from './lender-config.ts'
import type { PaperAccount } from '#platform/payment-gateway/paper.ts'
import { readGateway, readPaper, type GatewayAccount } from './gateway-config.ts'
import { readEnvironment } from './environment.ts'
import type { TracingOptions } from '#platform/tracing/open-telemetry.ts'
import { readCdn } from './cdn-config.ts'
import type { CdnConfig } from './web/cache/cdn.ts'
import { readTracing } from './tracing/tracing-config.ts'
import { resolveGoogle, findGoogleWarning, type GoogleSignIn } from './google-config.ts'

/** The configuration of the process, read once from its environment. */
export type Config = {
  readonly environment: 'development' | 'production' | 'test'
  readonly role: 'all' | 'web' | 'api' | 'worker'
  readonly host: string
  readonly port: number
  /** The address in people's browsers, without a trailing slash. */
  readonly publicOrigin: string
  readonly storeName: string
  /** An absolute path. */
  readonly dataDir: string
  /** Unset: the embedded PostgreSQL, on `embeddedPort` or a free one. */
  readonly databaseUrl: string | undefined
  /** The database without the pooler of `databaseUrl`. Unset: there is none. */
  readonly directDatabaseUrl: string | undefined
  /** A database that follows the first, for reads that may be a second old. */
  readonly standbyDatabaseUrl: string | undefined
  /** Off: a pooler in between does not keep prepared statements. */
  readonly preparesStatements: boolean
  readonly embeddedPort: number | undefined
  /** Unset: each process counts limits alone. */
  readonly redisUrl: string | undefined
  /** Unset: files are in the data folder. */
  readonly bucket: Bucket | undefined
  /** Unset: emails stay in the outbox. */
  readonly smtpUrl: string | undefined
  /** Where buyers answer e-mails, and the secret with which the mail server signs what arrives. Unset: nowhere. */
  readonly inboundMail: { address: string; secret: string } | undefined
  /** Unset: messages by WhatsApp stay in the outbox. */
  readonly whatsapp: WhatsAppAccount | undefined
  /** Unset: WhatsApp does not tell what becomes of messages. */
  readonly whatsappWebhook: WhatsAppWebhook | undefined
  /** Unset: the built-in bank collects payments. */
  readonly gateway: GatewayAccount | undefined
  /** The shop's account at Paper.id; the demo simulates it, others do not offer it. */
  readonly paper: PaperAccount | undefined
  /** The shop's accounts at lenders; a simulator stands in for the others. */
  readonly lenders: LenderAccounts
  /** What one-time codes are hashed with, the newest first. Empty: the database's own key. */
  readonly codeKeys: readonly string[]
  readonly retention: Retention
  /** Unset: the assistant answers by itself. */
  readonly languageModel: ModelAccount | undefined
  readonly demo: boolean
  /** The demo can be reached from elsewhere: the back office warns of it. */
  readonly isDemoPublic: boolean
  /** Off: browsers remove the service worker and what it has stored. */
  readonly serviceWorker: boolean
  /** Other hosts that images may come from. */
  readonly imageHosts: readonly string[]
  /** Addresses of services in other processes, without a trailing slash. Unset: this process. */
  readonly services: Readonly<Record<ServiceName, string | undefined>>
  /** Unset: sign-in with Google is off. */
  readonly google: GoogleSignIn | undefined
  /** Values of the services' static access headers. The storefront's server sends them; they are not secret. */
  readonly access: Readonly<Record<'upo', string>>
  /** The WhatsApp number of customer service: country code and digits. */
  readonly supportPhone: string
  /** Shares of a flag's variants until staff decide otherwise. */
  readonly flagShares: Readonly<Record<'ec_floating_chat_cta', readonly [number, number]>>
  /** The version that reports and the data layer name. */
  readonly appVersion: string
  /** The tag manager's container; undefined outside of production. */
  readonly tagManagerId: string | undefined
  readonly errorReports: ErrorReportConfig
  /** Where error reports go; unset: into our own table. */
  readonly errorReportsTo: OutsideAddress | undefined
  /** Addresses and networks of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[]
  /** How long the process still answers after SIGTERM, not ready any more, before it closes (ms). */
  readonly drainMs: number
  /** A CDN before the shop that takes purges. */
  readonly cdn: CdnConfig | undefined
  /** Where traces go; undefined where nothing is traced. */
  readonly tracing: TracingOptions | undefined
  /** Statements that take longer are logged with their plan; 0 logs none. */
  readonly slowStatementMs: number
  readonly metricsToken: string | undefined
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  readonly cookies: CookiePolicy
  /** Settings that work but deserve a warning, for the log at start. */
  readonly warnings: readonly string[]
}

/** Bounds of error reports: steps before a fault, and reports of one page. */
type ErrorReportConfig = { readonly maxBreadcrumbs: number; readonly maxEvents: number }

type ServiceName = 'api' | 'blog' | 'ticket' | 'upo' | 'mri' | 'survey' | 'chatbot'

/**
 * Reads and checks the environment. An empty variable counts as unset.
 * @throws ConfigError naming every wrong variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const variables = readEnvironment(env)
  const publicOrigin = variables.PUBLIC_ORIGIN ?? `http://localhost:${variables.PORT}`
  const cookies = deriveCookiePolicy(publicOrigin)
  const { demo, isDemoPublic, ...demoConfig } = resolveDemo({
    requested: variables.DEMO,
    databaseUrl: variables.DATABASE_URL,
    publicOrigin,
    host: variables.HOST,
  })
  return {
    environment: variables.NODE_ENV,
    role: variables.ROLE,
    host: variables.HOST,
    port: variables.PORT,
    publicOrigin,
    storeName: variables.STORE_NAME,
    dataDir: path.resolve(variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL,
    directDatabaseUrl: variables.DATABASE_DIRECT_URL,
    standbyDatabaseUrl: variables.DATABASE_STANDBY_URL,
    preparesStatements: variables.DATABASE_PREPARES_STATEMENTS,
    embeddedPort: variables.EMBEDDED_PG_PORT,
    redisUrl: variables.REDIS_URL,
    bucket: readBucket(variables),
    smtpUrl: variables.SMTP_URL,
    inboundMail: variables.MAIL_REPLY_ADDRESS
      ? {
          address: variables.MAIL_REPLY_ADDRESS.toLowerCase(),
          secret: variables.MAIL_INBOUND_SECRET!,
        }
      : undefined,
    whatsapp: variables.WHATSAPP_TOKEN
      ? {
          apiUrl: variables.WHATSAPP_API_URL,
          phoneNumberId: variables.WHATSAPP_PHONE_NUMBER_ID!,
          token: variables.WHATSAPP_TOKEN,
        }
      : undefined,
    whatsappWebhook: variables.WHATSAPP_APP_SECRET
      ? {
          appSecret: variables.WHATSAPP_APP_SECRET,
          verifyToken: variables.WHATSAPP_VERIFY_TOKEN!,
        }
      : undefined,
    gateway: readGateway(variables),
    paper: readPaper(variables),
    lenders: readLenders(variables),
    codeKeys: variables.ONE_TIME_CODE_KEYS?.split(',') ?? [],
    retention: {
      pageViewMonths: variables.PAGE_VIEW_MONTHS,
      auditMonths: variables.AUDIT_MONTHS,
    },
    languageModel: readModel(variables),
    demo,
    isDemoPublic,
    serviceWorker: variables.SERVICE_WORKER,
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
    flagShares: { ec_floating_chat_cta: variables.EC_FLOATING_CHAT_CTA ? [1, 0] : [0, 1] },
    appVersion: variables.APP_VERSION,
    tagManagerId: variables.NODE_ENV === 'production' ? variables.TAG_MANAGER_ID : undefined,
    errorReports: {
      maxBreadcrumbs: variables.BUGSNAG_MAX_BREADCRUMBS,
      maxEvents: variables.BUGSNAG_MAX_EVENTS,
    },
    errorReportsTo: variables.BUGSNAG_NOTIFY_URL
      ? { url: variables.BUGSNAG_NOTIFY_URL, apiKey: variables.BUGSNAG_API_KEY! }
      : undefined,
    trustedProxies: variables.TRUSTED_PROXIES?.split(',') ?? [],
    drainMs: variables.DRAIN_SECONDS * 1000,
    cdn: readCdn(variables),
    tracing: readTracing(variables),
    slowStatementMs: variables.SLOW_STATEMENT_MS,
    metricsToken: variables.METRICS_TOKEN,
    logLevel: variables.LOG_LEVEL,
    cookies,
    warnings: [
      demoConfig.warning,
      cookies.warning,
      findGoogleWarning(variables.GOOGLE_CLIENT_ID, cookies),
    ].filter((each) => each !== undefined),
  }
}
