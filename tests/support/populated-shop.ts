import type { Call } from '#platform/contract/call.ts'
import { toIsoTime } from '#platform/clock.ts'
import { addAddress, BEKASI, joinVerifiedCompany, createSignedInBuyer } from './buyers.ts'
import { createProduct } from './products.ts'
import type { KnownValues } from './hostile-input.ts'
import { buildOrderInput } from './order-input.ts'
import { placeOrder, makeProofImage } from './orders.ts'
import { createPurchaseOrder } from './purchase-order.ts'
import { openTestShop } from './shop.ts'

/** A shop with one buyer's orders in several states and the related records. */
export async function openPopulatedShop() {
  const shop = await openTestShop()
  const variantId = await createProduct(shop.db, { price: 50_000, stock: { CBT: 100_000 } })
  const { token, accountId, addressId } = await createSignedInBuyer(shop.db)
  const buyer = shop.client({ token })
  const { token: adminToken } = await shop.client().staffIdentity.signIn({
    body: { email: 'admin@contoh.id', password: 'kelola-2026' },
  })
  const admin = shop.client({ token: adminToken })
  const company = await createSignedInBuyer(shop.db)
  await joinVerifiedCompany(shop.db, company.accountId)
  const purchaseOrder = await createPurchaseOrder(shop.client(company), company.addressId)
  const orders: string[] = []
  const invoices: string[] = []
  const deliveries: string[] = []
  const lineIds: string[] = []
  for (const stage of ['placed', 'proved', 'confirmed', 'prepared', 'departed'])
    await placeOrderUpTo(stage)

  async function placeOrderUpTo(stage: string): Promise<void> {
    const { id, invoiceId } = await placeOrder(shop, [{ variant: variantId, qty: 2 }], {
      api: buyer,
      accountId,
      addressId,
    })
    orders.push(id)
    invoices.push(invoiceId)
    if (stage === 'placed') return
    await buyer.payments.sendProof({ id: invoiceId, form: {}, files: { file: makeProofImage() } })
    if (stage === 'proved') return
    const { transfer } = await admin.staffOrders.show({ id })
    const order = await admin.staffPayments.confirmPayment({
      id,
      body: { received: transfer!.expected },
    })
    lineIds.push(order.lines[0]!.id)
    if (stage === 'confirmed') return
    const { shipping } = await admin.staffOrders.prepare({
      id,
      body: {
        lines: [{ lineId: order.lines[0]!.id, qty: 1 }],
        vehicle: 'engkel',
        plate: 'B 9041 KXR',
        driver: 'Agus',
        driverPhone: '0812 9041 7735',
      },
    })
    deliveries.push(shipping.deliveries[0]!.id)
    if (stage === 'departed') await admin.staffOrders.depart({ id: shipping.deliveries[0]!.id })
  }

  const queryColumn = async (query: string) =>
    (await shop.pool.query(query)).rows.map(({ value }) => value as string)
  const message = await queryColumn('select id as value from message limit 3')
  const product = await queryColumn(
    '(select slug as value from product limit 4) union all (select id::text from product limit 4)',
  )
  const category = await queryColumn(
    '(select slug as value from category) union all (select id::text from category)',
  )
  const sub = await queryColumn(
    '(select slug as value from sub_category) union all (select id::text from sub_category)',
  )
  const district = await queryColumn(
    `select id as value from district where city_id = '${BEKASI}' order by id limit 1`,
  )
  const village = await queryColumn(
    `select id as value from village where district_id = '${district[0]}' limit 3`,
  )

  // Accounts that generated calls may suspend or sign out, apart from the callers' own.
  const account = await queryColumn(
    "select id as value from account where email in ('retail@contoh.id', 'baru@contoh.id')",
  )
  const member = await queryColumn("select id as value from staff where not 'admin' = any(roles)")

  /** Values that are valid now: a filled cart, one address, and the totals that a buyer sees. */
  async function loadKnownValues(): Promise<KnownValues> {
    await shop.pool.query('delete from address where account_id = $1', [accountId])
    const addressId = await addAddress(shop.db, accountId)
    const { lines } = await buyer.cart.add({ body: { product_variant_id: variantId, qty: 3 } })
    const line = lines.find((each) => each.product_variant_id === variantId)!
    await buyer.cart.change({ id: line.id, body: { qty: 3 } })
    const order = await buildOrderInput(buyer, { addressId })
    return {
      words: [
        ...orders,
        ...invoices,
        ...deliveries,
        line.id,
        addressId,
        variantId,
        BEKASI,
        '12500.00',
        ...product.slice(0, 2),
      ],
      byName: {
        ecom: orders,
        so: orders,
        orders,
        invoices,
        deliveries,
        cart: [line.id],
        address: [addressId],
        outbox: message,
        accounts: account,
        staff: member,
        upo: [purchaseOrder.record],
        records: [purchaseOrder.record],
        upload: [purchaseOrder.file],
        fileId: [purchaseOrder.file],
        table: ['upo'],
        projectType: ['ruko'],
        paymentMethod: ['transfer'],
        ec: product,
        category,
        'sub-category': sub,
        district,
        'det-discount': [variantId],
        product_variant_id: [variantId, variantId, '1'],
        lineId: lineIds,
        addressId: [addressId, company.addressId],
        provinceId: [BEKASI.slice(0, 2)],
        cityId: [BEKASI],
        districtId: district,
        villageId: village,
        postalCode: ['17530'],
        email: ['retail@contoh.id', 'acak-1@contoh.id', 'acak-2@contoh.id'],
        password: ['belanja-2026', 'salah-sekali-77'],
        phone: ['0812 9041 7735'],
        contactPhone: ['0812 9041 7735'],
        driverPhone: ['0812 9041 7735'],
        name: ['Warsito'],
        seen: [order.seen],
        date: [order.date],
        window: [order.window],
        vehicle: [order.vehicle],
        method: ['delivery', 'pickup'],
        receivedAt: [toIsoTime(shop.clock.now())],
        search: ['triplek', 'SO/2026', 'semen "50'],
        status: ['processing'],
      },
    }
  }

  return {
    ...shop,
    loadKnownValues,
    /** The token for a call's audience. Cart and buyer calls share one buyer. */
    tokenFor: ({ who, path, service }: Call) =>
      who === 'staff'
        ? adminToken
        : service === 'upo' || path.includes('/upo/')
          ? company.token
          : who === 'buyer' || path.startsWith('/cart')
            ? token
            : undefined,
    /** The log line of a failed request. */
    lastError: (requestId: string) =>
      shop.logged.findLast((line) => line.includes(requestId))?.slice(0, 900),
  }
}
export type PopulatedShop = Awaited<ReturnType<typeof openPopulatedShop>>
