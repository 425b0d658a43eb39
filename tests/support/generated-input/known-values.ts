import { toIsoTime } from '#platform/clock.ts'
import { addAddress, BEKASI, type TestBuyer } from '../accounts/buyers.ts'
import type { KnownValues } from './hostile-input.ts'
import { buildOrderInput } from '../orders/order-input.ts'
import type { StagedOrders } from './order-stages.ts'
import type { createPurchaseOrder } from '../orders/purchase-order.ts'
import type { TestShop } from '../shop.ts'

/** What a shop has that generated input can name. */
export type KnownRecords = StagedOrders & {
  variantId: string
  buyer: Pick<TestBuyer, 'accountId'> & { api: ReturnType<TestShop['client']> }
  company: Pick<TestBuyer, 'addressId'>
  purchaseOrder: Awaited<ReturnType<typeof createPurchaseOrder>>
}

/** Ids and slugs of the shop's catalogue, regions and people, by the name of their parameter. */
async function readShopIds({ pool }: TestShop) {
  const readColumn = async (query: string) =>
    (await pool.query<{ value: string }>(query)).rows.map(({ value }) => value)
  const districtId = await readColumn(
    `select id as value from district where city_id = '${BEKASI}' order by id limit 1`,
  )
  return {
    outbox: await readColumn('select id as value from message limit 3'),
    ec: await readColumn(
      '(select slug as value from product limit 4) union all (select id::text from product limit 4)',
    ),
    category: await readColumn(
      '(select slug as value from category) union all (select id::text from category)',
    ),
    'sub-category': await readColumn(
      '(select slug as value from sub_category) union all (select id::text from sub_category)',
    ),
    district: districtId,
    districtId,
    villageId: await readColumn(
      `select id as value from village where district_id = '${districtId[0]}' limit 3`,
    ),
    // Accounts that generated calls may suspend or sign out, apart from the callers' own.
    accounts: await readColumn(
      "select id as value from account where email in ('retail@contoh.id', 'baru@contoh.id')",
    ),
    staff: await readColumn("select id as value from staff where not 'admin' = any(roles)"),
  }
}

const PHONE = ['0812 9041 7735']

/** Values that any shop takes, by the name of their field. */
const TYPED_VALUES = {
  table: ['upo'],
  projectType: ['ruko'],
  paymentMethod: ['transfer'],
  provinceId: [BEKASI.slice(0, 2)],
  cityId: [BEKASI],
  postalCode: ['17530'],
  email: ['retail@contoh.id', 'acak-1@contoh.id', 'acak-2@contoh.id'],
  password: ['belanja-2026', 'salah-sekali-77'],
  phone: PHONE,
  contactPhone: PHONE,
  driverPhone: PHONE,
  name: ['Warsito'],
  method: ['delivery', 'pickup'],
  search: ['triplek', 'SO/2026', 'semen "50'],
  status: ['processing'],
}

/** Reads the shop's ids once; the function that it returns fills a cart and has the values that are valid then. */
export async function createKnownValues(
  shop: TestShop,
  records: KnownRecords,
): Promise<() => Promise<KnownValues>> {
  const { orders, invoices, deliveries, lineIds, variantId, buyer, company, purchaseOrder } =
    records
  const ids = await readShopIds(shop)
  return async () => {
    const { addressId, cartLineId, order } = await fillCart(shop, buyer, variantId)
    return {
      words: [
        ...orders,
        ...invoices,
        ...deliveries,
        cartLineId,
        addressId,
        variantId,
        BEKASI,
        '12500.00',
        ...ids.ec.slice(0, 2),
      ],
      byName: {
        ...TYPED_VALUES,
        ...ids,
        ecom: orders,
        so: orders,
        orders,
        invoices,
        deliveries,
        lineId: lineIds,
        cart: [cartLineId],
        address: [addressId],
        addressId: [addressId, company.addressId],
        upo: [purchaseOrder.record],
        records: [purchaseOrder.record],
        upload: [purchaseOrder.file],
        fileId: [purchaseOrder.file],
        'det-discount': [variantId],
        product_variant_id: [variantId, variantId, '1'],
        seen: [order.seen],
        date: [order.date],
        window: [order.window],
        vehicle: [order.vehicle],
        receivedAt: [toIsoTime(shop.clock.now())],
      },
    }
  }
}

/** One address and a cart of three pieces; returns them with the totals that the buyer sees. */
async function fillCart(
  shop: TestShop,
  { accountId, api }: KnownRecords['buyer'],
  variantId: string,
) {
  await shop.pool.query('delete from address where account_id = $1', [accountId])
  const addressId = await addAddress(shop.db, accountId)
  const { lines } = await api.cart.add({ body: { product_variant_id: variantId, qty: 3 } })
  const line = lines.find((each) => each.product_variant_id === variantId)!
  await api.cart.change({ id: line.id, body: { qty: 3 } })
  return { addressId, cartLineId: line.id, order: await buildOrderInput(api, { addressId }) }
}
