import { BRANDS, MISSING_BRANDS } from './brands.ts'
import { CONVERSIONS } from './conversions.ts'
import type { JudgedLine } from './judgments.ts'
import { ORDINARY } from './ordinary.ts'
import { QUESTIONS } from './questions.ts'
import { SLIPS } from './slips.ts'

/** The judged lines by class, in the order of the report. */
export const LINE_CLASSES: Record<string, JudgedLine[]> = {
  ordinary: ORDINARY,
  conversion: CONVERSIONS,
  brand: BRANDS,
  'missing brand': MISSING_BRANDS,
  slip: SLIPS,
  question: QUESTIONS,
}
