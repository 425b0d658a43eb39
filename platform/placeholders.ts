import { ZONE } from './clock.ts'

const month = new Intl.DateTimeFormat('id-ID', { timeZone: ZONE, month: 'long' })
const year = new Intl.DateTimeFormat('en', { timeZone: ZONE, year: 'numeric' })

/**
 * A title or a text that staff wrote, with `[[MONTH]]` as the Indonesian month and `[[YEAR]]` as the
 * year in Jakarta (specification, calls §9).
 */
export const fillPlaceholders = (text: string, at: Date): string =>
  text.replaceAll('[[MONTH]]', month.format(at)).replaceAll('[[YEAR]]', year.format(at))
