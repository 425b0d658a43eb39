import type { Db } from '#platform/database/database.ts'
import type { TaxRate } from './rules/tax.ts'
import * as store from './store.ts'

/**
 * The PPN rate of a day (`2026-11-20`, Jakarta). Throws if none is on record for that day: nothing
 * may be sold untaxed by accident.
 */
export async function loadTaxRate(
  db: Db,
  day: string,
  taxClass: store.TaxClass = 'general',
): Promise<TaxRate> {
  const rate = await store.findTaxRate(db, day, taxClass)
  if (!rate) throw new Error(`no ${taxClass} tax rate on ${day}`)
  return rate
}

/** The rates of a day for both tax classes. Throws as `loadTaxRate` does. */
export const loadTaxRates = async (db: Db, day: string) => ({
  general: await loadTaxRate(db, day),
  luxury: await loadTaxRate(db, day, 'luxury'),
})
