import { allocate, sen, type Money } from '#platform/money.ts'
import { credit, debit, reverse, type LedgerEntry } from './entries.ts'

/** What an invoice is made of (sen). */
export type BookedInvoice = {
  amount: Money
  /** What credit notes took off while it was open. */
  credited: Money
  /** Whole rupiah that a transfer adds. */
  uniqueCode: number
  isByGateway: boolean
  /** Goods and freight of the order including PPN, and the PPN inside them. */
  goods: Money
  goodsTax: Money
  freight: Money
  freightTax: Money
}

/** What a credit note takes back (sen), PPN included, and the PPN inside. */
export type BookedCredit = Pick<BookedInvoice, 'goods' | 'goodsTax' | 'freight' | 'freightTax'>

/** The buyer owes the invoice; the shop has sold goods and freight, and owes their PPN. */
export function bookIssue(invoice: BookedInvoice): LedgerEntry[] {
  // An invoice of a part of its order has that part of everything.
  const [goods, freight, tax] = allocate(invoice.amount, [
    invoice.goods - invoice.goodsTax,
    invoice.freight - invoice.freightTax,
    invoice.goodsTax + invoice.freightTax,
  ])
  return [
    debit('receivables', invoice.amount),
    credit('sales', goods!),
    credit('freight', freight!),
    credit('vat', tax!),
  ]
}

/** What is owed came in. The rupiah of a unique code are the shop's, and are told apart from sales. */
export function bookPayment({
  amount,
  credited,
  uniqueCode,
  isByGateway,
}: BookedInvoice): LedgerEntry[] {
  const owed = sen(amount - credited)
  const code = sen(isByGateway ? 0 : uniqueCode * 100)
  return [
    debit(isByGateway ? 'gateway' : 'bank', sen(owed + code)),
    credit('receivables', owed),
    credit('differences', code),
  ]
}

/** Nothing is owed any more, and nothing was sold. */
export const bookVoid = (invoice: BookedInvoice): LedgerEntry[] => reverse(bookIssue(invoice))

/** A paid invoice was paid back, unique code and all: nothing was sold. */
export function bookRefund(invoice: BookedInvoice): LedgerEntry[] {
  const code = sen(invoice.isByGateway ? 0 : invoice.uniqueCode * 100)
  return [
    ...reverse(bookIssue(invoice)).filter(({ account }) => account !== 'receivables'),
    debit('differences', code),
    credit('bank', sen(invoice.amount + code)),
  ]
}

/** Goods came back. What the shop gives back for them is owed, or taken off the open invoice. */
export function bookCredit(note: BookedCredit, isOffInvoice: boolean): LedgerEntry[] {
  const tax = sen(note.goodsTax + note.freightTax)
  return [
    debit('returned_sales', sen(note.goods - note.goodsTax)),
    debit('freight', sen(note.freight - note.freightTax)),
    debit('vat', tax),
    credit(isOffInvoice ? 'receivables' : 'refunds', sen(note.goods + note.freight)),
  ]
}

/** The shop has transferred what a credit note gives back. */
export const bookCreditPaid = ({ goods, freight }: BookedCredit): LedgerEntry[] => [
  debit('refunds', sen(goods + freight)),
  credit('bank', sen(goods + freight)),
]
