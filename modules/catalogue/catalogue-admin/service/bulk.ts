import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { isRefusal, notFound, Refusal } from '#platform/refusal.ts'
import { setTiers } from '#modules/catalogue/pricing/service/staff-service.ts'
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
    for (const { id, revision } of inOrder) {
      const product = await store.lock(ctx.db, Number(id))
      if (!product) throw notFound()
      await nameInRefusal(product.name, () => changeProduct(ctx, { ...product, revision }, change))
    }
    return { products: selected.length }
  })

/** `revision` is the one that the caller saw. */
async function changeProduct(
  ctx: StaffContext,
  product: store.AdminProductRow,
  change: Body['change'],
): Promise<void> {
  if (change.kind === 'tiers') {
    for (const { id } of await findByProduct(ctx.db, product.id))
      await setTiers(ctx, id, { tiers: change.tiers })
    return
  }
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

/** Of a refusal among many products it has to be said which one it is about. */
async function nameInRefusal<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (!isRefusal(thrown) || thrown.status === 404) throw thrown
    throw new Refusal(thrown.code, `${name}: ${thrown.message}`, thrown.status, thrown.more)
  }
}
