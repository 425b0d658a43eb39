import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { MoneySchema } from '#platform/contract/schemas.ts'

/** Whose page it is, as its header shows them. */
const HeaderUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  kind: z.enum(['retail', 'business']),
  companyId: z.string().nullable(),
})

/** What the header of every page shows of its reader. */
export const Header = z
  .object({
    /** Null for a visitor, and for staff. */
    user: HeaderUser.nullable(),
    /**
     * Whose prices the reader sees: `retail`, `business`, or `company-…` where the company has a price list
     * of its own. Readers with the same value see the same prices.
     */
    priceList: z.string(),
    /** Lines, what they cost at the reader's prices, and what they weigh. */
    cart: z.object({ count: z.int(), goods: MoneySchema, weightKg: z.number() }),
    /** The district chosen in this browser, else that of the buyer's main address. */
    district: z.object({ id: z.string(), label: z.string() }).nullable(),
    /** Negotiations that wait for the buyer: offers to decide on and agreed ones to order. */
    waitingNegotiations: z.int(),
    /** The buyer's own invoices that wait to be approved or paid. */
    waitingInvoices: z.int(),
  })
  .meta({ id: 'Header' })

export const headerCalls = {
  show: call('GET /header', {
    summary: 'What a page’s header shows of its reader: name, price list, cart, district (ours)',
    query: z.object({
      /** The district that was chosen in this browser; an unknown one counts as none. */
      district: z.string().max(20).optional().catch(undefined),
    }),
    response: json(Header),
  }),
}
