import type { Tools } from '#platform/http/context.ts'
import type { Attribute } from '../../rules/facts.ts'
import { variantSizes, variantWords } from '../../rules/search/entry.ts'
import { sizesMet } from '../../rules/search/rank.ts'
import { type VariantText, variantTexts } from '../../store/search/entries.ts'
import type { Shelves } from '../../store/shelves.ts'
import type { Found } from './search.ts'

/** Sizes tell a variant more surely than words. */
const sizeCounts = 3

/**
 * The variant of each product that has most of what was sought; none where the first one does as
 * well. `shelves` tells the units of the sub-categories' attributes, `subOf` where a product stands.
 */
export async function offersOf(
  { db }: Tools,
  { sought, bySku, varied: words }: Found,
  ids: number[],
  attributes: (subCategoryId: number) => readonly Attribute[],
): Promise<Map<number, number>> {
  const chosen = new Map([...bySku].filter(([id]) => ids.includes(id)))
  if (sought.sizes.length === 0 && words.length === 0) return chosen
  const best = new Map<number, number>()
  const rest = ids.filter((id) => !chosen.has(id))
  for (const variant of await variantTexts(db, rest)) {
    const points = pointsOf(variant, { sought, varied: words }, attributes)
    if (points > (best.get(variant.productId) ?? 0)) {
      best.set(variant.productId, points)
      chosen.set(variant.productId, variant.id)
    }
  }
  return chosen
}

/** How much of what was sought a variant has beyond what all of its product have. */
export function pointsOf(
  variant: VariantText,
  { sought, varied: words }: Pick<Found, 'sought' | 'varied'>,
  attributes: (subCategoryId: number) => readonly Attribute[],
): number {
  const facets = attributes(variant.subCategoryId)
  const has = words.length > 0 ? variantWords(variant, facets) : []
  const sizes = sought.sizes.length > 0 ? variantSizes(variant, facets) : []
  return (
    sizeCounts * sizesMet(sought.sizes, sizes) + words.filter((word) => has.includes(word)).length
  )
}

/** Attributes by sub-category. */
export function attributesIn({
  categories,
}: Shelves): (subCategoryId: number) => readonly Attribute[] {
  const byId = new Map(
    categories.flatMap(({ subCategories }) => subCategories.map((sub) => [sub.id, sub.attributes])),
  )
  return (id) => byId.get(id) ?? []
}
