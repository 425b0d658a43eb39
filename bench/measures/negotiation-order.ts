import { days, toJakartaDate } from '#platform/clock.ts'
import { moneyToJson, sen, type MoneyJson } from '#platform/money.ts'
import { createBuyers, type BenchBuyer, type BenchCartLine } from '../data/buyers.ts'
import { copyNegotiations } from '../data/negotiations.ts'
import { createStaffToken } from '../data/staff-token.ts'
import { makeLines } from './order.ts'
import { createShopClient, measurePlacement, RECIPIENT, type Placement } from './place-orders.ts'
import type { BenchContext, Measure } from './measure.ts'

/** An accepted negotiation, and when its goods could come. */
type Agreed = { id: string; date: string; window: string }

/** Turns accepted negotiations of two lines into orders, each by its own buyer. */
export const negotiationOrder: Measure = {
  name: 'negotiation-order',
  what: 'negotiation into an order',
  reference: 'sql',
  run: async (bench) => {
    const agreed = await agreeOnAll(bench)
    return measurePlacement(bench, '/api/ecom/negotiation/so', (count) =>
      preparePlacements(bench, agreed, count),
    )
  },
}

/** Negotiates every kind of cart once, over the shop's own calls. */
async function agreeOnAll(bench: BenchContext): Promise<Agreed[]> {
  const { pool, variantIds } = bench
  const staffToken = await createStaffToken(pool)
  const buyers = await createBuyers(pool, variantIds.length)
  const agreed: Agreed[] = []
  for (const [kind, buyer] of buyers.entries())
    agreed.push(await agree(bench, staffToken, buyer, makeLines(variantIds, kind)))
  return agreed
}

/** The buyer asks for a tenth off, staff meet them, and the buyer accepts. */
async function agree(
  bench: BenchContext,
  staffToken: string,
  { token, addressId }: BenchBuyer,
  lines: readonly BenchCartLine[],
): Promise<Agreed> {
  const { negotiations } = createShopClient(bench, token)
  const { staffNegotiations } = createShopClient(bench, staffToken)
  const bids = await Promise.all(
    lines.map(async ({ variantId, qty }) => {
      const product_variant_id = String(variantId)
      const draft = await negotiations.draft({ query: { product_variant_id, qty } })
      return { product_variant_id, qty, price: takeOffTenth(draft.lines[0]!.listPrice) }
    }),
  )
  const { id } = await negotiations.create({ body: { lines: bids, addressId } })
  const { header, lines: asked } = await staffNegotiations.show({ id })
  await staffNegotiations.offer({
    id,
    body: {
      round: header.round,
      lines: asked.map(({ id: lineId }, index) => ({ lineId, price: bids[index]!.price })),
      freight: moneyToJson(sen(25_000_000)),
      validUntil: toJakartaDate(new Date(Date.now() + days(14))),
      note: '',
    },
  })
  const { round } = await negotiations.header({ id })
  const accepted = asked.map(({ id: lineId }) => ({ lineId, decision: 'accept' as const }))
  await negotiations.confirm({ id, body: { round, note: '', lines: accepted } })
  const { dates, windows } = await negotiations.deliverySlots({ id, query: { addressId } })
  return { id, date: dates[0]!, window: windows[0]! }
}

async function preparePlacements(
  { pool }: BenchContext,
  agreed: readonly Agreed[],
  count: number,
): Promise<Placement[]> {
  const buyers = await createBuyers(pool, count)
  const ofBuyer = (index: number) => agreed[index % agreed.length]!
  const ids = await copyNegotiations(
    pool,
    buyers.map(({ accountId, addressId }, index) => ({
      accountId,
      addressId,
      of: ofBuyer(index).id,
    })),
  )
  return buyers.map(({ token, addressId }, index) => {
    const { date, window } = ofBuyer(index)
    return {
      token,
      body: { ...RECIPIENT, id: ids[index], addressId, paymentType: 'transfer', date, window },
    }
  })
}

/** Nine tenths of a price, to the rupiah, as a bid may not be above the list. */
const takeOffTenth = ({ amount }: MoneyJson): MoneyJson =>
  moneyToJson(sen(Math.floor(Number(amount) * 0.9) * 100))
