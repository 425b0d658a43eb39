import { priceContextFor } from '#modules/catalogue/pricing/service/prices.ts'
import { loadTaxRates } from '#modules/catalogue/tax/service.ts'
import { toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { Context } from '#platform/http/context.ts'
import { hashToken } from '#platform/token-hash.ts'
import {
  type CartVariant,
  type CartLineRow,
  type CartPrice,
  type PricedCart,
  priceCart,
  priceLine,
  type CartTaxRates,
} from '../rules/pricing.ts'
import * as store from '../store.ts'

/** What lies in a cart and what it costs its owner, with the variant that was asked for besides. */
export type LoadedCart = {
  lines: CartLineRow[]
  pricesByVariantId: Map<number, CartPrice>
  requestedVariant: CartVariant | undefined
  /** All variants that were asked for. */
  variantsById: ReadonlyMap<number, CartVariant>
  /** The day's PPN rates; missing where nothing was found. */
  rates: CartTaxRates | undefined
}

/** Whose cart the asker writes in; undefined for a visitor without a ticket. */
export function resolveOwner(
  ctx: Context,
  visitorToken = ctx.visitor.token,
): store.CartOwner | undefined {
  if (ctx.actor.kind === 'buyer') return { account: ctx.actor.accountId }
  return visitorToken ? { visitor: hashToken(visitorToken) } : undefined
}

/** Whose carts the asker may read: the account's, the visitor's, or both before they are joined. */
export const readerOf = (ctx: Context): store.CartOwners => ({
  account: ctx.actor.kind === 'buyer' ? ctx.actor.accountId : null,
  visitor: ctx.visitor.token ? hashToken(ctx.visitor.token) : null,
})

/**
 * Reads the asker's cart. A buyer who brings a visitor's ticket along gets that cart's lines first:
 * quantities of the same variant add up.
 */
export async function loadCart(ctx: Context, ...variantIds: number[]): Promise<LoadedCart> {
  const owners = readerOf(ctx)
  const isEmpty = !owners.account && !owners.visitor && variantIds.length === 0
  const priceContext = { ...priceContextFor(ctx.actor), day: toJakartaDate(ctx.clock.now()) }
  let snapshot = isEmpty
    ? store.emptySnapshot
    : await store.readCart(ctx.db, owners, priceContext, variantIds)
  if (
    owners.account &&
    owners.visitor &&
    snapshot.rows.some(({ line }) => line?.isFromVisitorCart)
  ) {
    await mergeVisitorCart(ctx, owners.account, owners.visitor)
    snapshot = await store.readCart(ctx.db, { ...owners, visitor: null }, priceContext, variantIds)
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
  }
}

/** Adds the cart up, with the PPN of today. */
export async function priceLoadedCart(ctx: Context, cart: LoadedCart): Promise<PricedCart> {
  const rates = cart.rates ?? (await loadTaxRates(ctx.db, toJakartaDate(ctx.clock.now())))
  const lines = cart.lines.map((line) =>
    priceLine(line, cart.pricesByVariantId.get(line.variant.variantId)),
  )
  return priceCart(lines, rates)
}

/** Both carts are locked, the account's first; of two requests at once the second finds it done. */
const mergeVisitorCart = (ctx: Context, account: string, visitor: Buffer): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const cartId = await store.lockCart(ctx.db, { account }, ctx.clock.now())
    await store.moveVisitorLines(ctx.db, visitor, cartId)
  })
