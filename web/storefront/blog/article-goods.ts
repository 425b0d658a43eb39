import { isCallError } from '#platform/contract/call-error.ts'
import type { Api } from '#modules/client.ts'

type Catalogue = Pick<Api, 'catalogue'>

const MAX_PRODUCTS = 4
const MAX_TAGS = 4

/** Goods of the sub-categories that the tags name, of each in turn; other tags are words only. */
export async function loadTaggedProducts({ catalogue }: Catalogue, tags: readonly string[]) {
  const { results: categories } = await catalogue.categories()
  const known = new Set(
    categories.flatMap(({ subCategory }) => subCategory.map(({ slug }) => slug)),
  )
  const named = tags.filter((tag) => known.has(tag)).slice(0, MAX_TAGS)
  const lists = await Promise.all(
    named.map((subCategory) =>
      catalogue.products({ query: { subCategory, page: 0, count: MAX_PRODUCTS } }),
    ),
  )
  const rounds = Array.from({ length: MAX_PRODUCTS }, (_, round) =>
    lists.flatMap(({ results }) => results.slice(round, round + 1)),
  )
  return rounds.flat().slice(0, MAX_PRODUCTS)
}

/** The variant that an article calculates with; undefined where the product is gone or covers no area. */
export async function loadCalculator({ catalogue }: Catalogue, slug: string | null) {
  if (slug === null) return undefined
  const product = await catalogue.product({ id: slug }).catch((thrown: unknown) => {
    if (isCallError(thrown) && thrown.status === 404) return undefined
    throw thrown
  })
  const variant = product?.variants.find(({ coverageM2 }) => coverageM2)
  return product && variant && { slug: product.slug, name: product.name, variant }
}
