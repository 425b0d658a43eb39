import type { Api } from '#modules/client.ts'
import type { ListQuery } from './list-queries.ts'
import type { OrderSamples } from './order-samples.ts'

type BuyerQuery = NonNullable<NonNullable<Parameters<Api['invoices']['list']>[0]>['query']>
type StaffQuery = NonNullable<NonNullable<Parameters<Api['staffFinance']['invoices']>[0]>['query']>

/** A buyer's invoices, and those that finance waits for. */
export const listInvoiceQueries = (samples: OrderSamples): ListQuery[] => [
  ...Object.entries(listBuyerFilters(samples)).map(([name, query]): ListQuery => ({
    who: 'buyer',
    name: `invoices, ${name}`,
    read: ({ buyer }) => buyer.invoices.list({ query: { count: 12, ...query } }),
  })),
  ...Object.entries(listStaffFilters(samples)).map(([name, query]): ListQuery => ({
    who: 'staff',
    name: `invoices, ${name}`,
    read: ({ staff }) => staff.staffFinance.invoices({ query: { count: 20, ...query } }),
  })),
  {
    who: 'staff',
    name: 'who owes',
    read: ({ staff }) => staff.staffFinance.customers({ query: { count: 20 } }),
  },
]

const listBuyerFilters = (it: OrderSamples): Record<string, BuyerQuery> => ({
  'no filter': {},
  paid: { status: 'paid' },
  'over 90 days due': { due: 'over_90' },
  'a day': { from: it.day, to: it.day },
  'page 400': { page: 400 },
  'search: number of an invoice': { search: 'INV/BENCH/00004321' },
  'search: part of a number': { search: '4321' },
  'search: nothing has it': { search: 'tidakadasamasekali' },
})

const listStaffFilters = (it: OrderSamples): Record<string, StaffQuery> => ({
  'no filter': {},
  'due today': { due: 'today' },
  'over 90 days due': { due: 'over_90' },
  'of one buyer': { account: it.largeAccount },
})
