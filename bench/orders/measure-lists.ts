import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { createApi } from '#modules/client.ts'
import { createInProcessTransport } from '#platform/http/in-process.ts'
import { createLog } from '#platform/log.ts'
import { createAppContext } from '#server/app.ts'
import { countBuffers } from '../growth/count-buffers.ts'
import { listInvoiceQueries } from './invoice-queries.ts'
import { listBuyerQueries, listStaffQueries, type Apis, type ListQuery } from './list-queries.ts'
import { readOrderSamples } from './order-samples.ts'

/** A list's time alone (ms), and the shared buffers of its statements. */
export type ListTiming = {
  who: 'staff' | 'buyer'
  name: string
  p50: number
  p95: number
  buffers: number
  total: string
}

type Options = { databaseUrl: string; times: number; printLine: (line: string) => void }

/** Reads every list of orders and invoices `times` times, one after the other, as nothing else asks the shop. */
export async function measureOrderLists({
  databaseUrl,
  times,
  printLine,
}: Options): Promise<ListTiming[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const samples = await readOrderSamples(pool)
  const buyerToken = await openSession(pool, samples.largeAccount)
  await pool.end()
  const queries = [
    ...listStaffQueries(samples),
    ...listBuyerQueries(samples),
    ...listInvoiceQueries(samples),
  ]
  const timings: ListTiming[] = []
  const { shop, apis } = await openShop(databaseUrl, buyerToken)
  for (const [index, query] of queries.entries()) {
    if (index % 50 === 0) printLine(`  lists: ${index} of ${queries.length}`)
    timings.push(await timeList(apis, query, times))
  }
  // Only now, because a statement that is explained runs twice.
  const counter = countBuffers(shop.pool)
  for (const [index, query] of queries.entries()) {
    const before = counter.buffers
    await query.read(apis)
    timings[index]!.buffers = counter.buffers - before
  }
  await shop.close()
  return timings
}

async function openShop(databaseUrl: string, buyerToken: string) {
  const shop = createAppContext({
    databaseUrl,
    filesRoot: '/nonexistent',
    log: createLog('silent'),
    shopInfo: { storeName: 'Pondasi', publicOrigin: 'http://localhost:3000', demo: true },
    maxConnections: 4,
    timeoutMs: 120_000,
    remembersSessions: true,
  })
  const connect = (token?: string) =>
    createApi(
      createInProcessTransport(shop.dispatch, {
        ipAddress: '127.0.0.1',
        userAgent: 'bench',
        token,
      }),
    )
  const staff = { email: 'admin@contoh.id', password: 'kelola-2026' }
  const { token } = await connect().staffIdentity.signIn({ body: staff })
  return { shop, apis: { staff: connect(token), buyer: connect(buyerToken) } satisfies Apis }
}

async function openSession(pool: pg.Pool, accountId: string): Promise<string> {
  const token = randomUUID()
  await pool.query(
    `with opened as (
      insert into session (account_id, created_at, address, agent) values ($1, now(), '127.0.0.1', 'bench') returning id)
    insert into session_token (access_hash, refresh_hash, session_id, issued_at, access_expires_at, refresh_expires_at)
    select sha256(convert_to($2, 'UTF8')), sha256(convert_to('refresh-' || $2, 'UTF8')), id, now(),
      now() + interval '1 year', now() + interval '1 year' from opened`,
    [accountId, token],
  )
  return token
}

async function timeList(apis: Apis, query: ListQuery, times: number): Promise<ListTiming> {
  const { total, totalIsExact = true } = await query.read(apis)
  const durationsMs: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const startedAt = performance.now()
    await query.read(apis)
    durationsMs.push(performance.now() - startedAt)
  }
  durationsMs.sort((a, b) => a - b)
  const at = (share: number) =>
    Math.round(durationsMs[Math.min(times - 1, Math.floor(times * share))]! * 10) / 10
  return {
    who: query.who,
    name: query.name,
    p50: at(0.5),
    p95: at(0.95),
    buffers: 0,
    total: `${totalIsExact ? '' : 'more than '}${total.toLocaleString('en')}`,
  }
}
