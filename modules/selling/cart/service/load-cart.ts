import { toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { Context } from '#platform/http/context.ts'
import { hashToken } from '#platform/token-hash.ts'
import { priceContextFor } from '#modules/catalogue/pricing/service/prices.ts'
import { loadTaxRates } from '#modules/catalogue/tax/service.ts'
import {
  type CartVariant,
  type CartLineRow,
  type CartPrice,
  type PricedCart,
  priceCart,
  priceLine,
  type CartTaxRates,
} from '../rules/pricing.ts'
import * as cartLines from '../store/cart-lines.ts'
import * as carts from '../store/carts.ts'
import { emptySnapshot, readCart } from '../store/read-cart.ts'

/** A cart's lines with their prices, and a variant that was requested with it. */
export type LoadedCart = {
  lines: CartLineRow[]
  pricesByVariantId: Map<number, CartPrice>
  requestedVariant: CartVariant | undefined
  /** The variants of the cart and the requested ones. */
  variantsById: ReadonlyMap<number, CartVariant>
  /** The day's PPN rates; undefined where nothing was found. */
  rates: CartTaxRates | undefined
  /** The cart's writes are counted by it; undefined where it has no lines. */
  revision: number | undefined
}

/** The owner of the cart that the caller changes; undefined for a visitor without a token. */
export function resolveOwner(
  ctx: Context,
  visitorToken = ctx.visitor.token,
): carts.CartOwner | undefined {
  if (ctx.actor.kind === 'buyer') return { account: ctx.actor.accountId }
  return visitorToken ? { visitor: hashToken(visitorToken) } : undefined
}

/** The owners whose carts the caller may read: account, visitor, or both before they are merged. */
export const resolveCartReaders = (ctx: Context): carts.CartOwners => ({
  account: ctx.actor.kind === 'buyer' ? ctx.actor.accountId : null,
  visitor: ctx.visitor.token ? hashToken(ctx.visitor.token) : null,
})

/**
 * Reads the caller's cart. A buyer with a visitor's token first gets that cart's lines merged; quantities
 * of one variant add up.
 */
export async function loadCart(ctx: Context, ...variantIds: number[]): Promise<LoadedCart> {
  const owners = resolveCartReaders(ctx)
  const isEmpty = !owners.account && !owners.visitor && variantIds.length === 0
  const priceContext = { ...priceContextFor(ctx.actor), day: toJakartaDate(ctx.clock.now()) }
  let snapshot = isEmpty ? emptySnapshot : await readCart(ctx.db, owners, priceContext, variantIds)
  if (
    owners.account &&
    owners.visitor &&
    snapshot.rows.some(({ line }) => line?.isFromVisitorCart)
  ) {
    await mergeVisitorCart(ctx, owners.account, owners.visitor)
    snapshot = await readCart(ctx.db, { ...owners, visitor: null }, priceContext, variantIds)
  }
  const { rows, rates } = snapshot
  return {
    lines: rows.flatMap(({ line }) => (line ? [line] : [])),
    pricesByVariantId: new Map(
      rows.flatMap(({ variant, price }) => (price ? [[variant.variantId, price]] : [])),
    ),
    requestedVariant: rows.find(({ variant }) => variant.variantId === variantIds[0])?.variant,
    variantsById: new Map(rows.map(({ variant }) => [variant.variantId, variant])),
    rates,
    revision: rows.find(({ line }) => line)?.line?.revision,
  }
}

/** The cart's totals, with today's PPN. */
export async function priceLoadedCart(ctx: Context, cart: LoadedCart): Promise<PricedCart> {
  const rates = cart.rates ?? (await loadTaxRates(ctx.db, toJakartaDate(ctx.clock.now())))
  const lines = cart.lines.map((line) =>
    priceLine(line, cart.pricesByVariantId.get(line.variant.variantId)),
  )
  return priceCart(lines, rates)
}

/**
 * Locks both carts, the account's first: of two concurrent requests the second one finds nothing to merge.
 */
export const mergeVisitorCart = (ctx: Context, account: string, visitor: Buffer): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const cartId = await carts.lockCart(ctx.db, { account }, ctx.clock.now())
    await cartLines.moveVisitorLines(ctx.db, visitor, cartId)
  })
