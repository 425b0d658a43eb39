import type { Db } from '#platform/database/database.ts'
import { notFound } from '#platform/refusal.ts'
import * as store from '../store/brand-files.ts'

export { findBrandFiles, insertBrandFile, removeBrandFiles } from '../store/brand-files.ts'

/** Removes a catalogue of a brand; returns its title and year. Throws 404, also for another brand's. */
export async function removeBrandFile(db: Db, brandId: number, id: string) {
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw notFound()
  const removed = await store.removeBrandFile(db, brandId, id)
  if (!removed) throw notFound()
  return removed
}
