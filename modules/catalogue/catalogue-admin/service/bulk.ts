import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { isRefusal, notFound, Refusal } from '#platform/refusal.ts'
import type { DiscountTier } from '#modules/catalogue/pricing/rules/tiers.ts'
import { loadTiers, markTiers, setTiers } from '#modules/catalogue/pricing/service/staff-service.ts'
import type { catalogueAdminCalls } from '../contract.ts'
import * as store from '../store/products.ts'
import { type AdminVariantRow, findByProduct } from '../store/variants.ts'
import * as products from './products.ts'
import * as variants from './variants.ts'

type Body = z.output<typeof catalogueAdminCalls.changeProducts.body>

/**
 * Changes products in the same way, in the order of their ids: all of them, or none. Throws 404, and what
 * changing one of them throws, with its name.
 */
export const changeProducts = (ctx: StaffContext, { products: selected, change }: Body) =>
  withTransaction(ctx, async (ctx) => {
    const inOrder = selected.toSorted((one, other) => Number(one.id) - Number(other.id))
    for (const { id, revision, tiersMark } of inOrder) {
      const product = await store.lock(ctx.db, Number(id))
      if (!product) throw notFound()
      await nameInRefusal(product.name, () =>
        change.kind === 'tiers'
          ? replaceTiers(ctx, product.id, { tiers: change.tiers, tiersMark })
          : changeProduct(ctx, { ...product, revision }, change),
      )
    }
    return { products: selected.length }
  })

type NewTiers = { tiers: DiscountTier[]; tiersMark: string | undefined }

/**
 * Replaces the tiers of all variants of a product. Throws 409 `desk.changed` if they are not those that the caller
 * saw; what changes meanwhile is noticed with the variant's row locked.
 */
async function replaceTiers(
  ctx: StaffContext,
  productId: number,
  { tiers, tiersMark }: NewTiers,
): Promise<void> {
  const ids = (await findByProduct(ctx.db, productId)).map(({ id }) => id)
  const seen = await loadTiers(ctx.db, ids)
  if (tiersMark !== undefined && tiersMark !== markTiers(ids, seen)) throw changedTiers()
  for (const id of ids) await setTiers(ctx, id, { tiers, seen: seen.get(id) ?? [] })
}

const changedTiers = () =>
  new Refusal(
    'desk.changed',
    'Rekan Anda baru saja mengubah harga grosirnya. Lihat dahulu, lalu pilih lagi.',
    409,
  )

/** `revision` is the one that the caller saw. */
async function changeProduct(
  ctx: StaffContext,
  product: store.AdminProductRow,
  change: Exclude<Body['change'], { kind: 'tiers' }>,
): Promise<void> {
  const { id, subCategoryId, brandId, ...values } = product
  await products.change(ctx, id, {
    ...values,
    brandId: String(brandId),
    subCategoryId: change.kind === 'move' ? change.subCategoryId : String(subCategoryId),
    active: change.kind === 'publish' ? change.active : product.active,
  })
  if (change.kind === 'publish' && change.active) await sellVariants(ctx, id)
}

/** Puts all variants of a product on sale if none is. */
async function sellVariants(ctx: StaffContext, productId: number): Promise<void> {
  const all = await findByProduct(ctx.db, productId)
  if (all.some(({ active }) => active)) return
  for (const { id, productId: _productId, ...variant } of all satisfies AdminVariantRow[])
    await variants.change(ctx, id, { ...variant, active: true })
}

/** A refusal among many products has to name the product. */
async function nameInRefusal<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (!isRefusal(thrown) || thrown.status === 404) throw thrown
    throw new Refusal(thrown.code, `${name}: ${thrown.message}`, thrown.status, thrown.more)
  }
}
