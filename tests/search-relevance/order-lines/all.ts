import { BRANDS, MISSING_BRANDS } from './brands.ts'
import { CONVERSIONS } from './conversions.ts'
import type { JudgedLine } from './judgments.ts'
import { FINISHING } from './finishing.ts'
import { STRUCTURE } from './structure.ts'
import { QUESTIONS } from './questions.ts'
import { SITE_MESSAGES } from './site-messages.ts'
import { COLLOQUIAL } from './colloquial.ts'

/** The judged lines by class, in the order of the report. */
export const LINE_CLASSES: Record<string, JudgedLine[]> = {
  structure: STRUCTURE,
  finishing: FINISHING,
  conversion: CONVERSIONS,
  brand: BRANDS,
  'missing brand': MISSING_BRANDS,
  colloquial: COLLOQUIAL,
  question: QUESTIONS,
  site: SITE_MESSAGES,
}
