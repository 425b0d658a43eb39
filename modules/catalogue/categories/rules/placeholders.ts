import { TIME_ZONE } from '#platform/clock.ts'

const monthFormat = new Intl.DateTimeFormat('id-ID', { timeZone: TIME_ZONE, month: 'long' })
const yearFormat = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, year: 'numeric' })

/**
 * A title or a text that staff wrote, with `[[MONTH]]` as the Indonesian month and `[[YEAR]]` as the
 * year in Jakarta (specification, calls §9).
 */
export const fillPlaceholders = (text: string, at: Date): string =>
  text.replaceAll('[[MONTH]]', monthFormat.format(at)).replaceAll('[[YEAR]]', yearFormat.format(at))
