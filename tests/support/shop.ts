import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type pino from 'pino'
import { fakeClock } from '#platform/clock.ts'
import type { OutsideAddress } from '#platform/error-reports/delivery.ts'
import type { GoogleConfig } from '#platform/http/context.ts'
import { createInProcessTransport, type InProcessCaller } from '#platform/http/in-process.ts'
import { createLog } from '#platform/log.ts'
import { createApi, type Api } from '#modules/client.ts'
import { DEFAULT_SERVICE_ACCESS } from '#server/config/service-config.ts'
import { createAppContext, type AppContextOptions } from '#server/app.ts'
import type { OutsideParties } from '#server/outside-parties.ts'
import { closeAfterTests } from './close-after-tests.ts'
import { assertStatusesNamed } from './http/openapi-statuses.ts'
import { cloneTemplate, dropDatabase } from './database/template-database.ts'

/** The default start of every test's clock: a Friday at noon in Jakarta. */
export const FRIDAY_NOON = '2026-11-20T12:00:00+07:00'

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

export type TestShopOptions = Pick<AppContextOptions, 'files' | 'codeKeys'> &
  Pick<OutsideParties, 'gateway' | 'paper' | 'lenders' | 'languageModel'> & {
    at?: string
    connections?: number
    google?: GoogleConfig | undefined
    /** Where error reports go instead of the shop's own table. */
    reportsTo?: OutsideAddress | undefined
    /** The timeouts of a running shop instead of a minute for everything. */
    hasShopTimeouts?: boolean
    /** Where reads that may lag go, by the address of the shop's own database. */
    standbyUrl?: (databaseUrl: string) => string
    /** A database that is migrated and seeded already, and outlives the shop. */
    databaseUrl?: string
  }

/**
 * A shop on its own database: regions, about fifty products, the demo's people, no orders. All
 * calls pass through the typed client into the same dispatch that serves HTTP.
 */
export async function openTestShop(options: TestShopOptions = {}) {
  const databaseUrl = options.databaseUrl ?? (await cloneTemplate())
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'pondasi-files-'))
  const filesRoot = path.join(dataDir, 'files')
  const clock = fakeClock(options.at ?? FRIDAY_NOON)
  const logged: string[] = []
  const log = createLog('trace', {
    write: (line: string) => void logged.push(line),
  } as pino.DestinationStream)
  const shopInfo = {
    storeName: 'Pondasi',
    publicOrigin: 'http://localhost:3000',
    demo: true,
    google: options.google,
  }
  const shop = createAppContext({
    databaseUrl,
    standbyUrl: options.standbyUrl?.(databaseUrl),
    filesRoot,
    files: options.files,
    log,
    shopInfo,
    clock,
    gateway: options.gateway,
    paper: options.paper,
    lenders: options.lenders,
    languageModel: options.languageModel,
    codeKeys: options.codeKeys,
    reports: { outside: options.reportsTo },
    maxConnections: options.connections ?? 10,
    ...(options.hasShopTimeouts ? {} : { timeoutMs: 60_000 }),
  })

  /**
   * A client with the caller's session and visitor tokens. It stores a visitor token that it is
   * issued.
   */
  const client = (caller: Partial<InProcessCaller> = {}): Api =>
    createApi(
      createInProcessTransport(shop.dispatch, {
        ipAddress: '127.0.0.1',
        userAgent: 'test',
        access: DEFAULT_SERVICE_ACCESS,
        ...caller,
      }),
    )

  return {
    ...shop,
    databaseUrl,
    dataDir,
    db: shop.deps.db,
    clock,
    /** Every line that was logged. */
    logged,
    client,
    /** A new visitor without a token. */
    asVisitor: () => client(),
    /** A signed-in buyer. `caller` can carry a visitor's token. */
    async asBuyer(
      email = 'retail@contoh.id',
      password = 'belanja-2026',
      caller: Partial<InProcessCaller> = {},
    ): Promise<Api> {
      const { token } = await client().identity.signIn({ body: { email, password } })
      return client({ ...caller, token })
    },
    /** A signed-in member of staff. */
    async asStaff(email = 'admin@contoh.id', password = 'kelola-2026'): Promise<Api> {
      const { token } = await client().staffIdentity.signIn({ body: { email, password } })
      return client({ token })
    },
    /** Fails where a call has answered what OpenAPI does not name. */
    async close() {
      await shop.close()
      if (!options.databaseUrl) await dropDatabase(databaseUrl)
      await rm(dataDir, { recursive: true, force: true })
      await assertStatusesNamed(shop.metrics.registry)
    },
  }
}

/** A test shop for the tests of one file: `const shop = await useTestShop()`. */
export const useTestShop = (options?: TestShopOptions): Promise<TestShop> =>
  closeAfterTests(openTestShop(options))
