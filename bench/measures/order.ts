import { randomUUID } from 'node:crypto'
import type { Request } from 'autocannon'
import { createApi, type Api } from '#modules/client.ts'
import { overNetwork } from '#platform/contract/network.ts'
import { fillCarts, makeBuyers, type BenchBuyer, type Line } from '../data/buyers.ts'
import { CONNECTIONS, load, perSecond, together, type Load } from '../load.ts'
import { always, type Bench, type Measure } from './measure.ts'

/** What an order's body holds besides its buyer's address. */
type Seen = Omit<NonNullable<Parameters<Api['checkout']['placeOrder']>[0]>['body'], 'addressId'>
type Prepared = { buyer: BenchBuyer; seen: Seen }

/** Orders before the first measured one: they tell how many carts a second's turn takes. */
const WARM_UP = CONNECTIONS * 6

/**
 * Full carts of two lines, each turned into an order once, each by its own buyer under its own key.
 * Every request is waited for, so that afterwards orders can be counted against answers.
 */
export const order: Measure = {
  name: 'order',
  what: 'checkout into an order',
  reference: 'sql',
  goal: 0.04,
  run: async (bench) => {
    const kinds = await seenKinds(bench)
    const before = await countOrders(bench)
    const acknowledged: string[] = []
    const place = async (count: number) =>
      load(ordering(bench, await prepare(bench, kinds, count), acknowledged), { amount: count })
    const reference = always(bench.references.sql, '/')
    await load(reference, { seconds: 2 })
    await place(WARM_UP)
    const pace = perSecond(await place(WARM_UP))
    const aTurn = Math.max(1, Math.round(pace / CONNECTIONS)) * CONNECTIONS
    const loads: { shop: Load; reference: Load }[] = []
    for (let turn = 0; turn < bench.seconds; turn++) {
      loads.push({ reference: await load(reference, { seconds: 1 }), shop: await place(aTurn) })
    }
    return {
      shop: together(loads.map((each) => each.shop)),
      reference: together(loads.map((each) => each.reference)),
      note: await kept(bench, before, acknowledged),
    }
  },
}

/** Two lines of a cart of each kind: different goods in different quantities. */
const linesOf = (goods: readonly number[], kind: number): Line[] => [
  { variantId: goods[kind]!, qty: 1 + (kind % 3) },
  { variantId: goods[(kind + 11) % goods.length]!, qty: 2 },
]

/** What a buyer of each kind of cart sees before ordering: the same for everybody with such a cart. */
async function seenKinds(bench: Bench): Promise<Seen[]> {
  const { pool, goods, shop } = bench
  const buyers = await makeBuyers(pool, goods.length)
  await fillCarts(
    pool,
    buyers,
    goods.map((_, kind) => linesOf(goods, kind)),
  )
  const kinds: Seen[] = []
  for (const { token, addressId } of buyers) {
    const { checkout } = createApi(
      overNetwork({
        base: () => `${shop}/api`,
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

async function prepare(
  { pool, goods }: Bench,
  kinds: readonly Seen[],
  count: number,
): Promise<Prepared[]> {
  const buyers = await makeBuyers(pool, count)
  await fillCarts(
    pool,
    buyers,
    buyers.map((_, index) => linesOf(goods, index % kinds.length)),
  )
  return buyers.map((buyer, index) => ({ buyer, seen: kinds[index % kinds.length]! }))
}

function ordering({ shop }: Bench, carts: readonly Prepared[], acknowledged: string[]) {
  const requestOf = ({ buyer, seen }: Prepared): Request => ({
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
  const requests = carts.map(requestOf)
  const own = (connection: number) =>
    requests.filter((_, index) => index % CONNECTIONS === connection)
  return { url: shop, requests: own }
}

const countOrders = async ({ pool }: Bench): Promise<number> =>
  (await pool.query<{ count: number }>('select count(*)::int as count from sales_order')).rows[0]!
    .count

/** Whether what was acknowledged is what is there: an order for each answer, and none besides. */
async function kept(
  bench: Bench,
  before: number,
  acknowledged: readonly string[],
): Promise<string> {
  const made = (await countOrders(bench)) - before
  const { rows } = await bench.pool.query<{ count: number }>(
    'select count(*)::int as count from sales_order where id = any($1::uuid[])',
    [acknowledged],
  )
  const lost = new Set(acknowledged).size - rows[0]!.count
  const doubled = made - acknowledged.length
  return `${acknowledged.length} orders acknowledged, ${made} there: ${lost} lost, ${doubled} doubled`
}
