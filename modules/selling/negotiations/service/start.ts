import type { z } from 'zod'
import { toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { moneyToJson } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { loadTaxRates } from '#modules/catalogue/tax/service.ts'
import { assertAccountActive } from '#modules/people/identity/service/accounts.ts'
import { readTurnablePurchaseOrder } from '#modules/selling/purchase-orders/service/turn-into.ts'
import { finish, take } from '#modules/selling/purchase-orders/service/staff-service.ts'
import { findBidProblem, findOfferProblem } from '../rules/bids.ts'
import type { staffNegotiationCalls } from '../staff-contract.ts'
import * as store from '../store/negotiations.ts'
import { findBuyerByEmail } from '../store/people.ts'
import { insertRound } from '../store/rounds.ts'
import {
  assertNotNegotiated,
  assertTargetDate,
  findOwnAddress,
  insertNegotiation,
  requirePlace,
} from './begin.ts'
import { asBuyerContext, type NegotiatingBuyer } from './buyer-context.ts'
import { estimateFreight } from './freight-estimate.ts'
import { loadGoods } from './goods.ts'
import { buildNewLines, mergeWishes, toWishes } from './new-lines.ts'
import { readFreight, recordNegotiationAudit, writeOffer } from './offer.ts'

type StartInput = z.output<(typeof staffNegotiationCalls)['start']['body']>
type EstimateInput = z.output<(typeof staffNegotiationCalls)['estimateStart']['body']>

/**
 * Starts a negotiation with an offer for a buyer who phoned. Throws 422 `negotiation.buyer` where no active
 * account has that address, and for what the rules refuse.
 */
export const startOffer = (ctx: StaffContext, input: StartInput) =>
  withTransaction(ctx, async (ctx) => {
    const buyer = await requireBuyer(ctx, input.email)
    await assertAccountActive(ctx.db, buyer.accountId, buyer.companyId ?? undefined)
    const buyerContext = asBuyerContext(ctx, buyer)
    assertTargetDate(input.targetDate, ctx.clock.now())
    await requirePlace(buyerContext, input)
    const { goods, rates } = await loadGoods(buyerContext, toWishes(input.lines))
    const lines = buildNewLines(input.lines, goods, findOfferProblem)
    const freight = readFreight(input, input.freight, null)
    const { id, number, lineIds } = await insertNegotiation(ctx, {
      buyer,
      source: 'staff',
      purchaseOrderId: null,
      rates,
      delivery: input.delivery,
      addressId: input.addressId ?? null,
      targetDate: input.targetDate ?? null,
      project: input.project,
      lines,
      by: toStaffActor(ctx),
    })
    await insertRound(ctx.db, id, 1, null)
    const record = (await store.lock(ctx.db, id))!
    const prices = lineIds.map((lineId, index) => ({ lineId, price: lines[index]!.named }))
    await writeOffer(ctx, record, { ...input, prices, freight })
    return { id, number }
  })

/**
 * What the shop's own vehicles cost to an address of the buyer who phoned, before there is an offer; null where they do
 * not go. Throws 422 `negotiation.buyer`, `negotiation.address`.
 */
export async function estimateStart(ctx: StaffContext, { email, addressId, lines }: EstimateInput) {
  const buyer = await requireBuyer(ctx, email)
  const { district, roadWidthM, pin } = (await findOwnAddress(
    asBuyerContext(ctx, buyer),
    addressId,
  ))!
  const rates = await loadTaxRates(ctx.db, toJakartaDate(ctx.clock.now()))
  const freightEstimate = await estimateFreight(
    ctx,
    { delivery: 'fleet', districtId: district.id, roadWidthM, pin, rates },
    toWishes(lines).map((line) => ({ ...line, status: 'open' as const })),
  )
  return { freightEstimate }
}

async function requireBuyer(ctx: StaffContext, email: string): Promise<NegotiatingBuyer> {
  const buyer = await findBuyerByEmail(ctx.db, email)
  if (buyer) return buyer
  const message = 'Belum ada akun aktif dengan email ini. Minta pembeli mendaftar dulu.'
  throw Refusal.field('email', 'negotiation.buyer', message)
}

/**
 * Turns a purchase order's lines into a negotiation that waits for the staff's prices, at the company's list
 * prices, and completes the purchase order. Throws 404, 409 `negotiation.upo`, `upo.state`, 422
 * `negotiation.upo_open_lines` naming what no goods are matched with.
 */
export const startFromPurchaseOrder = (ctx: StaffContext, purchaseOrderId: string) =>
  withTransaction(ctx, async (ctx) => {
    const purchaseOrder = await readTurnablePurchaseOrder(ctx, purchaseOrderId)
    await assertNotNegotiated(ctx.db, purchaseOrderId)
    assertMatched(purchaseOrder.lines)
    const wishes = mergeWishes(purchaseOrder.lines)
    const { buyer } = purchaseOrder
    await assertAccountActive(ctx.db, buyer.accountId, buyer.companyId)
    const { goods, rates } = await loadGoods(asBuyerContext(ctx, buyer), wishes)
    const requested = wishes.map(({ variantId, qty }, index) => ({
      product_variant_id: String(variantId),
      qty,
      price: moneyToJson(goods[index]!.listPrice),
    }))
    const lines = buildNewLines(requested, goods, findBidProblem)
    const { id, number } = await insertNegotiation(ctx, {
      buyer,
      source: 'upo',
      purchaseOrderId,
      rates,
      delivery: 'fleet',
      addressId: purchaseOrder.addressId,
      targetDate: null,
      project: purchaseOrder.project,
      lines,
      by: toStaffActor(ctx),
    })
    // The purchase order names no prices, so the first round is the shop's.
    await insertRound(ctx.db, id, 1, null)
    const { staffId, name } = ctx.staff
    await store.update(ctx.db, id, { handler_id: staffId, handler: name })
    if (purchaseOrder.status === 'new') await take(ctx, purchaseOrderId)
    await finish(ctx, purchaseOrderId, `PO ini kami lanjutkan sebagai negosiasi ${number}.`)
    await recordNegotiationAudit(ctx, (await store.find(ctx.db, id))!, 'Negosiasi dari PO', null, {
      po: purchaseOrder.number,
    })
    return { id, number }
  })

type PurchaseOrderLine = { text: string; qty: number; variantId: number | null }

function assertMatched(lines: readonly PurchaseOrderLine[]): void {
  const open = lines.filter(({ variantId }) => variantId === null)
  if (lines.length > 0 && open.length === 0) return
  throw new Refusal(
    'negotiation.upo_open_lines',
    lines.length === 0
      ? 'PO ini belum punya baris. Tempel barisnya dulu.'
      : `Cocokkan dulu ${open.length} baris: ${open
          .slice(0, 3)
          .map(({ text }) => text)
          .join(', ')}${open.length > 3 ? ', …' : ''}.`,
  )
}
