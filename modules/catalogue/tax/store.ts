import type { Db } from '#platform/database/database.ts'
import type { TaxRate } from './rules/tax.ts'

/** The general rate, or that of goods on the luxury tax list. */
export type TaxClass = 'general' | 'luxury'

/** The rate of a day; undefined before the first. */
export const findTaxRate = (
  db: Db,
  day: string,
  taxClass: TaxClass,
): Promise<TaxRate | undefined> =>
  db
    .selectFrom('tax_rate')
    .select(['percent', 'base_numerator as baseNumerator', 'base_denominator as baseDenominator'])
    .where('tax_class', '=', taxClass)
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
