import type { AttributeDefinition } from '#modules/catalogue/categories/rules/attribute-labels.ts'

/** An attribute is a facet of a list where at least this share of its products declares it. */
const MIN_SHARE = 0.5

type FoundProducts = { attributes: readonly AttributeDefinition[]; products: number }

/**
 * The attributes that most products of a search declare alike, by their sub-categories: a search for
 * `triplek` has the thickness of plywood as a facet. Those of the most frequent sub-category come first.
 */
export function selectSharedAttributes(found: readonly FoundProducts[]): AttributeDefinition[] {
  const total = found.reduce((sum, { products }) => sum + products, 0)
  const shared = new Map<string, { attribute: AttributeDefinition; products: number }>()
  for (const { attributes, products } of found.toSorted((a, b) => b.products - a.products))
    for (const attribute of attributes) {
      const name = identify(attribute)
      const before = shared.get(name)
      shared.set(name, {
        attribute: before?.attribute ?? attribute,
        products: products + (before?.products ?? 0),
      })
    }
  const frequent = [...shared.values()].filter(({ products }) => products >= total * MIN_SHARE)
  // One key may mean two things in different sub-categories: the more frequent one is the facet.
  return frequent
    .filter(({ attribute: { key }, products }) =>
      frequent.every((other) => other.attribute.key !== key || other.products <= products),
    )
    .map(({ attribute }) => attribute)
}

const identify = ({ key, label, unit, type }: AttributeDefinition): string =>
  JSON.stringify([key, label, unit, type])

/** The keys of those facets by which a sub-category, whose attributes these are, means the same. */
export function listDeclaredKeys(
  attributes: readonly AttributeDefinition[],
  facets: readonly AttributeDefinition[],
): string[] {
  const names = new Set(attributes.map(identify))
  return facets.filter((facet) => names.has(identify(facet))).map(({ key }) => key)
}
