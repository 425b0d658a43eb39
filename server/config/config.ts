import path from 'node:path'
import { readBucket } from './file-store-config.ts'
import type { Bucket } from '#platform/s3/s3-client.ts'
import { deriveCookiePolicy, type CookiePolicy } from './cookie-policy.ts'
import { readDatabase, type DatabaseConfig } from './database-config.ts'
import { resolveDemo } from './demo-config.ts'
import { readErrorReports, type ErrorReportConfig } from './error-report-config.ts'
import { readMessages, type MessageConfig } from './message-config.ts'
import { readServices, type ServiceConfig } from './service-config.ts'
import type { Retention } from '#platform/retention.ts'
import type { ModelAccount } from '#platform/language-model/openai-compatible.ts'
import { readModel } from './model-config.ts'
import { readLenders, type LenderAccounts } from './lender-config.ts'
import type { PaperAccount } from '#platform/payment-gateway/paper.ts'
import { readGateway, readPaper, type GatewayAccount } from './gateway-config.ts'
import { readEnvironment } from './environment.ts'
import type { TracingOptions } from '#platform/tracing/open-telemetry.ts'
import { readCdn } from './cdn-config.ts'
import type { CdnConfig } from '../web/cache/cdn.ts'
import { readTracing } from './tracing-config.ts'
import { resolveGoogle, findGoogleWarning, type GoogleSignIn } from './google-config.ts'

/** The configuration of the process, read once from its environment. */
export type Config = ProcessConfig &
  DatabaseConfig &
  MessageConfig &
  ServiceConfig &
  ErrorReportConfig

type ProcessConfig = {
  readonly environment: 'development' | 'production' | 'test'
  readonly role: 'all' | 'web' | 'api' | 'worker'
  readonly host: string
  readonly port: number
  /** The address in people's browsers, without a trailing slash. */
  readonly publicOrigin: string
  readonly storeName: string
  /** An absolute path. */
  readonly dataDir: string
  /** Unset: each process counts limits alone. */
  readonly redisUrl: string | undefined
  /** Unset: files are in the data folder. */
  readonly bucket: Bucket | undefined
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
  /** Unset: sign-in with Google is off. */
  readonly google: GoogleSignIn | undefined
  /** The WhatsApp number of customer service: country code and digits. */
  readonly supportPhone: string
  /** Shares of a flag's variants until staff decide otherwise. */
  readonly flagShares: Readonly<Record<'ec_floating_chat_cta', readonly [number, number]>>
  /** The version that reports and the data layer name. */
  readonly appVersion: string
  /** The tag manager's container; undefined outside of production. */
  readonly tagManagerId: string | undefined
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
    ...readDatabase(variables),
    redisUrl: variables.REDIS_URL,
    bucket: readBucket(variables),
    ...readMessages(variables),
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
    ...readServices(variables),
    supportPhone: variables.SUPPORT_PHONE,
    flagShares: { ec_floating_chat_cta: variables.EC_FLOATING_CHAT_CTA ? [1, 0] : [0, 1] },
    appVersion: variables.APP_VERSION,
    tagManagerId: variables.NODE_ENV === 'production' ? variables.TAG_MANAGER_ID : undefined,
    ...readErrorReports(variables),
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
