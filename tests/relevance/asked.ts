import type { Api } from '#modules/client.ts'
import type { Product } from '#demo/catalogue/types.ts'
import type { Goods } from './goods.ts'
import type { Grade, Query } from './judge.ts'
import { DEPTH, ndcg, type Outcome } from './measure.ts'

/** A query's figures with what the shop showed for it, first to last. */
export interface Asked extends Outcome {
  shown: { name: string; grade: Grade }[]
}

/** Asks the shop one query after the other, as a visitor's search does. */
export async function askAll(
  queries: readonly Query[],
  { api, products }: Pick<Goods, 'api' | 'products'>,
): Promise<Asked[]> {
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  const answers: Asked[] = []
  for (const query of queries) {
    answers.push(outcomeOf(query, await shownFor(query.text, api, bySlug), products))
  }
  return answers
}

async function shownFor(
  search: string,
  api: Api,
  bySlug: Map<string, Product>,
): Promise<Product[]> {
  const { results } = await api.catalogue.products({ query: { search, count: DEPTH } })
  return results.map(({ slug }) => {
    const product = bySlug.get(slug)
    if (!product) throw new Error(`The shop showed "${slug}", which the catalogue has not.`)
    return product
  })
}

function outcomeOf(query: Query, shown: Product[], products: Product[]): Asked {
  const { text, grade, first = (product) => grade(product) === 3 } = query
  const [top] = shown
  return {
    text,
    ndcg: ndcg(shown.map(grade), products.map(grade)),
    firstRight: top !== undefined && first(top),
    shown: shown.map((product) => ({ name: product.name, grade: grade(product) })),
  }
}
