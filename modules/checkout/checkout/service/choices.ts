import { formatRupiah } from '#platform/format.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { type MoneyJson, moneyToJson, zero } from '#platform/money.ts'
import { isRefusal } from '#platform/refusal.ts'
import { findPoRules, previewApproval } from '#modules/checkout/order-approvals/service.ts'
import {
  explainPaymentType,
  findOwnLimits,
  isPaidLater,
  presentOwnLimit,
  type OwnLimits,
} from '#modules/finance/gateway/service/own-limits.ts'
import { loadPricedCart } from '#modules/selling/cart/service/cart.ts'
import {
  explainNoVehicle,
  findCheapestOption,
} from '#modules/selling/delivery/rules/vehicle-options.ts'
import {
  listQuotedSlots,
  listPickupIds,
  loadDeliveryNetwork,
  quoteFromNetwork,
  type DeliveryMethod,
  type ShippingQuote,
} from '#modules/selling/delivery/service/shipping-quote.ts'
import { paymentDescriptions } from '#modules/selling/orders/rules/payment-descriptions.ts'
import { listBanks, paymentTypes } from '#modules/selling/orders/rules/payment-types.ts'
import { summarizeOrder, toShipmentItem } from '../rules/order-summary.ts'
import {
  describePickup,
  quoteCartShipping,
  requireAddress,
  requireOrderable,
  selectOption,
  type CheckoutSelection,
} from './selection.ts'

type AvailableChoice = {
  code: string
  name: string
  description: string
  available: boolean
  reason: string | null
}

type PaymentMethodChoice = AvailableChoice & {
  fee: MoneyJson
  credit: ReturnType<typeof presentOwnLimit>
  banks: { code: string; name: string }[]
}

/**
 * Delivery methods for the cart and an address, with the reason why one is not available; of the shop's
 * own (`isEcom`) only what is. Throws 404.
 */
export async function listDeliveryMethods(
  ctx: BuyerContext,
  addressId: string,
  { isEcom = false }: { isEcom?: boolean | undefined },
) {
  const cart = requireOrderable(await loadPricedCart(ctx))
  const address = await requireAddress(ctx, addressId)
  const items = cart.lines.map(toShipmentItem)
  const ids = items.map(({ variantId }) => variantId)
  const network = await loadDeliveryNetwork(ctx, address.cityId, ids)
  const quote = (method: DeliveryMethod) =>
    quoteOrReason(() => quoteFromNetwork(network, address, items, { method }))
  const methods = describeMethods(quote('delivery'), quote('pickup'))
  const pickupIds = new Set(listPickupIds(network, items))
  return {
    results: isEcom ? methods.filter(({ available }) => available) : methods,
    items: items.map(({ variantId, name, quantity: qty, unit }) => {
      const pickup = pickupIds.has(variantId)
      const reason = pickup ? null : 'Tidak ada satu gudang yang punya semuanya.'
      return { product_variant_id: String(variantId), name, qty, unit, pickup, reason }
    }),
  }
}

type QuoteOrReason = ShippingQuote | { reason: string }

function describeMethods(
  deliveryQuote: QuoteOrReason,
  pickupQuote: QuoteOrReason,
): AvailableChoice[] {
  const cheapestOption =
    'options' in deliveryQuote ? deliveryQuote.options.find((option) => option.cheapest) : undefined
  const closedReason =
    'options' in deliveryQuote ? explainNoVehicle(deliveryQuote.options) : deliveryQuote.reason
  return [
    {
      code: 'delivery',
      name: 'Diantar ke alamat',
      description: cheapestOption
        ? `Mulai ${formatRupiah(moneyToJson(cheapestOption.freight))} dengan ${cheapestOption.vehicle.name}`
        : '',
      available: cheapestOption !== undefined,
      reason: cheapestOption ? null : closedReason,
    },
    {
      code: 'pickup',
      name: 'Ambil di gudang',
      description: 'options' in pickupQuote ? `${describePickup(pickupQuote)}, gratis` : '',
      available: 'options' in pickupQuote,
      reason: 'options' in pickupQuote ? null : pickupQuote.reason,
    },
  ]
}

/** Freight by vehicle, with the days that can be selected. Throws as `quoteShipping` does. */
export async function quoteCart(ctx: BuyerContext, { addressId, ...choice }: CheckoutSelection) {
  const cart = requireOrderable(await loadPricedCart(ctx))
  const address = await requireAddress(ctx, addressId)
  const quote = await quoteCartShipping(ctx, address, cart, choice)
  return { quote, cart, slots: listQuotedSlots(ctx, quote) }
}

/** The payment types, with the reason why one is not available for the cart. */
export async function listPaymentMethods(ctx: BuyerContext): Promise<PaymentMethodChoice[]> {
  const [{ lines, goods }, own] = await Promise.all([loadPricedCart(ctx), findOwnLimits(ctx)])
  return lines.length === 0
    ? describePaymentMethods(() => 'Keranjang Anda masih kosong.', own)
    : // Freight comes on top: what the goods alone exceed cannot be paid that way.
      describePaymentMethods((code) => explainPaymentType(code, goods, own), own)
}

/** The payment types, with the reason why one cannot be used. Those that are paid later are for verified companies alone. */
export const describePaymentMethods = (
  explain: (code: string) => string | null,
  own: OwnLimits,
): PaymentMethodChoice[] =>
  paymentTypes.flatMap(({ code, name, fee }) => {
    if (isPaidLater(code) && !own.credit) return []
    if (code === 'paper' && !own.hasPaper) return []
    const reason = explain(code)
    const available = reason === null
    return {
      code,
      name,
      description: paymentDescriptions[code],
      available,
      reason,
      fee: moneyToJson(fee),
      credit: presentOwnLimit(code, own),
      banks: listBanks(code),
    }
  })

/** What the cart costs with this delivery; with the cheapest vehicle where none is selected. */
export async function summarizeSelection(ctx: BuyerContext, input: CheckoutSelection) {
  const cart = requireOrderable(await loadPricedCart(ctx))
  const address = await requireAddress(ctx, input.addressId)
  const quote = await quoteCartShipping(ctx, address, cart, input)
  const option =
    input.vehicle || quote.method === 'pickup'
      ? selectOption(quote, input)
      : findCheapestOption(quote.options)
  const summary = summarizeOrder(cart, option?.freight ?? zero, quote.parts)
  return { summary, address, quote, option }
}

/** What the cart costs with this delivery, and what the buyer's company wants of an order of that total. */
export async function summarizeForBuyer(ctx: BuyerContext, input: CheckoutSelection) {
  const { summary } = await summarizeSelection(ctx, input)
  const [approval, poRules] = await Promise.all([
    previewApproval(ctx, summary.total),
    findPoRules(ctx, ctx.buyer.accountId),
  ])
  return { summary, approval, ...poRules }
}

/** A quote, or the message of the refusal that explains why there is none. */
function quoteOrReason(quote: () => ShippingQuote): QuoteOrReason {
  try {
    return quote()
  } catch (thrown) {
    if (isRefusal(thrown)) return { reason: thrown.message }
    throw thrown
  }
}
