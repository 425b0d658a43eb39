import type { Api } from '#modules/client.ts'
import { fillCarts, createBuyers, type BenchCartLine } from '../data/buyers.ts'
import { createShopClient, measurePlacement, RECIPIENT, type Placement } from './place-orders.ts'
import type { BenchContext, Measure } from './measure.ts'

/** The body of an order without its buyer's address. */
export type OrderBody = Omit<
  NonNullable<Parameters<Api['checkout']['placeOrder']>[0]>['body'],
  'addressId'
>

/** Turns carts of two lines into orders, each by its own buyer. */
export const order: Measure = {
  name: 'order',
  what: 'checkout into an order',
  reference: 'sql',
  goal: 0.1,
  run: async (bench) => {
    const kinds = await loadOrderBodies(bench)
    return measurePlacement(bench, '/api/so/ecom', (count) => prepareOrders(bench, kinds, count))
  },
}

/** The two lines of a kind of cart: different variants in different quantities. */
export const makeLines = (variantIds: readonly number[], kind: number): BenchCartLine[] => [
  { variantId: variantIds[kind]!, qty: 1 + (kind % 3) },
  { variantId: variantIds[(kind + 11) % variantIds.length]!, qty: 2 },
]

/**
 * Loads the body of an order for each kind of cart; it is the same for all buyers with such a cart.
 */
export async function loadOrderBodies(bench: BenchContext): Promise<OrderBody[]> {
  const { pool, variantIds } = bench
  const buyers = await createBuyers(pool, variantIds.length)
  await fillCarts(
    pool,
    buyers,
    variantIds.map((_, kind) => makeLines(variantIds, kind)),
  )
  const kinds: OrderBody[] = []
  for (const { token, addressId } of buyers) {
    const { checkout } = createShopClient(bench, token)
    const { options, dates, windows } = await checkout.quotations({
      body: { addressId, method: 'delivery' },
    })
    const delivery = {
      method: 'delivery' as const,
      vehicle: options.find((option) => option.cheapest)?.vehicle,
    }
    const { seen } = await checkout.summary({ body: { addressId, ...delivery } })
    kinds.push({
      ...delivery,
      ...RECIPIENT,
      paymentType: 'transfer',
      date: dates[0]!,
      window: windows[0]!,
      seen,
    })
  }
  return kinds
}

/** Buyers with carts, and what each posts to order theirs. */
export async function prepareOrders(
  { pool, variantIds }: BenchContext,
  kinds: readonly OrderBody[],
  count: number,
): Promise<Placement[]> {
  const buyers = await createBuyers(pool, count)
  await fillCarts(
    pool,
    buyers,
    buyers.map((_, index) => makeLines(variantIds, index % kinds.length)),
  )
  return buyers.map(({ token, addressId }, index) => ({
    token,
    body: { ...kinds[index % kinds.length], addressId },
  }))
}
