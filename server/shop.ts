import { memoryLimiter } from '#platform/http/limits.ts'
import { createDispatch, type Dispatch } from '#platform/http/dispatch.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import type { AccessValues } from '#platform/contract/call.ts'
import type { ShopFacts, Tools } from '#platform/http/context.ts'
import { connect } from '#platform/database/database.ts'
import { folderFiles } from '#platform/files.ts'
import { systemClock, type Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { calls } from '#modules/calls.ts'
import { handlers } from '#modules/handlers.ts'
import { authenticate } from '#modules/identity/service.ts'
import { BUILT_IN_ACCESS } from './environment.ts'

/** What a page or a call may wait for one statement (ms): a 503 is told within three seconds. */
const ANSWER_WITHIN = 2_500

export type ShopParts = {
  databaseUrl: string
  filesRoot: string
  log: Log
  facts: ShopFacts
  /** Static access values of services; the built-in ones unless told. */
  access?: AccessValues
  clock?: Clock
  /** Connections to the database. */
  connections?: number
  /** How long a call waits for one of them, and for a statement (ms). */
  patience?: number
}

/** The shop without its doors: what the network, the storefront and the tests all go through. */
export type OpenShop = {
  tools: Tools
  dispatch: Dispatch
  metrics: ReturnType<typeof createMetrics>
  pool: ReturnType<typeof connect>['pool']
  close(): Promise<void>
}

/** Connects and composes; migrating and serving are the caller's. */
export function openShop(parts: ShopParts): OpenShop {
  const {
    databaseUrl,
    filesRoot,
    log,
    facts,
    access = BUILT_IN_ACCESS,
    clock = systemClock,
    connections = 20,
    patience,
  } = parts
  const { db, pool } = connect(databaseUrl, {
    max: connections,
    statementTimeout: patience ?? ANSWER_WITHIN,
    ...(patience === undefined ? {} : { patience }),
  })
  const tools: Tools = { db, clock, log, files: folderFiles(filesRoot), shop: facts }
  const metrics = createMetrics()
  const dispatch = createDispatch({
    tools,
    calls,
    handlers,
    authenticate,
    limiter: memoryLimiter(clock),
    metrics: metrics.calls,
    access,
  })
  return { tools, dispatch, metrics, pool, close: () => db.destroy() }
}
