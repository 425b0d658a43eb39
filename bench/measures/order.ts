import { randomUUID } from 'node:crypto'
import type { Request } from 'autocannon'
import { createApi, type Api } from '#modules/client.ts'
import { createHttpTransport } from '#platform/contract/http-transport.ts'
import { fillCarts, createBuyers, type BenchBuyer, type BenchCartLine } from '../data/buyers.ts'
import { CONNECTIONS, runLoad, requestsPerSecond, mergeLoads, type LoadResult } from '../load.ts'
import { repeatRequest, type BenchContext, type Measure } from './measure.ts'

/** The body of an order without its buyer's address. */
type OrderBody = Omit<NonNullable<Parameters<Api['checkout']['placeOrder']>[0]>['body'], 'addressId'>
type PreparedOrder = { buyer: BenchBuyer; seen: OrderBody }

/**
 * Orders before the first measured one, from whose speed the number of carts per second is
 * estimated.
 */
const WARM_UP = CONNECTIONS * 6

/**
 * Turns carts of two lines into orders, each by its own buyer with its own idempotency key. Waits
 * for every response, so that orders can be compared with responses afterwards.
 */
export const order: Measure = {
  name: 'order',
  what: 'checkout into an order',
  reference: 'sql',
  goal: 0.1,
  run: async (bench) => {
    const kinds = await loadOrderBodies(bench)
    const before = await countOrders(bench)
    const acknowledged: string[] = []
    const placeOrders = async (count: number) =>
      runLoad(buildOrderTarget(bench, await prepareOrders(bench, kinds, count), acknowledged), { amount: count })
    const reference = repeatRequest(bench.references.sql, '/')
    await runLoad(reference, { seconds: 2 })
    await placeOrders(WARM_UP)
    const ordersPerSecond = requestsPerSecond(await placeOrders(WARM_UP))
    const ordersPerTurn = Math.max(1, Math.round(ordersPerSecond / CONNECTIONS)) * CONNECTIONS
    const loads: { shop: LoadResult; reference: LoadResult }[] = []
    for (let turn = 0; turn < bench.seconds; turn++) {
      loads.push({ reference: await runLoad(reference, { seconds: 1 }), shop: await placeOrders(ordersPerTurn) })
    }
    return {
      shop: mergeLoads(loads.map((each) => each.shop)),
      reference: mergeLoads(loads.map((each) => each.reference)),
      note: await describeAcknowledged(bench, before, acknowledged),
    }
  },
}

/** The two lines of a kind of cart: different variants in different quantities. */
const makeLines = (variantIds: readonly number[], kind: number): BenchCartLine[] => [
  { variantId: variantIds[kind]!, qty: 1 + (kind % 3) },
  { variantId: variantIds[(kind + 11) % variantIds.length]!, qty: 2 },
]

/**
 * Loads the body of an order for each kind of cart; it is the same for all buyers with such a cart.
 */
async function loadOrderBodies(bench: BenchContext): Promise<OrderBody[]> {
  const { pool, variantIds, shop } = bench
  const buyers = await createBuyers(pool, variantIds.length)
  await fillCarts(
    pool,
    buyers,
    variantIds.map((_, kind) => makeLines(variantIds, kind)),
  )
  const kinds: OrderBody[] = []
  for (const { token, addressId } of buyers) {
    const { checkout } = createApi(
      createHttpTransport({
        baseUrl: () => `${shop}/api`,
        headers: () => ({ authorization: `Bearer ${token}` }),
      }),
    )
    const { options, dates, windows } = await checkout.quotations({
      body: { addressId, method: 'delivery' },
    })
    const delivery = {
      method: 'delivery' as const,
      vehicle: options.find((option) => option.cheapest)?.vehicle,
    }
    const { seen } = await checkout.summary({ body: { addressId, ...delivery } })
    const person = { contactName: 'Pak Warsito', contactPhone: '0812 9041 7735' }
    kinds.push({
      ...delivery,
      ...person,
      paymentType: 'transfer',
      date: dates[0]!,
      window: windows[0]!,
      seen,
    })
  }
  return kinds
}

async function prepareOrders(
  { pool, variantIds }: BenchContext,
  kinds: readonly OrderBody[],
  count: number,
): Promise<PreparedOrder[]> {
  const buyers = await createBuyers(pool, count)
  await fillCarts(
    pool,
    buyers,
    buyers.map((_, index) => makeLines(variantIds, index % kinds.length)),
  )
  return buyers.map((buyer, index) => ({ buyer, seen: kinds[index % kinds.length]! }))
}

function buildOrderTarget({ shop }: BenchContext, prepared: readonly PreparedOrder[], acknowledged: string[]) {
  const toRequest = ({ buyer, seen }: PreparedOrder): Request => ({
    method: 'POST',
    path: '/api/so/ecom',
    headers: {
      authorization: `Bearer ${buyer.token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ ...seen, addressId: buyer.addressId }),
    onResponse: (status, body) =>
      void (status === 201 && acknowledged.push(JSON.parse(body).data.id)),
  })
  const requests = prepared.map(toRequest)
  const requestsOfConnection = (connection: number) =>
    requests.filter((_, index) => index % CONNECTIONS === connection)
  return { url: shop, requests: requestsOfConnection }
}

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
