import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { createSignedInBuyer, joinVerifiedCompany } from '#tests/support/accounts/buyers.ts'
import { createBuyerClient, makeProofImage, placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const tile = await createProduct(shop.db, {
  price: 90_000,
  weightKg: 18.5,
  tiers: [{ minQty: 5, discount: 3.5 }],
  stock: { CBT: 500 },
})
const grout = await createProduct(shop.db, { price: 12_500, weightKg: 1, stock: { CBT: 500 } })

const addToCart = (api: Api, product_variant_id: string, qty: number) =>
  api.cart.add({ body: { product_variant_id, qty } })

/** The header's cart beside the cart itself, whose totals it has to repeat. */
async function readBoth(api: Api) {
  const [{ cart }, { count, goods, weightKg }] = [await api.header.show(), await api.cart.show()]
  return { header: cart, cart: { count, goods, weightKg } }
}

test('GET /header: a visitor’s cart, and nobody’s without a token', async () => {
  const nobody = await shop.asVisitor().header.show()
  assert.deepEqual(nobody, {
    user: null,
    priceList: 'retail',
    cart: { count: 0, goods: { amount: '0.00', currency: 'IDR' }, weightKg: 0 },
    district: null,
    waitingNegotiations: 0,
    waitingInvoices: 0,
  })
  const visitor = shop.asVisitor()
  await addToCart(visitor, tile, 7)
  await addToCart(visitor, grout, 2)
  const { header, cart } = await readBoth(visitor)
  assert.deepEqual(header, cart)
  assert.equal(header.goods.amount, '632950.00')
})

test('GET /header: name, kind and price list of a retail buyer, of a business and of a company with its own prices', async () => {
  const [retail, business, special] = [
    await createSignedInBuyer(shop.db),
    await createSignedInBuyer(shop.db),
    await createSignedInBuyer(shop.db),
  ]
  await joinVerifiedCompany(shop.db, business.accountId)
  const companyId = await joinVerifiedCompany(shop.db, special.accountId)
  await shop.pool.query(
    `with list as (insert into price_list (code, name, company_id) values ('uji', 'Uji', $1) returning id)
    insert into price (variant_id, price_list_id, valid_from, amount)
    select $2, id, '2026-01-01', 7700000 from list`,
    [companyId, Number(tile)],
  )
  const seen = []
  for (const { token, accountId } of [retail, business, special]) {
    const api = shop.client({ token })
    await addToCart(api, tile, 1)
    const { user, priceList, cart } = await api.header.show()
    assert.equal(user?.id, accountId)
    assert.deepEqual((await readBoth(api)).header, (await readBoth(api)).cart)
    seen.push([user?.name, user?.kind, priceList, cart.goods.amount])
  }
  assert.deepEqual(seen, [
    ['Pembeli Uji', 'retail', 'retail', '90000.00'],
    ['Pembeli Uji', 'business', 'business', '90000.00'],
    ['Pembeli Uji', 'business', `company-${companyId}`, '77000.00'],
  ])
})

test('GET /header: goods that are no longer sold count as lines and cost nothing', async () => {
  const gone = await createProduct(shop.db, { price: 5_000, weightKg: 2, stock: { CBT: 5 } })
  const visitor = shop.asVisitor()
  await addToCart(visitor, gone, 1)
  await addToCart(visitor, grout, 1)
  await shop.pool.query('update variant set active = false where id = $1', [Number(gone)])
  const { header, cart } = await readBoth(visitor)
  assert.deepEqual(header, cart)
  assert.deepEqual([header.count, header.goods.amount], [2, '12500.00'])
})

test('GET /header: after sign-in the visitor’s cart is merged into the account’s', async () => {
  let visitorToken = ''
  const visitor = shop.client({ onVisitorToken: (token) => (visitorToken = token) })
  await addToCart(visitor, tile, 2)
  const { token } = await createSignedInBuyer(shop.db)
  await addToCart(shop.client({ token }), tile, 3)
  const buyer = shop.client({ token, visitorToken })
  assert.equal((await buyer.header.show()).cart.goods.amount, '434250.00')
  assert.equal((await shop.client({ visitorToken }).header.show()).cart.count, 0)
  assert.deepEqual((await readBoth(buyer)).header, (await readBoth(buyer)).cart)
})

test('GET /header: the district chosen in the browser, else the main address’s', async () => {
  const { token } = await createSignedInBuyer(shop.db)
  const api = shop.client({ token })
  const { results } = await api.customers.addresses()
  const [main] = results
  const home = { id: main!.district.id, label: `${main!.district.name} ${main!.postalCode}` }
  const { rows } = await shop.pool.query(
    `select district.id, district.name || ', ' || city.name as label
     from district join city on city.id = district.city_id where district.id <> $1 limit 1`,
    [home.id],
  )
  const districtFor = async (client: Api, district?: string) =>
    (await client.header.show({ query: district ? { district } : {} })).district
  assert.deepEqual(await districtFor(api), home)
  assert.deepEqual(await districtFor(api, rows[0].id), rows[0])
  assert.deepEqual(await districtFor(api, 'unknown'), home)
  assert.deepEqual(await districtFor(shop.asVisitor(), rows[0].id), rows[0])
  assert.equal(await districtFor(shop.asVisitor(), 'unknown'), null)
})

test('GET /header: counts one’s own invoices that wait, as the indicator does, and none that is paid', async () => {
  const bought = [{ variant: tile, qty: 10 }]
  const buyer = await createBuyerClient(shop)
  const { id, invoiceId } = await placeOrder(shop, bought, buyer)
  await placeOrder(shop, bought, buyer)
  await placeOrder(shop, bought)
  const readBothCounts = async () => {
    const { waitingNegotiations, waitingInvoices } = await buyer.api.header.show()
    const { negotiation, invoice } = await buyer.api.negotiations.indicator()
    assert.deepEqual([waitingNegotiations, waitingInvoices], [negotiation, invoice])
    return waitingInvoices
  }
  assert.equal(await readBothCounts(), 2)
  const { toSend } = await buyer.api.invoices.header({ id: invoiceId })
  const finance = await shop.asStaff('finance@contoh.id')
  await buyer.api.payments.sendProof({ id: invoiceId, files: { file: makeProofImage() } })
  await finance.staffPayments.confirmPayment({ id, body: { received: toSend } })
  assert.equal(await readBothCounts(), 1)
})

test('GET /header: shows staff nothing of a buyer', async () => {
  const staff = await shop.asStaff()
  const { user, cart, district } = await staff.header.show()
  assert.deepEqual([user, cart.count, district], [null, 0, null])
})
