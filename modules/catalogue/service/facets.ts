import type { Context } from '#platform/http/context.ts'
import { formatQuantity } from '#platform/format.ts'
import { sen, toAnswer } from '#platform/money.ts'
import type { Attribute } from '../rules/facts.ts'
import type { Narrowed } from '../rules/facets/narrow.ts'
import { COUNTED } from '../store/filter.ts'
import type { Shelves } from '../store/shelves.ts'
import { boughtOf } from './facets/bought.ts'
import { shelfBy, shelvesOf, type Wanted } from './facets/chosen.ts'
import { type Answered, narrowed } from './facets/narrowed.ts'
import { shelvesNow } from './shelves.ts'

/** What the list of a query can be narrowed by, each facet counted with all the others applied. */
export async function facets(ctx: Context, wanted: Wanted) {
  const bought = await boughtOf(ctx)
  const answered = await narrowed(ctx, wanted, bought)
  const { matches, counts, shelves, base, cut } = answered
  const ids = new Set(bought?.map(({ id }) => id))
  return {
    total: Math.min(matches.length, COUNTED),
    totalIsExact: matches.length <= COUNTED && !cut,
    attributes: attributesOf(counts, attributesIn(shelves, wanted)),
    ...shelfFacets(answered, wanted),
    readiness: (['ready', 'indent'] as const).map((value) => ({
      value,
      count: counts.readiness.get(value) ?? 0,
    })),
    price: counts.price
      ? { min: toAnswer(sen(counts.price.from)), max: toAnswer(sen(counts.price.to)) }
      : null,
    bought: bought ? base.matches.filter(({ id }) => ids.has(id)).length : null,
  }
}

/** The same for a sub-category by id or slug. Throws 404. */
export async function variantFacets(
  ctx: Context,
  key: string,
  wanted: Omit<Wanted, 'category' | 'subCategory'>,
) {
  const { category, sub } = shelfBy(await shelvesNow(ctx), key)
  return facets(ctx, { ...wanted, category: category.slug, subCategory: sub.slug })
}

function attributesIn(shelves: Shelves, wanted: Wanted): Attribute[] {
  const subs = shelvesOf(shelves, wanted)
  return wanted.subCategory && subs?.length === 1 ? subs[0]!.attributes : []
}

/** Values that nothing in the shelf has any more are left out; those that the choice empties stay. */
function attributesOf({ attributes }: Narrowed['counts'], declared: readonly Attribute[]) {
  return attributes.flatMap(({ key, values }) => {
    const attribute = declared.find((each) => each.key === key)
    if (!attribute || values.length === 0) return []
    const { label, unit, type, onCard } = attribute
    return {
      key,
      label,
      unit,
      type,
      onCard,
      values: values.map(({ value, count, from }) => ({
        value: String(value),
        label: typeof value === 'number' ? formatQuantity(value) : value,
        from: from === undefined ? null : toAnswer(sen(from)),
        count,
      })),
    }
  })
}

const byCount = (a: { count: number; name: string }, b: { count: number; name: string }) =>
  b.count - a.count || a.name.localeCompare(b.name, 'id')

/** Brands, sub-categories and warehouses: the fullest first, those without any left out. */
function shelfFacets({ counts, shelves, moment }: Answered, wanted: Wanted) {
  const chosen = new Set((wanted.brand ?? '').split(','))
  return {
    subCategories: shelves.categories
      .flatMap(({ slug: category, subCategories }) =>
        subCategories.map(({ id, slug, name }) => ({
          slug,
          category,
          subCategory: name,
          name,
          count: counts.subCategories.get(id) ?? 0,
        })),
      )
      .filter(({ count }) => count > 0)
      .sort(byCount)
      .map(({ slug, category, subCategory, count }) => ({ slug, category, subCategory, count })),
    brands: shelves.brands
      .map(({ id, slug, name }) => ({
        id: String(id),
        slug,
        name,
        count: counts.brands.get(id) ?? 0,
      }))
      .filter(({ slug, count }) => count > 0 || chosen.has(slug))
      .sort(byCount),
    places: moment.reference.warehouses
      .map(({ id, code, name }) => ({ code, name, count: counts.warehouses.get(id) ?? 0 }))
      .sort(byCount),
  }
}
