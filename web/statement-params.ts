import { toJakartaDate } from '#platform/clock.ts'
import { listMonths } from '#platform/months.ts'
import { STATEMENT_PARAM } from './shared/statement-param.ts'

const formats = ['pdf', 'xlsx'] as const

/** The statement that an address asks for; undefined where it asks for none. */
export function readStatementParams(url: URL) {
  const format = formats.find((each) => each === url.searchParams.get(STATEMENT_PARAM))
  const months = listStatementMonths()
  const month = months.find((each) => each === url.searchParams.get('month')) ?? months[0]!
  return format && { format, month }
}

/** This month and the eleven before it. */
export const listStatementMonths = (): string[] => listMonths(toJakartaDate(new Date()).slice(0, 7))
