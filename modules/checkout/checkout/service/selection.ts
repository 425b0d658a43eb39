import type { z } from 'zod'
import type { AgreedDelivery } from '#modules/selling/orders/contract.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { shareRead } from '#platform/http/shared-reads.ts'
import { notFound } from '#platform/refusal.ts'
import type { PricedCart } from '#modules/selling/cart/rules/pricing.ts'
import {
  selectVehicleOption,
  type VehicleOption,
} from '#modules/selling/delivery/rules/vehicle-options.ts'
import {
  quoteShipping,
  type DeliveryChoice,
  type DeliveryMethod,
  type ShippingQuote,
} from '#modules/selling/delivery/service/shipping-quote.ts'
import { assertOrderable, toShipmentItem } from '../rules/order-summary.ts'
import { findShippingAddress, type ShippingAddress } from '../store.ts'

/** The delivery that the buyer selected for the cart. */
export type CheckoutSelection = {
  addressId: string
  method: DeliveryMethod
  vehicle?: string | undefined
  /** Variants that are picked up although the others are delivered. */
  pickupItems?: readonly string[] | undefined
}

/** The cart, if it can be ordered. Throws 409 `cart.empty`, 422 `cart.problem`. */
export function requireOrderable(cart: PricedCart): PricedCart {
  assertOrderable(cart)
  return cart
}

/** An address of the buyer. Throws 404. */
export async function requireAddress(ctx: BuyerContext, id: string): Promise<ShippingAddress> {
  const address = await shareRead(ctx, `shipping address ${id}`, () =>
    findShippingAddress(ctx.db, ctx.buyer.accountId, id),
  )
  if (!address) throw notFound()
  return address
}

export const quoteCartShipping = (
  ctx: BuyerContext,
  address: ShippingAddress,
  cart: PricedCart,
  choice: Pick<CheckoutSelection, 'method' | 'pickupItems'>,
): Promise<ShippingQuote> =>
  quoteShipping(ctx, address, cart.lines.map(toShipmentItem), toDeliveryChoice(choice))

/** The choice by the ids that the catalogue has. */
const toDeliveryChoice = ({
  method,
  pickupItems = [],
}: Pick<CheckoutSelection, 'method' | 'pickupItems'>): DeliveryChoice => ({
  method,
  pickupIds: new Set(pickupItems.map(Number)),
})

/** The vehicle that the buyer selected; undefined for goods that they pick up. */
export const selectOption = (
  { method, options }: ShippingQuote,
  { vehicle }: Pick<CheckoutSelection, 'vehicle'>,
): VehicleOption | undefined =>
  method === 'pickup' ? undefined : selectVehicleOption(options, vehicle)

export const describePickup = ({ pickup }: ShippingQuote): string =>
  pickup ? `Ambil di ${pickup.name}` : ''

/** Where goods wait for the buyer, as an order keeps it; null where everything is delivered. */
export const describePickupPoint = ({
  pickup,
}: ShippingQuote): z.output<typeof AgreedDelivery>['pickup'] =>
  pickup && {
    warehouse: pickup.name,
    address: pickup.address,
    openingHours: pickup.openingHours,
  }
