import { sql } from 'kysely'

// The header's store embeds this, so that every page reads it in the statement that reads the rest.

/** How many negotiations wait for a buyer: offers to decide on and agreed ones to order. */
export const waitingCountQuery = (account: string | null) => sql<number>`
  select count(*)::int from negotiation
  where account_id = ${account}::uuid and status in ('countered', 'accepted')`

/** How many of a buyer's own invoices wait for them: to be approved, or to be paid. */
export const waitingInvoiceCountQuery = (account: string | null) => sql<number>`
  select count(*)::int from invoice
  where account_id = ${account}::uuid and status in ('awaiting_approval', 'unpaid', 'overdue')`
