import { TIME_ZONE } from '#platform/clock.ts'

const monthFormat = new Intl.DateTimeFormat('id-ID', { timeZone: TIME_ZONE, month: 'long' })
const yearFormat = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, year: 'numeric' })

/**
 * Fills the placeholders of a text by staff: `[[MONTH]]` is the Indonesian month, `[[YEAR]]` the
 * year, both in Jakarta (specification, placeholders).
 */
export const fillPlaceholders = (text: string, at: Date): string =>
  text.replaceAll('[[MONTH]]', monthFormat.format(at)).replaceAll('[[YEAR]]', yearFormat.format(at))
