import { createBatchQueue } from '#platform/batch-queue.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { findBySkus, type SkuMatch } from '../store/skus.ts'

/** Matches of one typed SKU: more than a page has. */
const MAX_MATCHES = 24

const findQueue = defineShopCache(() =>
  createBatchQueue({
    run: async (requests: readonly { deps: AppDeps; sku: string }[]): Promise<SkuMatch[][]> => {
      const skus = [...new Set(requests.map(({ sku }) => sku))]
      const rows = await findBySkus(requests[0]!.deps.db, skus, MAX_MATCHES)
      const byTyped = Map.groupBy(rows, ({ typed }) => typed)
      return requests.map(({ sku }) => byTyped.get(sku) ?? [])
    },
  }),
)

/** Variants whose SKU begins or ends with a text of capitals and digits only. Searches that ask at once share the statement. */
export const findSkuMatches = (deps: AppDeps, sku: string): Promise<SkuMatch[]> =>
  findQueue(deps)?.({ deps, sku }) ?? findBySkus(deps.db, [sku], MAX_MATCHES)
