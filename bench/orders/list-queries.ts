import type { Api } from '#modules/client.ts'
import { StaffOrderSort } from '#modules/selling/staff-orders/rules/order-filter.ts'
import type { OrderSamples } from './order-samples.ts'

type StaffQuery = NonNullable<NonNullable<Parameters<Api['staffOrders']['list']>[0]>['query']>
type BuyerQuery = NonNullable<NonNullable<Parameters<Api['orders']['list']>[0]>['query']>

/** Filters and searches that staff combine, alone and with one another. */
const listStaffFilters = (it: OrderSamples): Record<string, StaffQuery> => ({
  'no filter': {},
  'in work': { status: 'processing' },
  completed: { status: 'completed' },
  unpaid: { payment: 'unpaid' },
  paid: { payment: 'paid' },
  warehouse: { warehouse: 'CBT' },
  'rare warehouse, in work': { warehouse: 'MDN', status: 'processing' },
  'common tag': { tag: 'proyek' },
  'rare tag': { tag: 'segera' },
  'tag that no order has': { tag: 'tidak-ada' },
  'my own': { assignee: 'own' },
  'of nobody': { assignee: 'none' },
  'of nobody, in work': { assignee: 'none', status: 'processing' },
  'a day': { from: it.day, to: it.day },
  'from a day on': { from: it.day },
  'up to a day': { to: it.day },
  'delivered on a day': { deliveryFrom: it.deliveryDay, deliveryTo: it.deliveryDay },
  'delivered from a day on': { deliveryFrom: it.deliveryDay },
  'delivered up to a day': { deliveryTo: it.deliveryDay },
  'large account': { account: it.largeAccount },
  'small account': { account: it.smallAccount },
  'completed, warehouse': { status: 'completed', warehouse: 'CBT' },
  'completed, but unpaid': { status: 'completed', payment: 'unpaid' },
  'cancelled, but paid': { status: 'cancelled', payment: 'paid' },
  'paid, delivered from a day on, warehouse': {
    payment: 'paid',
    deliveryFrom: it.deliveryDay,
    warehouse: 'CBT',
  },
  'a day, warehouse, my own': { from: it.day, to: it.day, warehouse: 'CBT', assignee: 'own' },
  'old, but in work': { to: it.day, status: 'processing' },
  'old, but delivered lately': { to: it.day, deliveryFrom: '2030-01-01' },
  'large account, common tag, paid': { account: it.largeAccount, tag: 'proyek', payment: 'paid' },
  'common tag, warehouse': { tag: 'proyek', warehouse: 'CBT' },
  'search: number': { search: it.number },
  'search: part of a number': { search: it.number.slice(-5) },
  'search: name': { search: it.name },
  'search: first name': { search: it.name.split(' ')[0]! },
  'search: two first names': { search: it.name.split(' ').slice(0, 2).join(' ') },
  'search: telephone': { search: it.phone.replace('+62', '0') },
  'search: product': { search: it.product },
  'search: word of products': { search: it.product.split(' ')[0]! },
  'search: SKU': { search: it.sku },
  'search: plate': { search: it.plate },
  'search: delivery order': { search: it.delivery },
  'search: invoice': { search: it.invoice },
  'search: amount': { search: `Rp ${Number(it.rupiah).toLocaleString('id')}` },
  'search: two letters': { search: 'xq' },
  'search: nothing has it': { search: 'tidakadasamasekali' },
  'search: common words that no order has together': {
    search: `${it.name.split(' ')[0]} ${it.product.split(' ')[0]} sudirman`,
  },
  'search: first name, in work': { search: it.name.split(' ')[0]!, status: 'processing' },
  'search: name, unpaid': { search: it.name, payment: 'unpaid' },
  'search: first name, small account': { search: it.name.split(' ')[0]!, account: it.smallAccount },
  'search: product, a day': { search: it.product, from: it.day, to: it.day },
})

export type Apis = { staff: Api; buyer: Api }

/** A list to read, and who reads it. */
export type ListQuery = {
  who: keyof Apis
  name: string
  read(apis: Apis): Promise<{ total: number; totalIsExact?: boolean }>
}

const readAsStaff = (name: string, query: StaffQuery): ListQuery => ({
  who: 'staff',
  name,
  read: ({ staff }) => staff.staffOrders.list({ query: { count: 20, ...query } }),
})

/** Every filter in every sort, and pages deep in the list. */
export const listStaffQueries = (samples: OrderSamples): ListQuery[] => [
  ...Object.entries(listStaffFilters(samples)).flatMap(([name, filter]) =>
    StaffOrderSort.map((sort) => readAsStaff(`${name}; ${sort}`, { ...filter, sort })),
  ),
  ...StaffOrderSort.flatMap((sort) => [
    readAsStaff(`behind an order; ${sort}`, { sort, after: samples.middleId }),
    readAsStaff(`before an order; ${sort}`, { sort, before: samples.middleId }),
  ]),
]

/** What a buyer with many orders filters and searches by. */
export const listBuyerQueries = (it: OrderSamples): ListQuery[] =>
  Object.entries<BuyerQuery>({
    'no filter': {},
    completed: { status: 'completed' },
    'in work': { status: 'processing' },
    'a day': { from: it.day, to: it.day },
    'from a day on': { from: it.day },
    'page 400': { page: 400 },
    'search: number': { search: 'BENCH/00004321' },
    'search: product': { search: it.product },
    'search: word of products': { search: it.product.split(' ')[0]! },
    'search: nothing has it': { search: 'tidakadasamasekali' },
    'search: word of products, completed, page 100': {
      search: it.product.split(' ')[0]!,
      status: 'completed',
      page: 100,
    },
  }).map(([name, query]) => ({
    who: 'buyer',
    name,
    read: ({ buyer }) => buyer.orders.list({ query: { count: 12, ...query } }),
  }))
