import type { z } from 'zod'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { queueReindex } from '#modules/catalogue/search/service/indexing.ts'
import type { catalogueAdminCalls } from '../contract.ts'
import { inUse, resolveSlug, slugTaken } from '../rules/conflicts.ts'
import * as store from '../store/categories.ts'
import { defineAdminEntity, type WithRevision } from './admin-entity.ts'
import { ensurePlaceholderImage } from './images.ts'

type Body = z.output<typeof catalogueAdminCalls.addCategory.body>
const categories = defineAdminEntity({
  type: 'category',
  noun: 'kategori',
  uniqueIndex: 'category_slug_key',
  lock: store.lockCategory,
  toBody: ({ name, slug, group, picture, position }) => ({ name, slug, group, picture, position }),
})

/** Every category with its sub-categories, in the order of the menu. */
export async function list({ db }: AppDeps) {
  const [rows, subs, products] = await Promise.all([
    store.findCategories(db),
    store.findSubCategories(db),
    store.countProducts(db),
  ])
  const subCategoriesByCategory = Map.groupBy(subs, ({ categoryId }) => categoryId)
  return rows.map((category) => ({
    ...category,
    id: String(category.id),
    subCategories: (subCategoriesByCategory.get(category.id) ?? []).map((sub) => ({
      ...sub,
      id: String(sub.id),
      products: products.get(sub.id) ?? 0,
    })),
  }))
}

/** Adds a category, by default at the end of the menu. Throws 422 `slug.taken`. */
export function add(ctx: StaffContext, body: Body) {
  const slug = resolveSlug(body.name, body.slug)
  return categories.add(ctx, slugTaken(slug), async (ctx) => {
    const last = (await store.findCategories(ctx.db)).at(-1)?.position ?? 0
    const { name, group, picture = await ensurePlaceholderImage(ctx), position = last + 1 } = body
    const after = { slug, name, group, picture, position }
    return { id: await store.insertCategory(ctx.db, after), after }
  })
}

/** Changes a category. Throws 404, 409 `desk.changed`, 422 `slug.taken`. */
export function change(ctx: StaffContext, id: number, { revision, ...body }: WithRevision<Body>) {
  const slug = resolveSlug(body.name, body.slug)
  return categories.change(ctx, id, {
    revision,
    taken: slugTaken(slug),
    toValues: (_ctx, before) => {
      const { name, group, picture = before.picture, position = before.position } = body
      return { slug, name, group, picture, position }
    },
    save: async ({ db }, after, before) => {
      await store.updateCategory(db, id, after)
      if (after.name !== before.name) await queueReindex(db, { categoryId: id })
    },
  })
}

/** Removes a category. Throws 404, 422 `desk.in_use` while it has sub-categories. */
export const remove = (ctx: StaffContext, id: number) =>
  categories.remove(ctx, id, async ({ db }, { name }) => {
    if ((await store.findSubCategories(db)).some(({ categoryId }) => categoryId === id))
      throw inUse(`${name} masih punya subkategori. Pindahkan atau hapus dahulu.`)
    await store.removeCategory(db, id)
  })
