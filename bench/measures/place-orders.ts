import { randomUUID } from 'node:crypto'
import type { Request } from 'autocannon'
import { createApi, type Api } from '#modules/client.ts'
import { createHttpTransport } from '#platform/contract/http-transport.ts'
import { CONNECTIONS, runLoad, requestsPerSecond, mergeLoads, type LoadResult } from '../load.ts'
import { repeatRequest, type BenchContext, type Measurement } from './measure.ts'

/** A call that places one order: who calls, and what they post. */
export type Placement = { token: string; body: unknown }

/** Writes before the first measured one, from whose speed the number of writes per second is estimated. */
const WARM_UP = CONNECTIONS * 6

/**
 * Places orders in turn with the reference, each with its own idempotency key. Waits for every response, so that
 * orders can be compared with responses afterwards.
 */
export async function measurePlacement(
  bench: BenchContext,
  path: string,
  prepare: (count: number) => Promise<readonly Placement[]>,
): Promise<Measurement> {
  const before = await countOrders(bench)
  const acknowledged: string[] = []
  const placeOrders = async (count: number) => {
    const prepared = await prepare(count)
    const requests = prepared.map((each) => toPlacementRequest(path, each, acknowledged))
    return runLoad({ url: bench.shop, requests: spreadRequests(requests) }, { amount: count })
  }
  const loads = await measureWrites(bench, placeOrders)
  return { ...loads, note: await describeAcknowledged(bench, before, acknowledged) }
}

/** Each request is sent once, by one of the connections. */
export const spreadRequests = (requests: readonly Request[]) => (connection: number) =>
  requests.filter((_, index) => index % CONNECTIONS === connection)

/** Sends writes in turn with the reference, as many in each turn as the shop takes in a second. */
export async function measureWrites(
  bench: BenchContext,
  send: (count: number) => Promise<LoadResult>,
): Promise<Pick<Measurement, 'shop' | 'reference'>> {
  const reference = repeatRequest(bench.references.sql, '/')
  await runLoad(reference, { seconds: 2 })
  await send(WARM_UP)
  const perSecond = requestsPerSecond(await send(WARM_UP))
  const perTurn = Math.max(1, Math.round(perSecond / CONNECTIONS)) * CONNECTIONS
  const loads: { shop: LoadResult; reference: LoadResult }[] = []
  for (let turn = 0; turn < bench.seconds; turn++) {
    loads.push({ reference: await runLoad(reference, { seconds: 1 }), shop: await send(perTurn) })
  }
  return {
    shop: mergeLoads(loads.map((each) => each.shop)),
    reference: mergeLoads(loads.map((each) => each.reference)),
  }
}

/** A client of the measured shop, signed in with a token. */
export const createShopClient = ({ shop }: BenchContext, token: string): Api =>
  createApi(
    createHttpTransport({
      baseUrl: () => `${shop}/api`,
      headers: () => ({ authorization: `Bearer ${token}` }),
    }),
  )

/** Who receives the goods. */
export const RECIPIENT = { contactName: 'Pak Warsito', contactPhone: '0812 9041 7735' }

export const toPlacementRequest = (
  path: string,
  { token, body }: Placement,
  acknowledged: string[],
): Request => ({
  method: 'POST',
  path,
  headers: {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  },
  body: JSON.stringify(body),
  onResponse: (status, response) =>
    void (status === 201 && acknowledged.push(JSON.parse(response).data.id)),
})

const countOrders = async ({ pool }: BenchContext): Promise<number> =>
  (await pool.query<{ count: number }>('select count(*)::int as count from sales_order')).rows[0]!
    .count

/** Compares the acknowledged orders with those in the database. */
async function describeAcknowledged(
  bench: BenchContext,
  before: number,
  acknowledged: readonly string[],
): Promise<string> {
  const createdCount = (await countOrders(bench)) - before
  const { rows } = await bench.pool.query<{ count: number }>(
    'select count(*)::int as count from sales_order where id = any($1::uuid[])',
    [acknowledged],
  )
  const lost = new Set(acknowledged).size - rows[0]!.count
  const doubled = createdCount - acknowledged.length
  return `${acknowledged.length} orders acknowledged, ${createdCount} in the database: ${lost} lost, ${doubled} duplicated`
}
