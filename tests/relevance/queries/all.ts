import type { Query } from '../judge.ts'
import { EVERYDAY } from './everyday.ts'
import { MIXED } from './mixed.ts'
import { SIZES } from './size.ts'
import { SKUS } from './sku.ts'
import { SLIPS } from './slip.ts'
import { SYNONYMS } from './synonym.ts'

/** The judged set by class, in the order of the report. */
export const CLASSES: Record<string, Query[]> = {
  slip: SLIPS,
  synonym: SYNONYMS,
  size: SIZES,
  sku: SKUS,
  mixed: MIXED,
  everyday: EVERYDAY,
}
