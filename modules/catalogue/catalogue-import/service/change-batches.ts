import type { Db } from '#platform/database/database.ts'
import * as store from '../store/changes.ts'

/** The rows of an import that change a variant, in batches in the order of variant ids. */
export async function* readChangedRows(db: Db, id: string, batchSize: number) {
  for (let last = 0; ;) {
    const rows = await store.findChangedAfter(db, id, last, batchSize)
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)!.change.variantId
  }
}

/** The rows of an import that add a variant, in batches in the order of SKUs. */
export async function* readAddedRows(db: Db, id: string, batchSize: number) {
  for (let last = ''; ;) {
    const rows = await store.findAddedAfter(db, id, last, batchSize)
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)!.sku
  }
}
