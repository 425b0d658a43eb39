import { createBatchQueue } from '#platform/batch-queue.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { findCurrentStock } from '../store/cards.ts'

/** The catalogue's version, and the free stock of variants in their order. */
export type CurrentStock = { version: number; stock: number[] }

type StockRequest = { deps: AppDeps; variantIds: readonly number[] }

const findQueue = defineShopCache(() =>
  createBatchQueue({
    run: async (requests: readonly StockRequest[]): Promise<CurrentStock[]> => {
      const ids = [...new Set(requests.flatMap(({ variantIds }) => variantIds))]
      const { version, stock } = await findCurrentStock(requests[0]!.deps.db, ids)
      const byVariant = new Map(ids.map((id, at) => [id, stock[at] ?? 0]))
      return requests.map(({ variantIds }) => ({
        version,
        stock: variantIds.map((id) => byVariant.get(id) ?? 0),
      }))
    },
  }),
)

/** The free stock of now. Requests that ask at once share the statement. */
export const loadCurrentStock = (
  deps: AppDeps,
  variantIds: readonly number[],
): Promise<CurrentStock> =>
  findQueue(deps)?.({ deps, variantIds }) ?? findCurrentStock(deps.db, [...variantIds])
