import { inTransaction, withTransaction } from '#platform/database/database.ts'
import type { Db } from '#platform/database/database.ts'
import type { BuyerContext, Context, Tools } from '#platform/http/context.ts'
import type { Writing } from '#platform/jobs/at-once.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { openCart, type OpenCart, ownerOf, priced } from './opening.ts'
import type { KeptLine, PricedCart } from './rules/priced.ts'
import { qtyProblem, qtyRefusal } from './rules/quantity.ts'
import * as store from './store.ts'

/** The asker's cart, priced for them. A visitor's cart joins the account's here, after sign-in. */
export async function cartOf(ctx: Context): Promise<PricedCart> {
  return priced(ctx, await openCart(ctx))
}

/** The buyer's cart, locked until the transaction ends: what is ordered is what is emptied. */
export async function lockedCartOf(ctx: BuyerContext): Promise<PricedCart> {
  await store.lockCart(ctx.db, { account: ctx.buyer.accountId }, ctx.clock.now())
  return cartOf(ctx)
}

/** Takes every line out, to be written with the order that they became. */
export const emptying = (tx: Db, accountId: string): Writing => ({
  rows: { emptied: store.allLines(tx, accountId) },
})

/** Forgets visitors' carts that nobody has touched since. */
export const purgeCarts = ({ db }: Tools, before: Date) => store.removeOldVisitors(db, before)

/** Lines that a cart takes: more than any list of materials, fewer than a robot would leave. */
const mostLines = 600

/**
 * Adds to the cart; the same variant adds up. Throws 404 for what is not sold, 422 at `qty` with
 * the figure that would do.
 */
export const add = (
  ctx: Context,
  wanted: { variantId: number; qty: number },
): Promise<PricedCart> =>
  whileUnchanged(ctx, async (now) => {
    const cart = await openCart(now, wanted.variantId)
    const { variant, lines } = cart
    if (!variant?.active || !cart.prices.has(variant.variantId)) throw notFound()
    const line = lines.find((each) => each.variant.variantId === wanted.variantId)
    refuse(wanted.qty, variant, line?.qty)
    if (line) return saved(now, cart, line, thousandths(line.qty + wanted.qty))
    if (lines.length >= mostLines) throw full()
    const owner = ownerOf(now) ?? ownerOf(now, now.visitor.issue())!
    const id = await store.insertLine(now.db, owner, wanted.variantId, wanted.qty, now.clock.now())
    return id && { ...cart, lines: [...lines, { id, qty: wanted.qty, variant }] }
  })

/** What of a list could not be put in, and the figure that would do. */
export type NotAdded = { variantId: number; message: string; suggestedQty: number | null }

/**
 * Adds many variants at once, quantities by their ids; what is there adds up. What cannot be added is
 * answered, everything else is in. Throws 422 `cart.full`.
 */
export const addAll = (ctx: Context, wanted: ReadonlyMap<number, number>): Promise<NotAdded[]> =>
  withTransaction(ctx, async (ctx) => {
    const owner = ownerOf(ctx) ?? ownerOf(ctx, ctx.visitor.issue())!
    const at = ctx.clock.now()
    const cartId = await store.lockCart(ctx.db, owner, at)
    const cart = await openCart(ctx, ...wanted.keys())
    const refused: NotAdded[] = []
    const lines = [...wanted].flatMap(([variantId, qty]) => {
      const variant = cart.variants.get(variantId)
      if (!variant?.active || !cart.prices.has(variantId)) {
        refused.push({ variantId, message: 'Barang ini tidak dijual lagi.', suggestedQty: null })
        return []
      }
      const already = cart.lines.find((line) => line.variant.variantId === variantId)?.qty ?? 0
      const problem = qtyProblem(qty, variant, already)
      if (!problem) return [{ variantId, qty: thousandths(already + qty) }]
      refused.push({ variantId, message: problem.message, suggestedQty: problem.suggestedQty })
      return []
    })
    const held = new Set(cart.lines.map(({ variant }) => variant.variantId))
    const more = lines.filter(({ variantId }) => !held.has(variantId)).length
    if (cart.lines.length + more > mostLines) throw full()
    if (lines.length > 0) await store.putLines(ctx.db, cartId, lines, at)
    return refused
  })

/** Sets a line's quantity. Throws 404 for another's line, 422 at `qty` with the figure that would do. */
export const change = (ctx: Context, wanted: { id: string; qty: number }): Promise<PricedCart> =>
  whileUnchanged(ctx, async (now) => {
    const cart = await openCart(now)
    const line = cart.lines.find(({ id }) => id === wanted.id.toLowerCase())
    if (!line) throw notFound()
    refuse(wanted.qty, line.variant)
    return saved(now, cart, line, wanted.qty)
  })

/** Takes a line out. Throws 404 for another's line. */
export async function remove(ctx: Context, id: string): Promise<PricedCart> {
  const cart = await openCart(ctx)
  const owner = ownerOf(ctx)
  if (!owner || !(await store.deleteLine(ctx.db, owner, id, ctx.clock.now()))) throw notFound()
  return priced(ctx, { ...cart, lines: cart.lines.filter((line) => line.id !== id.toLowerCase()) })
}

const full = () =>
  new Refusal(
    'cart.full',
    `Keranjang memuat paling banyak ${mostLines} barang. Pesan dulu yang ada.`,
  )

function refuse(qty: number, variant: KeptLine['variant'], already?: number): void {
  const problem = qtyProblem(qty, variant, already)
  if (problem) throw qtyRefusal(problem)
}

/** The cart with the line's new quantity; false where the line is no longer as it was read. */
async function saved(
  ctx: Context,
  cart: OpenCart,
  line: KeptLine,
  qty: number,
): Promise<OpenCart | false> {
  const owner = ownerOf(ctx)
  const at = ctx.clock.now()
  const done =
    owner && (await store.setLine(ctx.db, owner, { id: line.id, seen: line.qty, qty }, at))
  if (!done) return false
  return { ...cart, lines: cart.lines.map((each) => (each === line ? { ...line, qty } : each)) }
}

/**
 * A cart is rarely written twice at once, so the story first runs without a lock and saves only
 * what is still as it was read: two statements fewer. If it has changed, the story runs again with
 * the cart locked.
 */
async function whileUnchanged(
  ctx: Context,
  story: (now: Context) => Promise<OpenCart | false | '' | undefined>,
): Promise<PricedCart> {
  const cart = (await story(ctx)) || (await inTransaction(ctx.db, locked))
  if (!cart) throw new Error('a cart changed under its lock')
  return priced(ctx, cart)

  async function locked(tx: Db) {
    const owner = ownerOf(ctx)
    if (owner) await store.lockCart(tx, owner, ctx.clock.now())
    return story({ ...ctx, db: tx })
  }
}

/** Quantities have three decimals; sums of them must not carry a float's dust. */
const thousandths = (quantity: number) => Math.round(quantity * 1000) / 1000
