import type { Db } from '#platform/database/database.ts'
import { notFound } from '#platform/refusal.ts'
import * as store from '../store/brand-files.ts'

export { findBrandFiles, insertBrandFile, removeBrandFiles } from '../store/brand-files.ts'

/** Takes a catalogue from its brand; answers what it was called. Throws 404 for one of another brand. */
export async function removeBrandFile(db: Db, brandId: number, id: string) {
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw notFound()
  const removed = await store.removeBrandFile(db, brandId, id)
  if (!removed) throw notFound()
  return removed
}
