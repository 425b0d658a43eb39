import type { Pool } from 'pg'
import { findFreePort } from '#database/embedded/port.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { jobs } from '#modules/jobs.ts'
import { readConfig } from '#server/config/config.ts'
import { serve } from '#server/serve.ts'
import { openTestShop, type TestShopOptions } from './shop.ts'

/**
 * A test shop with its HTTP server and its worker, on a free port. `ROLE: 'api'` serves no pages, and so
 * needs no build.
 */
export async function startServedShop(
  options: TestShopOptions = {},
  { variables = {}, isDemoPublic = false }: ServedShopConfig = {},
) {
  const port = await findFreePort()
  const environment = {
    PORT: String(port),
    DEMO: '1',
    LOG_LEVEL: 'silent',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    ...variables,
  }
  const shop = await openTestShop({ google: readConfig(environment).google, ...options })
  const config = {
    ...readConfig({ ...environment, DATA_DIR: shop.dataDir }),
    isDemoPublic,
    google: shop.deps.shop.google && { ...shop.deps.shop.google, isFake: !options.google },
  }
  const app = await serve(config, shop)
  await postponeJobs(shop.pool, shop.clock.now())
  const worker = await startWorker(shop.pool, shop.deps, jobs)
  return {
    ...shop,
    origin: config.publicOrigin,
    async close() {
      await app.close()
      await worker.stop()
      await shop.close()
    },
  }
}
/**
 * The worker lives by the database's clock, the shop by a fixed one: what is due three days after the shop's time
 * comes three days after the database's, on whatever day the tests run.
 */
async function postponeJobs(pool: Pool, shopTime: Date): Promise<void> {
  await pool.query(`
    create function postpone_job() returns trigger language plpgsql as $$
    begin
      new.run_at := new.run_at + (now() - '${shopTime.toISOString()}'::timestamptz);
      return new;
    end $$;
    create trigger postpone before insert on graphile_worker._private_jobs
      for each row when (new.run_at <> now()) execute function postpone_job()`)
}

type ServedShopConfig = {
  variables?: Record<string, string>
  /** As where others can reach the demo; tests use loopback only. */
  isDemoPublic?: boolean
}
export type ServedShop = Awaited<ReturnType<typeof startServedShop>>
