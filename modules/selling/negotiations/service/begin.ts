import type { z } from 'zod'
import { toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { takeDocumentNumber } from '#platform/database/document-numbers.ts'
import type { AppDeps, BuyerContext } from '#platform/http/context.ts'
import { moneyFromJson, multiply, sum, type Money } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import type { TaxRates } from '#modules/catalogue/tax/rules/order-tax.ts'
import * as addresses from '#modules/people/customers/service/addresses.ts'
import { assertAccountActive } from '#modules/people/identity/service/accounts.ts'
import * as purchaseOrders from '#modules/selling/purchase-orders/service/buyer-service.ts'
import type { NewNegotiation } from '../negotiation-contract.ts'
import * as emails from '../emails.ts'
import { assertFreightNegotiable, findBidProblem } from '../rules/bids.ts'
import type { NegotiationDelivery } from '../rules/delivery-choices.ts'
import { describeUnmatchedLines } from '../rules/unmatched-goods.ts'
import { insertLines, savePrices, type NewNegotiationLine } from '../store/lines.ts'
import { insertMessages } from '../store/messages.ts'
import { negotiationEvents } from '../store/negotiation-events.ts'
import * as store from '../store/negotiations.ts'
import { insertRound } from '../store/rounds.ts'
import type { NegotiatingBuyer } from './buyer-context.ts'
import { loadGoods } from './goods.ts'
import { buildNewLines, toWishes } from './new-lines.ts'
import { loadPurchaseOrderGoods } from './purchase-order-goods.ts'

/**
 * Begins a negotiation with the buyer's bids and tells the sales team. Throws 404 for another company's
 * purchase order, 409 `negotiation.upo`, 422 for what the rules refuse.
 */
export const begin = (ctx: BuyerContext, input: z.output<typeof NewNegotiation>) =>
  withTransaction(ctx, async (ctx) => {
    const { buyer } = ctx
    await assertAccountActive(ctx.db, buyer.accountId, buyer.companyId ?? undefined)
    if (input.freight) assertFreightNegotiable(input.delivery)
    const freight = input.freight ? parseFreight(input.freight) : null
    assertTargetDate(input.targetDate, ctx.clock.now())
    await requirePlace(ctx, input)
    const source = input.purchaseOrderId
      ? await loadPurchaseOrderGoods(ctx, input.purchaseOrderId)
      : null
    const { goods, rates } = await loadGoods(ctx, toWishes(input.lines))
    const lines = buildNewLines(input.lines, goods, findBidProblem)
    const record = await insertNegotiation(ctx, {
      buyer,
      source: input.source,
      purchaseOrderId: input.purchaseOrderId ?? null,
      rates,
      delivery: input.delivery,
      addressId: input.addressId ?? null,
      targetDate: input.targetDate ?? null,
      project: input.project || (source?.purchaseOrder.project ?? ''),
      lines,
      by: { kind: 'buyer', name: buyer.name },
    })
    const { id } = record
    if (input.purchaseOrderId)
      await purchaseOrders.closeAsNegotiation(ctx, input.purchaseOrderId, record.number)
    const at = ctx.clock.now()
    await insertRound(ctx.db, id, 1, { at, by: buyer.name, freight })
    await savePrices(
      ctx.db,
      1,
      'bid',
      record.lineIds.map((lineId, index) => ({ lineId, price: lines[index]!.named })),
    )
    await insertMessages(
      ctx.db,
      id,
      [
        { lineId: null, text: input.note },
        ...describeUnmatchedLines(source?.unmatched ?? []).map((text) => ({ lineId: null, text })),
        ...input.lines.map(({ message = '' }, index) => ({
          lineId: record.lineIds[index]!,
          text: message,
        })),
      ]
        .filter(({ text }) => text !== '')
        .map((message) => ({
          ...message,
          author: 'buyer' as const,
          name: buyer.name,
          internal: false,
          at,
        })),
    )
    const saved = (await store.find(ctx.db, id))!
    await emails.queueReceivedEmail(ctx, saved, lines.length)
    await emails.queueWaitingEmails(ctx, saved)
    return { id, number: record.number }
  })

export type NegotiationToInsert = {
  buyer: NegotiatingBuyer
  source: store.NegotiationSource
  purchaseOrderId: string | null
  rates: TaxRates
  delivery: NegotiationDelivery
  addressId: string | null
  targetDate: string | null
  project: string
  lines: readonly (NewNegotiationLine & { named: Money })[]
  by: { kind: 'buyer' | 'staff'; name: string }
}

/** Writes a negotiation with its lines and its first event; the caller writes the first round. */
export async function insertNegotiation(
  { db, clock }: AppDeps,
  { buyer, lines, by, ...details }: NegotiationToInsert,
) {
  const at = clock.now()
  if (details.purchaseOrderId) await assertNotNegotiated(db, details.purchaseOrderId)
  const number = await takeDocumentNumber(db, 'NEG', at)
  const id = await store.insert(db, {
    ...details,
    number,
    accountId: buyer.accountId,
    companyId: buyer.companyId,
    value: sum(lines.map(({ named, qty }) => multiply(named, qty))),
    at,
  })
  const lineIds = await insertLines(db, id, lines)
  await negotiationEvents.insert(db, id, { from: null, to: 'submitted', at, by, note: null })
  return { id, number, lineIds }
}

/** Throws 409 `negotiation.upo` where a purchase order is negotiated already. */
export async function assertNotNegotiated(
  db: AppDeps['db'],
  purchaseOrderId: string,
): Promise<void> {
  const found = await store.findOfPurchaseOrder(db, purchaseOrderId)
  if (!found) return
  throw new Refusal(
    'negotiation.upo',
    `PO ini sudah dinegosiasikan sebagai ${found.number}. Lanjutkan di sana.`,
    409,
    { detail: { id: found.id, number: found.number } },
  )
}

/** Freight of nothing may be wished for. Throws 422 for less. */
export function parseFreight(freight: { amount: string }): Money {
  const amount = moneyFromJson(freight)
  if (amount >= 0) return amount
  throw Refusal.field('freight', 'negotiation.bid_zero', 'Tulis ongkos kirim nol atau lebih.')
}

/** Throws 422 `negotiation.target_date` for a day that is over. */
export function assertTargetDate(day: string | undefined, now: Date): void {
  if (day === undefined) return
  const isReal = !Number.isNaN(Date.parse(`${day}T00:00:00Z`))
  if (isReal && day >= toJakartaDate(now)) return
  const message = 'Pilih tanggal hari ini atau sesudahnya.'
  throw Refusal.field('targetDate', 'negotiation.target_date', message)
}

/**
 * Makes sure that goods that are brought have an address of the buyer's to come to: freight is agreed for its city.
 * Throws 422 `negotiation.address`.
 */
export async function requirePlace(
  ctx: BuyerContext,
  { delivery, addressId }: { delivery: NegotiationDelivery; addressId?: string | undefined },
): Promise<void> {
  if (addressId) await findOwnAddress(ctx, addressId)
  else if (delivery !== 'pickup')
    throw new Refusal(
      'negotiation.address',
      'Ongkos kirim disepakati untuk satu kota. Pilih atau tambah alamat pengirimannya dulu, atau pilih ambil di gudang.',
      422,
    )
}

/** An address of the buyer's address book; null where none is chosen. Throws 422 `negotiation.address`. */
export async function findOwnAddress(ctx: BuyerContext, addressId: string | undefined) {
  if (!addressId) return null
  const { results } = await addresses.list(ctx)
  const found = results.find(({ id }) => id === addressId)
  if (found) return found
  const message = 'Alamat ini tidak ada lagi di buku alamat. Pilih yang lain.'
  throw Refusal.field('addressId', 'negotiation.address', message)
}
