import { allocate, sen, type Money } from '#platform/money.ts'
import { credit, debit, reverse, type LedgerEntry } from './entries.ts'

/** What an invoice is made of (sen). */
export type BookedInvoice = {
  /** Its present amount due without its late fee: substitutions and credit notes have lowered it. */
  amount: Money
  /** What its delay has cost. */
  lateFee: Money
  /** What came in beyond it and stays: the rupiah of the unique code, and more that was retained. */
  retained: Money
  /** What came in beyond it and goes back to the buyer. */
  overpaid: Money
  /** What came in less, and is not asked for. */
  writtenOff: Money
  /** Where what came in is. */
  paidInto: 'bank' | 'gateway' | 'lenders'
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

/** The payment of an invoice, with any difference from what was owed. */
export function bookPayment(invoice: BookedInvoice): LedgerEntry[] {
  const { lateFee, retained, overpaid, writtenOff, paidInto } = invoice
  const amount = sen(invoice.amount + lateFee)
  return [
    debit(paidInto, sen(amount + retained + overpaid - writtenOff)),
    debit('write_offs', writtenOff),
    credit('receivables', amount),
    credit('differences', retained),
    credit('refunds', overpaid),
  ]
}

/** Money came in, and it is not known for what. */
export const bookUnmatched = (
  paidInto: BookedInvoice['paidInto'],
  amount: Money,
): LedgerEntry[] => [debit(paidInto, amount), credit('unmatched', amount)]

/** Nothing is owed any more, and nothing was sold. */
export const bookVoid = (invoice: BookedInvoice): LedgerEntry[] => [
  ...reverse(bookIssue(invoice)),
  ...bookLateFeeWaived(invoice.lateFee),
]

/** An invoice is owed for longer than it should be: no PPN is due on that. */
export const bookLateFee = (amount: Money): LedgerEntry[] => [
  debit('receivables', amount),
  credit('late_fees', amount),
]

/** A late fee is not asked for any more. */
export const bookLateFeeWaived = (amount: Money): LedgerEntry[] => reverse(bookLateFee(amount))

/** A paid order was cancelled: nothing was sold, and `refunded` (sen) is owed to the buyer. */
export function bookCancelled(invoice: BookedInvoice, refunded: Money): LedgerEntry[] {
  const difference = sen(refunded - invoice.amount - invoice.lateFee)
  return [
    ...bookVoid(invoice).filter(({ account }) => account !== 'receivables'),
    debit(difference > 0 ? 'differences' : 'write_offs', difference),
    credit('refunds', refunded),
  ]
}

/** What was owed to a buyer has gone back. */
export const bookRefundPaid = (amount: Money, isByGateway: boolean): LedgerEntry[] => [
  debit('refunds', amount),
  credit(isByGateway ? 'gateway' : 'bank', amount),
]

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

/**
 * Goods were replaced by others that cost `less`: less was sold, with less PPN. Of a paid invoice that is owed to the
 * buyer, of an open one it is not owed to us any more.
 */
export const bookSubstitution = ({
  less,
  lessTax,
  isPaid,
}: {
  less: Money
  lessTax: Money
  isPaid: boolean
}): LedgerEntry[] => [
  debit('sales', sen(less - lessTax)),
  debit('vat', lessTax),
  credit(isPaid ? 'refunds' : 'receivables', less),
]
