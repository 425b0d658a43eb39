import {
  createRateLimiter,
  type RateLimiter,
  type SharedCounter,
} from '#platform/http/rate-limit.ts'
import { createDispatch, type Dispatch } from '#platform/http/dispatch.ts'
import { createLanes } from '#platform/http/lanes.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import type { ServiceAccessValues } from '#platform/contract/call.ts'
import type { ShopInfo, AppDeps } from '#platform/http/context.ts'
import { connect } from '#platform/database/database.ts'
import { openStandby } from '#platform/database/standby.ts'
import { REQUEST_TIMEOUTS } from '#platform/database/timeouts.ts'
import { createLocalFileStore, type FileStore } from '#platform/files/file-store.ts'
import {
  DEFAULT_RELEASE_STAGE,
  MAX_BREADCRUMBS,
  MAX_EVENTS,
} from '#platform/error-reports/protocol.ts'
import { DEFAULT_RETENTION, type Retention } from '#platform/retention.ts'
import { systemClock, type Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import {
  createReportDelivery,
  sendOutside,
  type OutsideAddress,
} from '#platform/error-reports/delivery.ts'
import { createLiveUpdates } from '#platform/database/live-updates.ts'
import { calls } from '#modules/contract.ts'
import { handlers } from '#modules/handlers.ts'
import { storeReports } from '#modules/foundation/error-reports/service/receive-reports.ts'
import { authenticate } from '#modules/people/identity/service/authenticate.ts'
import { rememberSessions } from '#modules/people/identity/service/remembered-sessions.ts'
import { SUPER_ROLE } from '#modules/people/staff/rules.ts'
import { DEFAULT_SERVICE_ACCESS } from './config/service-config.ts'
import { watchShop } from './shop-metrics.ts'
import { completeOutsideParties, type OutsideParties } from './outside-parties.ts'
import {
  createFailureReports,
  type FailureReports,
  type ReportSettings,
} from './error-reports/error-reports.ts'

/** The share of the pool's connections that calls of one lane may take (decision 23). */
const LANE_SHARE = 0.4
/** How long a call waits for its turn in a lane (ms). */
const LANE_WAIT_MS = 1_500

/** Bounds of the specification (calls §9). */
const DEFAULT_REPORTS: ReportSettings = {
  version: 'no-tag',
  releaseStage: DEFAULT_RELEASE_STAGE,
  maxBreadcrumbs: MAX_BREADCRUMBS.default,
  maxEvents: MAX_EVENTS.default,
}

export type AppContextOptions = OutsideParties & {
  databaseUrl: string
  /** The database without the pooler that `databaseUrl` leads through. */
  directUrl?: string | undefined
  /** A database that follows, for reads that may be a second old. */
  standbyUrl?: string | undefined
  preparesStatements?: boolean
  filesRoot: string
  /** Where files are instead, such as a bucket. */
  files?: FileStore | undefined
  /** Shares rate limits between processes; without one, each process counts alone. */
  sharedCounter?: SharedCounter | undefined
  log: Log
  shopInfo: ShopInfo
  /** Static access values of services; the built-in ones by default. */
  access?: ServiceAccessValues
  /** How error reports describe this process, and where they go; by default to our own table. */
  reports?: Partial<ReportSettings> & { outside?: OutsideAddress | undefined }
  /** Keys of one-time codes, the newest first; without one the database has its own. */
  codeKeys?: readonly string[] | undefined
  /** How long monthly data is retained; each has a default. */
  retention?: Retention
  clock?: Clock
  /** Connections of the database pool. */
  maxConnections?: number
  /** Remember who holds an access token: a process that serves calls does. */
  remembersSessions?: boolean
  /** How long a call waits for one of them, for its turn, for a statement and for a lock (ms). */
  timeoutMs?: number
}

/** The composed shop without HTTP. The API, the storefront and the tests all use it. */
export type AppContext = {
  deps: AppDeps
  dispatch: Dispatch
  metrics: ReturnType<typeof createMetrics>
  /** The metrics of this process and the figures of the shop, in Prometheus' format. */
  readMetrics(): Promise<string>
  failures: FailureReports
  /** Counts the requests and the work of every caller, inside and outside of calls. */
  rateLimiter: RateLimiter
  pool: ReturnType<typeof connect>['pool']
  /** Where notifications are listened to. */
  directUrl: string
  close(): Promise<void>
}

/** Connects to the database and composes the shop. Does not migrate or serve. */
export function createAppContext(options: AppContextOptions): AppContext {
  const { directUrl = options.databaseUrl, log, shopInfo, clock = systemClock } = options
  const { maxConnections = 20, timeoutMs, access = DEFAULT_SERVICE_ACCESS } = options
  const { db, pool } = connectForCalls({ ...options, maxConnections })
  const { reports, failures } = createReports(options, { db, clock, log })
  const live = createLiveUpdates({ pool, directUrl, log })
  const deps: AppDeps = {
    db,
    clock,
    log,
    files: options.files ?? createLocalFileStore(options.filesRoot),
    ...completeOutsideParties(options, { db, clock, shop: shopInfo }, failures),
    codeKeys: options.codeKeys,
    retention: options.retention ?? DEFAULT_RETENTION,
    live,
    reports,
    shop: shopInfo,
  }
  const metrics = createMetrics()
  const sessions = options.remembersSessions
    ? rememberSessions({ pool, directUrl, log })
    : undefined
  const standby =
    options.standbyUrl === undefined
      ? undefined
      : openStandby({
          url: options.standbyUrl,
          primary: pool,
          log,
          maxConnections,
          observe: metrics.observeRead,
        })
  const refreshFigures = watchShop(metrics.registry, deps, pool)
  const rateLimiter = createRateLimiter(clock, options.sharedCounter)
  const dispatch = createDispatch({
    deps,
    calls,
    handlers,
    authenticate: sessions?.authenticate ?? authenticate,
    superRole: SUPER_ROLE,
    rateLimiter,
    standby,
    metrics: metrics.calls,
    lanes: createLanes({
      width: Math.max(1, Math.floor(maxConnections * LANE_SHARE)),
      maxWaitMs: timeoutMs ?? LANE_WAIT_MS,
    }),
    access,
    reportFailure: failures.reportCall,
  })
  return {
    deps,
    dispatch,
    metrics,
    readMetrics: () => refreshFigures().then(metrics.text),
    failures,
    rateLimiter,
    pool,
    directUrl,
    async close() {
      await live.close()
      await standby?.close()
      await sessions?.close()
      await reports.flush()
      await db.destroy()
    },
  }
}

/** The database as calls use it: each waits for a connection, a statement and a lock no longer than `timeoutMs`. */
const connectForCalls = ({
  databaseUrl,
  maxConnections: max,
  preparesStatements = true,
  timeoutMs,
}: AppContextOptions & { maxConnections: number }) =>
  connect(databaseUrl, {
    max,
    preparesStatements,
    ...(timeoutMs === undefined
      ? { timeouts: REQUEST_TIMEOUTS }
      : {
          connectTimeoutMs: timeoutMs,
          timeouts: { statementMs: timeoutMs, lockMs: timeoutMs, idleInTransactionMs: timeoutMs },
        }),
  })

/** What becomes of error reports: they go outside where that is set, else into our own table. */
function createReports(
  { reports: { outside, ...given } = {} }: AppContextOptions,
  { log, ...deps }: Pick<AppDeps, 'db' | 'clock' | 'log'>,
) {
  const settings = { ...DEFAULT_REPORTS, ...given }
  const reports = createReportDelivery(
    outside ? sendOutside(outside, settings.version) : (events) => storeReports(deps, events),
    log,
  )
  return { reports, failures: createFailureReports(settings, reports, deps.clock) }
}
