import { inTransaction, withTransaction } from '#platform/database/database.ts'
import type { Db } from '#platform/database/database.ts'
import type { WriteBatch } from '#platform/database/write-batch.ts'
import type { BuyerContext, Context, AppDeps } from '#platform/http/context.ts'
import { shareRead } from '#platform/http/shared-reads.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import type { CartLineRow, PricedCart } from '../rules/pricing.ts'
import { findQuantityProblem, quantityRefusal } from '../rules/quantity.ts'
import * as cartLines from '../store/cart-lines.ts'
import * as carts from '../store/carts.ts'
import { loadCart, type LoadedCart, resolveOwner, priceLoadedCart } from './load-cart.ts'

/** The caller's cart at their prices. After sign-in this merges the visitor's cart into the account's. */
export const loadPricedCart = (ctx: Context): Promise<PricedCart> =>
  shareRead(ctx, 'cart', async () => priceLoadedCart(ctx, await loadCart(ctx)))

/** The buyer's cart, locked until the transaction ends, so that exactly the ordered lines are removed. */
export async function lockPricedCart(ctx: BuyerContext): Promise<PricedCart> {
  await carts.lockCart(ctx.db, { account: ctx.buyer.accountId }, ctx.clock.now())
  return loadPricedCart(ctx)
}

/** The buyer's cart without a lock, with the revision that says later whether it is still the same. */
export async function loadCartWithRevision(
  ctx: BuyerContext,
): Promise<{ cart: PricedCart; revision: number | undefined }> {
  const loaded = await loadCart(ctx)
  return { cart: await priceLoadedCart(ctx, loaded), revision: loaded.revision }
}

/** Locks the carts of accounts until the transaction ends. Returns their revisions by account. */
export const lockCartRevisions = carts.lockCartRevisions

/** The writes that empty carts that the transaction has locked, to be sent with the orders'. */
export const clearCartWrites = (accountIds: readonly string[], at: Date): WriteBatch => ({
  statements: {
    emptied_lines: cartLines.deleteLinesQuery(accountIds),
    emptied: carts.countRevisionsUpQuery(accountIds, at),
  },
})

/** Deletes visitors' carts that have not changed since, and the lines that were removed before then. */
export async function purgeCarts({ db }: AppDeps, before: Date): Promise<void> {
  await carts.deleteStaleVisitorCarts(db, before)
  await cartLines.deleteRemovedLines(db, before)
}

/** Lines of a cart: more than any list of materials has; the limit is against bots. */
const MAX_LINES = 600

/**
 * Adds to the cart; quantities of one variant add up. Throws 404 for a variant that is not sold, 422 at
 * `qty` with a suggestion.
 */
export const add = (ctx: Context, input: { variantId: number; qty: number }): Promise<PricedCart> =>
  withOptimisticRetry(ctx, async (ctx) => {
    const cart = await loadCart(ctx, input.variantId)
    const { requestedVariant, lines } = cart
    if (!requestedVariant?.active || !cart.pricesByVariantId.has(requestedVariant.variantId))
      throw notFound()
    const line = lines.find((each) => each.variant.variantId === input.variantId)
    assertQuantity(input.qty, requestedVariant, line?.qty)
    if (line) return saveQuantity(ctx, cart, line, roundToThousandths(line.qty + input.qty))
    if (lines.length >= MAX_LINES) throw cartFullRefusal()
    const owner = resolveOwner(ctx) ?? resolveOwner(ctx, ctx.visitor.issue())!
    const id = await cartLines.insertLine(
      ctx.db,
      owner,
      input.variantId,
      input.qty,
      ctx.clock.now(),
    )
    return id && { ...cart, lines: [...lines, { id, qty: input.qty, variant: requestedVariant }] }
  })

/** A line that could not be added, with a suggested quantity. */
export type RejectedCartLine = { variantId: number; message: string; suggestedQty: number | null }

/**
 * Adds many variants, quantities by variant id, to what is in the cart. Returns the ones that cannot be
 * added. Throws 422 `cart.full`.
 */
export const addAll = (
  ctx: Context,
  input: ReadonlyMap<number, number>,
): Promise<RejectedCartLine[]> =>
  withTransaction(ctx, async (ctx) => {
    const owner = resolveOwner(ctx) ?? resolveOwner(ctx, ctx.visitor.issue())!
    const at = ctx.clock.now()
    const cartId = await carts.lockCart(ctx.db, owner, at)
    const cart = await loadCart(ctx, ...input.keys())
    const rejected: RejectedCartLine[] = []
    const lines = [...input].flatMap(([variantId, qty]) => {
      const variant = cart.variantsById.get(variantId)
      if (!variant?.active || !cart.pricesByVariantId.has(variantId)) {
        rejected.push({ variantId, message: 'Barang ini tidak dijual lagi.', suggestedQty: null })
        return []
      }
      const alreadyInCart =
        cart.lines.find((line) => line.variant.variantId === variantId)?.qty ?? 0
      const problem = findQuantityProblem(qty, variant, alreadyInCart)
      if (!problem) return [{ variantId, qty: roundToThousandths(alreadyInCart + qty) }]
      rejected.push({ variantId, message: problem.message, suggestedQty: problem.suggestedQty })
      return []
    })
    const existingIds = new Set(cart.lines.map(({ variant }) => variant.variantId))
    const addedCount = lines.filter(({ variantId }) => !existingIds.has(variantId)).length
    if (cart.lines.length + addedCount > MAX_LINES) throw cartFullRefusal()
    if (lines.length > 0) await cartLines.upsertLines(ctx.db, cartId, lines, at)
    return rejected
  })

/** Sets a line's quantity. Throws 404 for another cart's line, 422 at `qty` with a suggestion. */
export const changeQuantity = (
  ctx: Context,
  input: { id: string; qty: number },
): Promise<PricedCart> =>
  withOptimisticRetry(ctx, async (ctx) => {
    const cart = await loadCart(ctx)
    const line = cart.lines.find(({ id }) => id === input.id.toLowerCase())
    if (!line) throw notFound()
    assertQuantity(input.qty, line.variant)
    return saveQuantity(ctx, cart, line, input.qty)
  })

/** Removes a line, which can be restored for a while. Throws 404 for another cart's line. */
export async function removeLine(ctx: Context, id: string): Promise<PricedCart> {
  const cart = await loadCart(ctx)
  const owner = resolveOwner(ctx)
  if (!owner || !(await cartLines.removeLine(ctx.db, owner, id, ctx.clock.now()))) throw notFound()
  return priceLoadedCart(ctx, {
    ...cart,
    lines: cart.lines.filter((line) => line.id !== id.toLowerCase()),
  })
}

/**
 * Restores a line that was removed, with its quantity and its place; once, however often it is asked for.
 * Throws 404 for another cart's line, 422 `cart.full`.
 */
export async function restoreLine(ctx: Context, id: string): Promise<PricedCart> {
  const owner = resolveOwner(ctx)
  if (!owner) throw notFound()
  if ((await loadCart(ctx)).lines.length >= MAX_LINES) throw cartFullRefusal()
  const isRestored = await cartLines.restoreLine(ctx.db, owner, id, ctx.clock.now())
  const cart = await loadCart(ctx)
  // Another request may have restored it.
  if (!isRestored && !cart.lines.some((line) => line.id === id.toLowerCase())) throw notFound()
  return priceLoadedCart(ctx, cart)
}

const cartFullRefusal = () =>
  new Refusal(
    'cart.full',
    `Keranjang memuat paling banyak ${MAX_LINES} barang. Pesan dulu yang ada.`,
  )

function assertQuantity(
  qty: number,
  variant: CartLineRow['variant'],
  alreadyInCart?: number,
): void {
  const problem = findQuantityProblem(qty, variant, alreadyInCart)
  if (problem) throw quantityRefusal(problem)
}

/** The cart with the line's new quantity; false where the line has changed since it was read. */
async function saveQuantity(
  ctx: Context,
  cart: LoadedCart,
  line: CartLineRow,
  qty: number,
): Promise<LoadedCart | false> {
  const owner = resolveOwner(ctx)
  const at = ctx.clock.now()
  const isSaved =
    owner &&
    (await cartLines.updateQuantity(ctx.db, owner, { id: line.id, seen: line.qty, qty }, at))
  if (!isSaved) return false
  return { ...cart, lines: cart.lines.map((each) => (each === line ? { ...line, qty } : each)) }
}

/**
 * Concurrent writes to one cart are rare, so `work` first runs without a lock, which saves two statements,
 * and writes only what is unchanged since it was read. Otherwise it runs again with the cart locked.
 */
async function withOptimisticRetry(
  ctx: Context,
  work: (ctx: Context) => Promise<LoadedCart | false | '' | undefined>,
): Promise<PricedCart> {
  const cart = (await work(ctx)) || (await inTransaction(ctx.db, runLocked))
  if (!cart) throw new Error('a cart changed under its lock')
  return priceLoadedCart(ctx, cart)

  async function runLocked(tx: Db) {
    const owner = resolveOwner(ctx)
    if (owner) await carts.lockCart(tx, owner, ctx.clock.now())
    return work({ ...ctx, db: tx })
  }
}
