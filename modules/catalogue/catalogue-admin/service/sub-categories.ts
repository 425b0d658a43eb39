import type { z } from 'zod'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import type { AttributeDefinition } from '#modules/catalogue/categories/rules/attribute-labels.ts'
import { queueReindex } from '#modules/catalogue/search/service/indexing.ts'
import type { catalogueAdminCalls } from '../contract.ts'
import { assertUsageUnchanged, assertUniqueKeys } from '../rules/attributes.ts'
import { inUse, resolveSlug, slugTaken } from '../rules/conflicts.ts'
import * as store from '../store/categories.ts'
import { defineAdminEntity, type WithRevision } from './admin-entity.ts'
import { ensurePlaceholderImage } from './images.ts'

type Body = z.output<typeof catalogueAdminCalls.addSubCategory.body>
const subCategories = defineAdminEntity({
  type: 'sub_category',
  noun: 'subkategori',
  uniqueIndex: 'sub_category_slug_key',
  lock: store.lockSubCategory,
  toBody: ({ id: _id, revision: _revision, categoryId, attributes, ...values }) => ({
    ...values,
    categoryId: String(categoryId),
    attributes: attributes.map(presentAttribute),
  }),
})

const presentAttribute = (attribute: AttributeDefinition) => ({
  ...attribute,
  unit: attribute.unit ?? null,
  onCard: attribute.onCard ?? false,
})

/** One sub-category with the number of variants by attribute. Throws 404. */
export async function show({ db }: AppDeps, id: number) {
  const [subCategory, counts, usage] = await Promise.all([
    store.findSubCategory(db, id),
    store.countProducts(db),
    store.countAttributeUse(db, id),
  ])
  if (!subCategory) throw notFound()
  return {
    ...subCategory,
    id: String(id),
    categoryId: String(subCategory.categoryId),
    products: counts.get(id) ?? 0,
    attributes: subCategory.attributes.map((attribute) => ({
      ...presentAttribute(attribute),
      variants: usage.get(attribute.key) ?? 0,
    })),
  }
}

/** Adds a sub-category, by default at the end of its category. Throws 422 `slug.taken`, `attribute.twice`. */
export function add(ctx: StaffContext, body: Body) {
  const slug = resolveSlug(body.name, body.slug)
  return subCategories.add(ctx, slugTaken(slug), async (ctx) => {
    assertUniqueKeys(body.attributes)
    const categoryId = await lockCategory(ctx, body.categoryId)
    const siblings = (await store.findSubCategories(ctx.db)).filter(
      (sub) => sub.categoryId === categoryId,
    )
    const {
      picture = await ensurePlaceholderImage(ctx),
      position = (siblings.at(-1)?.position ?? 0) + 1,
      questions = [],
    } = body
    const after = { ...body, slug, categoryId, picture, position, questions }
    return { id: await store.insertSubCategory(ctx.db, after), after }
  })
}

/**
 * Changes a sub-category. Throws 404, 409 `desk.changed`, 422 `slug.taken`, `attribute.twice`,
 * `attribute.in_use`.
 */
export function change(ctx: StaffContext, id: number, { revision, ...body }: WithRevision<Body>) {
  const slug = resolveSlug(body.name, body.slug)
  return subCategories.change(ctx, id, {
    revision,
    taken: slugTaken(slug),
    toValues: async (ctx, before) => {
      assertUniqueKeys(body.attributes)
      const usage = await store.countAttributeUse(ctx.db, id)
      assertUsageUnchanged(
        before.attributes.map((each) => ({ ...each, variants: usage.get(each.key) ?? 0 })),
        body.attributes,
      )
      const categoryId = await lockCategory(ctx, body.categoryId)
      const { picture = before.picture, position = before.position } = body
      const { questions = before.questions } = body
      return { ...body, slug, categoryId, picture, position, questions }
    },
    save: async ({ db }, after) => {
      await store.updateSubCategory(db, id, after)
      await queueReindex(db, { subCategoryId: id })
    },
  })
}

/** Removes a sub-category. Throws 404, 422 `desk.in_use` if a product was ever in it. */
export const remove = (ctx: StaffContext, id: number) =>
  subCategories.remove(ctx, id, async ({ db }, { name }) => {
    const products = (await store.countProducts(db)).get(id) ?? 0
    if (products > 0)
      throw inUse(`${name} punya ${products} produk. Pindahkan dahulu ke subkategori lain.`)
    await store.removeSubCategory(db, id)
  })

async function lockCategory({ db }: StaffContext, id: string): Promise<number> {
  if (await store.lockCategory(db, Number(id))) return Number(id)
  const message = 'Kategori ini tidak ada lagi.'
  throw Refusal.field('categoryId', 'category.unknown', message)
}
