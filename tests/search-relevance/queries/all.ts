import type { JudgedQuery } from '../judgments.ts'
import { EVERYDAY } from './everyday.ts'
import { MIXED } from './mixed.ts'
import { SIZES } from './size.ts'
import { SKUS } from './sku.ts'
import { TYPOS } from './typo.ts'
import { SYNONYMS } from './synonym.ts'

/** The judged set by class, in the order of the report. */
export const CLASSES: Record<string, JudgedQuery[]> = {
  slip: TYPOS,
  synonym: SYNONYMS,
  size: SIZES,
  sku: SKUS,
  mixed: MIXED,
  everyday: EVERYDAY,
}
