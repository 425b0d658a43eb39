import type { TaxInvoiceResponse } from './types.ts'

export type InvoicesOfBuyer = readonly [TaxInvoiceResponse, ...TaxInvoiceResponse[]]

/**
 * The invoices in their order, those together that one form corrects: they lack something, and have the same buyer and
 * the same number or none. The list has them one after the other.
 */
export function groupByBuyer(invoices: readonly TaxInvoiceResponse[]): InvoicesOfBuyer[] {
  const groups: [TaxInvoiceResponse, ...TaxInvoiceResponse[]][] = []
  for (const invoice of invoices) {
    const group = groups.at(-1)
    if (group && isSimilar(group[0], invoice)) group.push(invoice)
    else groups.push([invoice])
  }
  return groups
}

const isSimilar = (one: TaxInvoiceResponse, other: TaxInvoiceResponse): boolean =>
  one.similarCount > 0 && one.buyerId === other.buyerId && one.idNumber === other.idNumber
