import type { z } from 'zod'
import { toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext, StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { moneyToJson, zero } from '#platform/money.ts'
import { recordOrderAudit } from '#modules/selling/orders/service/order-audit.ts'
import { loadTaxRates } from '#modules/catalogue/tax/service.ts'
import { presentShippingQuotes, presentSummary } from '#modules/checkout/checkout/presenter.ts'
import { summarizeOrder } from '#modules/checkout/checkout/rules/order-summary.ts'
import { draftCartOrder } from '#modules/checkout/checkout/service/draft-cart-order.ts'
import {
  quoteCartShipping,
  requireAddress,
  requireOrderable,
  selectOption,
} from '#modules/checkout/checkout/service/selection.ts'
import { findPoRules } from '#modules/checkout/order-approvals/service.ts'
import { placeOrder } from '#modules/checkout/order-placement/service.ts'
import { assertAccountActive } from '#modules/people/identity/service/accounts.ts'
import {
  priceCart,
  priceLine,
  type PricedCart,
  type PricedCartLine,
} from '#modules/selling/cart/rules/pricing.ts'
import { loadCart } from '#modules/selling/cart/service/load-cart.ts'
import { findCheapestOption } from '#modules/selling/delivery/rules/vehicle-options.ts'
import { listQuotedSlots } from '#modules/selling/delivery/service/shipping-quote.ts'
import { assertNotNegotiated } from '#modules/selling/negotiations/service/begin.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { convertToOrder } from '#modules/selling/purchase-orders/service/staff-service.ts'
import { notFound } from '#platform/refusal.ts'
import type { staffAssistedOrderCalls } from '../contract.ts'
import {
  applyAgreedPrice,
  assertNotRepeated,
  assertSellable,
  type AssistedLineInput,
} from '../rules.ts'
import { resolveBuyer } from './source.ts'

type Calls = typeof staffAssistedOrderCalls
type PreviewInput = z.output<Calls['preview']['body']>
type PlaceInput = z.output<Calls['place']['body']>

/**
 * The goods as a cart at the buyer's prices, without touching the cart that they are filling. Throws 404 for goods that
 * do not exist, 422 `assisted.repeated`, `assisted.price`.
 */
async function priceGoods(
  ctx: BuyerContext,
  inputs: readonly AssistedLineInput[],
): Promise<PricedCart> {
  assertNotRepeated(inputs)
  const ids = inputs.map(({ product_variant_id: id }) => Number(id))
  const loaded = await loadCart(ctx, ...ids)
  const rates = loaded.rates ?? (await loadTaxRates(ctx.db, toJakartaDate(ctx.clock.now())))
  const lines = inputs.map(({ qty, price }, index): PricedCartLine => {
    const variant = loaded.variantsById.get(ids[index]!)
    if (!variant) throw notFound()
    const row = { id: String(index), qty, variant }
    const priced = priceLine(row, loaded.pricesByVariantId.get(variant.variantId))
    return applyAgreedPrice(priced, price, index)
  })
  assertSellable(lines)
  return priceCart(lines, rates)
}

/** What the order costs and when it can come; with the cheapest vehicle where none is selected. */
export async function previewAssistedOrder(ctx: StaffContext, input: PreviewInput) {
  const { buyer, buyerContext } = await resolveBuyer(ctx, input)
  const cart = requireOrderable(await priceGoods(buyerContext, input.lines))
  const address = await requireAddress(buyerContext, input.addressId)
  const quote = await quoteCartShipping(buyerContext, address, cart, input)
  const option =
    input.vehicle || quote.method === 'pickup'
      ? selectOption(quote, input)
      : findCheapestOption(quote.options)
  const { requiresPoNumber } = await findPoRules(ctx, buyer.accountId)
  return {
    summary: presentSummary(summarizeOrder(cart, option?.freight ?? zero, quote.parts)),
    quotes: presentShippingQuotes(quote, cart, listQuotedSlots(ctx, quote)),
    vehicle: option?.vehicle.code ?? null,
    requiresPoNumber,
  }
}

/**
 * Places the order as the buyer's own: their prices, their approval rule, their message. A purchase order is completed
 * with it. Throws as `draftCartOrder` and `placeOrder` do, 409 `negotiation.upo`, `upo.state`.
 */
export const placeAssistedOrder = (ctx: StaffContext, input: PlaceInput) =>
  withTransaction(ctx, async (ctx) => {
    const { purchaseOrderId, lines, accountId: _account, ...order } = input
    const { buyer, buyerContext } = await resolveBuyer(ctx, input)
    if (purchaseOrderId) await assertNotNegotiated(ctx.db, purchaseOrderId)
    await assertAccountActive(ctx.db, buyer.accountId, buyer.companyId ?? undefined)
    const cart = await priceGoods(buyerContext, lines)
    const draft = await draftCartOrder(buyerContext, order, cart)
    const placed = await placeOrder(ctx, { ...draft, isPoFileElsewhere: true })
    const { id, number, total } = placed
    const actor = toStaffActor(ctx)
    const locked = await orders.lockOrder(ctx, id)
    if (purchaseOrderId) await convertToOrder(ctx, purchaseOrderId, placed)
    await orders.addNote(ctx, locked, actor, 'Dibuat tim penjualan atas permintaan pembeli.')
    await recordOrderAudit(ctx, { id, number }, 'Buat pesanan untuk pembeli', {
      after: {
        status: placed.status,
        lines: lines.map(
          ({ qty, price }, index) =>
            `${qty} × ${cart.lines[index]!.variant.sku}${price ? ` @ ${price.amount}` : ''}`,
        ),
        note: input.note ?? null,
      },
    })
    return { id, number, total: moneyToJson(total) }
  })
