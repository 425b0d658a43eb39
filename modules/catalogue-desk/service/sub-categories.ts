import type { z } from 'zod'
import type { StaffContext, Tools } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { indexShelf } from '#modules/catalogue/service/search/indexing.ts'
import type { catalogueDeskCalls } from '../contract.ts'
import { checkChange, checkKeys } from '../rules/attributes.ts'
import { inUse } from '../rules/saving.ts'
import * as store from '../store/shelves.ts'
import { noPicture } from './pictures.ts'
import { addressed, changing, holding, notesOf, saving, type Seen } from './saving.ts'

type Body = z.output<typeof catalogueDeskCalls.addSubCategory.body>
const note = notesOf('sub_category')
const unique = 'sub_category_slug_key'

/** One sub-category with how many variants carry each of its attributes. Throws 404. */
export async function show({ db }: Tools, id: number) {
  const [found, counts, use] = await Promise.all([
    store.subCategory(db, id),
    store.productCounts(db),
    store.attributeUse(db, id),
  ])
  if (!found) throw notFound()
  return {
    ...found,
    id: String(id),
    categoryId: String(found.categoryId),
    products: counts.get(id) ?? 0,
    attributes: found.attributes.map((attribute) => ({
      ...attribute,
      unit: attribute.unit ?? null,
      onCard: attribute.onCard ?? false,
      variants: use.get(attribute.key) ?? 0,
    })),
  }
}

/** Adds a sub-category at the end of its category. Throws 422 `slug.taken`, `attribute.twice`. */
export function add(ctx: StaffContext, body: Body) {
  const { slug, ...clash } = addressed(body, unique)
  return saving(ctx, clash, async (inside) => {
    checkKeys(body.attributes)
    const categoryId = await categoryOf(inside, body.categoryId)
    const beside = (await store.subCategories(inside.db)).filter(
      (sub) => sub.categoryId === categoryId,
    )
    const { picture = await noPicture(ctx), position = (beside.at(-1)?.position ?? 0) + 1 } = body
    const saved = { ...body, slug, categoryId, picture, position }
    const id = await store.insertSubCategory(inside.db, saved)
    await note(inside, 'Tambah subkategori', id, body.name, { after: saved })
    return { id: String(id) }
  })
}

/**
 * Changes a sub-category. Throws 404, 409 `desk.changed`, 422 `slug.taken`, `attribute.twice`,
 * `attribute.in_use`.
 */
export function change(ctx: StaffContext, id: number, { revision, ...body }: Seen<Body>) {
  const { slug, ...clash } = addressed(body, unique)
  return changing(ctx, {
    id,
    revision,
    ...clash,
    lock: store.lockSubCategory,
    after: async (inside, before) => {
      checkKeys(body.attributes)
      const use = await store.attributeUse(inside.db, id)
      checkChange(
        before.attributes.map((each) => ({ ...each, variants: use.get(each.key) ?? 0 })),
        body.attributes,
      )
      const categoryId = await categoryOf(inside, body.categoryId)
      const { picture = before.picture, position = before.position } = body
      return { ...body, slug, categoryId, picture, position }
    },
    save: async ({ db }, after) => {
      await store.updateSubCategory(db, id, after)
      await indexShelf(db, { subCategoryId: id })
    },
    note,
    action: 'Ubah subkategori',
  })
}

/** Removes a sub-category. Throws 404, 422 `desk.in_use` where a product ever stood in it. */
export const remove = (ctx: StaffContext, id: number) =>
  holding(ctx, id, store.lockSubCategory, async (inside, before) => {
    const { db } = inside
    const products = (await store.productCounts(db)).get(id) ?? 0
    if (products > 0)
      throw inUse(`${before.name} punya ${products} produk. Pindahkan dahulu ke subkategori lain.`)
    await store.removeSubCategory(db, id)
    await note(inside, 'Hapus subkategori', id, before.name, { before })
  })

async function categoryOf({ db }: StaffContext, id: string): Promise<number> {
  if (await store.lockCategory(db, Number(id))) return Number(id)
  const message = 'Kategori ini tidak ada lagi.'
  throw Refusal.field('categoryId', 'category.unknown', message)
}
