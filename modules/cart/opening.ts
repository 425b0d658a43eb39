import { askerOf } from '#modules/pricing/service.ts'
import { ratesOn } from '#modules/tax/service.ts'
import { dayOf } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { Context } from '#platform/http/context.ts'
import { hashToken } from '#platform/token-hash.ts'
import {
  type CartVariant,
  type KeptLine,
  type Price,
  type PricedCart,
  priceCart,
  priceLine,
  type Rates,
} from './rules/priced.ts'
import * as store from './store.ts'

/** What lies in a cart and what it costs its owner, with the variant that was asked for besides. */
export type OpenCart = {
  lines: KeptLine[]
  prices: Map<number, Price>
  variant: CartVariant | undefined
  /** All variants that were asked for. */
  variants: ReadonlyMap<number, CartVariant>
  /** The day's PPN rates; missing where nothing was found. */
  rates: Rates | undefined
}

/** Whose cart the asker writes in; undefined for a visitor without a ticket. */
export function ownerOf(ctx: Context, ticket = ctx.visitor.token): store.Owner | undefined {
  if (ctx.actor.kind === 'buyer') return { account: ctx.actor.accountId }
  return ticket ? { visitor: hashToken(ticket) } : undefined
}

/** Whose carts the asker may read: the account's, the visitor's, or both before they are joined. */
export const readerOf = (ctx: Context): store.Reader => ({
  account: ctx.actor.kind === 'buyer' ? ctx.actor.accountId : null,
  visitor: ctx.visitor.token ? hashToken(ctx.visitor.token) : null,
})

/**
 * Reads the asker's cart. A buyer who brings a visitor's ticket along gets that cart's lines first:
 * quantities of the same variant add up.
 */
export async function openCart(ctx: Context, ...wanted: number[]): Promise<OpenCart> {
  const reader = readerOf(ctx)
  const nothing = !reader.account && !reader.visitor && wanted.length === 0
  const asker = { ...askerOf(ctx.actor), day: dayOf(ctx.clock.now()) }
  let seen = nothing ? store.nothing : await store.look(ctx.db, reader, asker, wanted)
  if (reader.account && reader.visitor && seen.found.some(({ line }) => line?.visitors)) {
    await join(ctx, reader.account, reader.visitor)
    seen = await store.look(ctx.db, { ...reader, visitor: null }, asker, wanted)
  }
  const { found, rates } = seen
  return {
    lines: found.flatMap(({ line }) => (line ? [line] : [])),
    prices: new Map(
      found.flatMap(({ variant, price }) => (price ? [[variant.variantId, price]] : [])),
    ),
    variant: found.find(({ variant }) => variant.variantId === wanted[0])?.variant,
    variants: new Map(found.map(({ variant }) => [variant.variantId, variant])),
    rates,
  }
}

/** Adds the cart up, with the PPN of today. */
export async function priced(ctx: Context, cart: OpenCart): Promise<PricedCart> {
  const rates = cart.rates ?? (await ratesOn(ctx.db, dayOf(ctx.clock.now())))
  const lines = cart.lines.map((line) => priceLine(line, cart.prices.get(line.variant.variantId)))
  return priceCart(lines, rates)
}

/** Both carts are locked, the account's first; of two requests at once the second finds it done. */
const join = (ctx: Context, account: string, visitor: Buffer): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const cartId = await store.lockCart(ctx.db, { account }, ctx.clock.now())
    await store.moveLines(ctx.db, visitor, cartId)
  })
