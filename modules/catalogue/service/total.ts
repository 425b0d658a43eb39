import type { Tools } from '#platform/http/context.ts'
import type { Filter } from '../store/filter.ts'
import { countOnSale } from '../store/found.ts'

type Counts = { version: number; totals: Map<string, number> }
const shops = new WeakMap<object, Counts>()
const mostCounts = 1000

/** The count of a filter, kept while the catalogue's version that came with the rows is the same. */
export async function totalOf(tools: Tools, filter: Filter, version: number | undefined) {
  const key = JSON.stringify([filter.category, filter.subCategory, filter.brand])
  const own = shops.get(tools.shop)
  const known = own && own.version === version ? own.totals.get(key) : undefined
  if (known !== undefined) return { total: known, version }
  const counted = await countOnSale(tools.db, filter)
  // What a transaction sees may never come to be.
  if (!tools.db.isTransaction) keep(tools, key, counted)
  return counted
}

function keep(tools: Tools, key: string, { total, version }: { total: number; version: number }) {
  let own = shops.get(tools.shop)
  if (own?.version !== version || own.totals.size >= mostCounts)
    own = { version, totals: new Map() }
  own.totals.set(key, total)
  shops.set(tools.shop, own)
}
