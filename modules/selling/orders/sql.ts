import { sql } from 'kysely'

// Embedded by stores of other capabilities, so that all of them pick the same invoice of an order.

/** The rank of a draft in `find_invoice_rank`: from here on nothing is due. */
const DRAFT_RANK = 5

/**
 * What `invoice` is ordered by for the one that is looked after first: by its rank, which goes by its status, then the
 * earliest due among those that ask for money, then the newest.
 */
export const currentInvoiceOrder = sql`find_invoice_rank(invoice),
  case when find_invoice_rank(invoice) < ${sql.lit(DRAFT_RANK)} then invoice.due_at end,
  invoice.issued_at desc, invoice.number desc`
