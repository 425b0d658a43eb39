import type { Api } from '#modules/client.ts'
import type { DemoProduct } from '#demo/catalogue/types.ts'
import type { CatalogueShop } from './catalogue-shop.ts'
import type { RelevanceGrade, JudgedQuery } from './judgments.ts'
import { DEPTH, ndcg, type QueryMetrics } from './metrics.ts'

/** A query's metrics with its results in order. */
export interface QueryOutcome extends QueryMetrics {
  shown: { name: string; grade: RelevanceGrade }[]
}

/** Runs the queries one after the other, as a visitor. */
export async function runQueries(
  queries: readonly JudgedQuery[],
  { api, products }: Pick<CatalogueShop, 'api' | 'products'>,
): Promise<QueryOutcome[]> {
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  const outcomes: QueryOutcome[] = []
  for (const query of queries) {
    outcomes.push(scoreQuery(query, await searchProducts(query.text, api, bySlug), products))
  }
  return outcomes
}

async function searchProducts(
  search: string,
  api: Api,
  bySlug: Map<string, DemoProduct>,
): Promise<DemoProduct[]> {
  const { results } = await api.catalogue.products({ query: { search, count: DEPTH } })
  return results.map(({ slug }) => {
    const product = bySlug.get(slug)
    if (!product) throw new Error(`The shop showed "${slug}", which is not in the catalogue.`)
    return product
  })
}

function scoreQuery(
  query: JudgedQuery,
  shown: DemoProduct[],
  products: DemoProduct[],
): QueryOutcome {
  const { text, grade, first = (product) => grade(product) === 3 } = query
  const [top] = shown
  return {
    text,
    ndcg: ndcg(shown.map(grade), products.map(grade)),
    firstRight: top !== undefined && first(top),
    shown: shown.map((product) => ({ name: product.name, grade: grade(product) })),
  }
}
