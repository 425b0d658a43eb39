import type { Money } from '#platform/money.ts'

/** An open invoice that a line may have paid; `expected` in sen, with its unique code. */
export type Candidate = {
  invoiceNumber: string
  orderId: string
  orderNumber: string
  buyer: string
  expected: Money
  issuedOn: string
}

export type Suggestion = Candidate & {
  isExact: boolean
  /** Whether the bank's text names the buyer. */
  namesBuyer: boolean
}

/** Words that say nothing about who it is. */
const COMMON = new Set([
  'PT',
  'CV',
  'UD',
  'TOKO',
  'TB',
  'BANGUNAN',
  'IBU',
  'BAPAK',
  'PAK',
  'BU',
  'DAN',
])

const listWords = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length >= 3 && !COMMON.has(word))

/** Whether a bank's text has a word of the buyer's name; banks cut names off, so its beginning counts. */
export function namesBuyer(description: string, buyer: string): boolean {
  const text = listWords(description)
  return listWords(buyer).some((word) =>
    text.some((each) => each === word || (word.length >= 5 && each.startsWith(word.slice(0, 5)))),
  )
}

/**
 * Which invoices a line may have paid, the likeliest first: the exact amount, then one near it whose buyer the bank
 * names. None that was issued after the money came.
 */
export const suggestInvoices = (
  line: { amount: Money; description: string; day: string },
  candidates: readonly Candidate[],
): Suggestion[] =>
  candidates
    .filter(({ issuedOn }) => issuedOn <= line.day)
    .map((candidate) => ({
      ...candidate,
      isExact: candidate.expected === line.amount,
      namesBuyer: namesBuyer(line.description, candidate.buyer),
    }))
    .filter((each) => each.isExact || each.namesBuyer)
    .sort(
      (a, b) =>
        Number(b.isExact) - Number(a.isExact) ||
        Number(b.namesBuyer) - Number(a.namesBuyer) ||
        Math.abs(a.expected - line.amount) - Math.abs(b.expected - line.amount),
    )
    .slice(0, 3)
