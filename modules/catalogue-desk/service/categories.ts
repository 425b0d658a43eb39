import type { z } from 'zod'
import type { StaffContext, Tools } from '#platform/http/context.ts'
import { indexShelf } from '#modules/catalogue/service/search/indexing.ts'
import type { catalogueDeskCalls } from '../contract.ts'
import { inUse } from '../rules/saving.ts'
import * as store from '../store/shelves.ts'
import { noPicture } from './pictures.ts'
import { addressed, changing, holding, notesOf, saving, type Seen } from './saving.ts'

type Body = z.output<typeof catalogueDeskCalls.addCategory.body>
const note = notesOf('category')
const unique = 'category_slug_key'

/** Every category with its sub-categories, in the menu's order. */
export async function list({ db }: Tools) {
  const [categories, subs, products] = await Promise.all([
    store.categories(db),
    store.subCategories(db),
    store.productCounts(db),
  ])
  const under = Map.groupBy(subs, ({ categoryId }) => categoryId)
  return categories.map((category) => ({
    ...category,
    id: String(category.id),
    subCategories: (under.get(category.id) ?? []).map((sub) => ({
      ...sub,
      id: String(sub.id),
      products: products.get(sub.id) ?? 0,
    })),
  }))
}

/** Adds a category at the end of the menu unless told where. Throws 422 `slug.taken`. */
export function add(ctx: StaffContext, body: Body) {
  const { slug, ...clash } = addressed(body, unique)
  return saving(ctx, clash, async (inside) => {
    const last = (await store.categories(inside.db)).at(-1)?.position ?? 0
    const { name, group, picture = await noPicture(ctx), position = last + 1 } = body
    const saved = { slug, name, group, picture, position }
    const id = await store.insertCategory(inside.db, saved)
    await note(inside, 'Tambah kategori', id, name, { after: saved })
    return { id: String(id) }
  })
}

/** Changes a category. Throws 404, 409 `desk.changed`, 422 `slug.taken`. */
export function change(ctx: StaffContext, id: number, { revision, ...body }: Seen<Body>) {
  const { slug, ...clash } = addressed(body, unique)
  return changing(ctx, {
    id,
    revision,
    ...clash,
    lock: store.lockCategory,
    after: (_inside, before) => {
      const { name, group, picture = before.picture, position = before.position } = body
      return { slug, name, group, picture, position }
    },
    save: async ({ db }, after, before) => {
      await store.updateCategory(db, id, after)
      if (after.name !== before.name) await indexShelf(db, { categoryId: id })
    },
    note,
    action: 'Ubah kategori',
  })
}

/** Removes a category. Throws 404, 422 `desk.in_use` while it has sub-categories. */
export const remove = (ctx: StaffContext, id: number) =>
  holding(ctx, id, store.lockCategory, async (inside, before) => {
    const { db } = inside
    if ((await store.subCategories(db)).some(({ categoryId }) => categoryId === id))
      throw inUse(`${before.name} masih punya subkategori. Pindahkan atau hapus dahulu.`)
    await store.removeCategory(db, id)
    await note(inside, 'Hapus kategori', id, before.name, { before })
  })
