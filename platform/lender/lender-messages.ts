import { sen, type Money } from '../money.ts'
import type { LenderMapping } from './mapping.ts'
import { LenderError, type LenderEvent, type LenderFacts, type LoanEvent } from './port.ts'

// What lenders are sent and what they answer, between the shop's names and theirs (mapping.ts).

export type Fields = Record<string, unknown>

/** Rupiah as lenders read them: orders may have sen, so two decimals where they do. */
export const toRupiah = (amountSen: number): number => amountSen / 100

const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'yearlySales'])

/** Facts under their names; amounts in whole rupiah. */
export const writeFacts = ({ facts }: LenderMapping, known: Partial<LenderFacts>): Fields =>
  Object.fromEntries(
    Object.entries(known).map(([name, value]) => [
      facts[name as keyof LenderFacts],
      AMOUNTS.has(name) ? toRupiah(Number(value)) : value,
    ]),
  )

/** Null for a status that changes nothing here. Throws LenderError where its time cannot be read. */
export function readEvent({ answers, statuses }: LenderMapping, body: Fields): LenderEvent | null {
  const status = statuses[String(body[answers.status])]
  const eventId = readText(body[answers.eventId])
  const reference = readText(body[answers.reference])
  if (!status || !eventId || !reference) return null
  const number = readText(body[answers.agreementNumber])
  return {
    eventId,
    reference,
    status,
    at: readTime(body[answers.at]),
    reason: readText(body[answers.reason]),
    limit: readRupiah(body[answers.limit]),
    agreement: number ? { number, terms: readText(body[answers.terms]) ?? '' } : null,
  }
}

/** The same of a loan. */
export function readLoanEvent(
  { answers, loanStatuses }: LenderMapping,
  body: Fields,
): LoanEvent | null {
  const status = loanStatuses[String(body[answers.status])]
  const eventId = readText(body[answers.eventId])
  const reference = readText(body[answers.loan])
  if (!status || !eventId || !reference) return null
  const instalment = body[answers.instalment]
  return {
    kind: 'loan',
    eventId,
    reference,
    status,
    at: readTime(body[answers.at]),
    reason: readText(body[answers.reason]),
    amount: readRupiah(body[answers.paidAmount]),
    total: readRupiah(body[answers.total]),
    repayTo: readText(body[answers.repayTo]),
    instalment: Number.isSafeInteger(instalment) ? (instalment as number) : null,
  }
}

function readTime(value: unknown): Date {
  const at = new Date(String(value))
  if (Number.isNaN(at.getTime())) throw new LenderError('answer', 'no time', true)
  return at
}

/** Null for anything but a text that says something. */
export const readText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** Null for anything but an amount of rupiah. */
export const readRupiah = (value: unknown): Money | null =>
  typeof value === 'number' && value >= 0 && Number.isSafeInteger(Math.round(value * 100))
    ? sen(Math.round(value * 100))
    : null
