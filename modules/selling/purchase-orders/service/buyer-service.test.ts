import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectFile } from '#platform/files/stored-content.ts'
import { DEFAULT_SERVICE_ACCESS } from '#server/config/service-config.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { pdf } from '#tests/support/files/valid.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'
import {
  createBusinessBuyer,
  readErrorCode,
  PURCHASE_ORDER_DETAILS,
  makePurchaseOrderFile,
  uploadFile,
  type BusinessBuyer,
} from '#tests/support/orders/purchase-order.ts'

const shop = await useTestShop()
const variantId = await createProduct(shop.db, {
  name: 'Semen Uji Jaya',
  price: 60_000,
  stock: { CBT: 900 },
})

const lineInput = { written: '1 · Semen · 10', text: 'semen', qty: 10 }

async function createPurchaseOrder({ api, addressId }: BusinessBuyer, lines: object[] = []) {
  const fileId = await uploadFile(api)
  return api.purchaseOrders.create({
    table: 'upo',
    body: { ...PURCHASE_ORDER_DETAILS, fileId, addressId, lines: lines as never },
  })
}

test('POST /tables/upo/records: makes a record with its details and lines, and an e-mail', async () => {
  const buyer = await createBusinessBuyer(shop)
  const record = await createPurchaseOrder(buyer, [
    { ...lineInput, product_variant_id: variantId },
    { text: 'barang aneh', qty: 2.5 },
  ])
  assert.match(record.number, /^UPO\/2026\/11\/\d{6}$/)
  assert.deepEqual(
    [record.status, record.project, record.projectType.name, record.paymentMethod.name],
    ['new', 'Ruko Blok C', 'Ruko dan toko', 'Tempo'],
  )
  assert.equal(record.address.id, buyer.addressId)
  assert.deepEqual(
    record.lines.map(({ number, qty, item }) => [number, qty, item?.product_variant_id]),
    [
      [1, 10, variantId],
      [2, 2.5, undefined],
    ],
  )
  assert.deepEqual(
    record.events.map(({ status, by }) => [status, by]),
    [['new', 'Pembeli Uji']],
  )
  const { email } = await buyer.api.customers.profile()
  const { results } = await shop.asVisitor().notifications.demoMail({ query: { email } })
  assert.ok(results.some(({ subject }) => subject.includes(record.number)))
  assert.deepEqual(await collectFile(await buyer.api.purchaseOrders.file({ id: record.id })), pdf())
})

test('POST /tables/upo/records: copies the address, which may change later', async () => {
  const buyer = await createBusinessBuyer(shop)
  const { id, address } = await createPurchaseOrder(buyer)
  await buyer.api.customers.changeAddress({ id: buyer.addressId, body: { street: 'Jl. Lain 99' } })
  assert.equal((await buyer.api.purchaseOrders.show({ id })).address.street, address.street)
})

test('GET /tables/upo/records: members of the company see its records, others the same 404 as for a missing one', async () => {
  const buyer = await createBusinessBuyer(shop)
  const { id } = await createPurchaseOrder(buyer)
  const colleague = await createBusinessBuyer(shop, buyer.companyId)
  assert.equal((await colleague.api.purchaseOrders.show({ id })).id, id)
  const all = await colleague.api.purchaseOrders.list({ table: 'upo' })
  assert.deepEqual([all.total, all.results[0]!.sender], [1, 'Pembeli Uji'])
  const stranger = await createBusinessBuyer(shop)
  assert.equal((await stranger.api.purchaseOrders.list({ table: 'upo' })).total, 0)
  for (const send of [
    stranger.api.purchaseOrders.show,
    stranger.api.purchaseOrders.file,
    stranger.api.purchaseOrders.cancel,
  ])
    await expectRefusal(send({ id }), 404, 'not_found')
  await expectRefusal(stranger.api.purchaseOrders.list({ table: 'lain' }), 404, 'not_found')
})

test('/tables/upo/records: needs the access header and a signed-in buyer', async () => {
  const { token } = await createBusinessBuyer(shop)
  for (const access of [undefined, {}, { upo: 'lain-sekali' }]) {
    const api = shop.client({ token, access })
    await expectRefusal(api.purchaseOrders.list({ table: 'upo' }), 401, 'access.missing')
    await expectRefusal(
      api.purchaseOrders.upload({ files: { file: makePurchaseOrderFile() } }),
      401,
      'access.missing',
    )
  }
  const anonymousApi = shop.client({ access: DEFAULT_SERVICE_ACCESS })
  await expectRefusal(anonymousApi.purchaseOrders.list({ table: 'upo' }), 401, 'session.missing')
})

test('/tables/upo/records: refuses a buyer without a verified company', async () => {
  const { token, addressId } = await createSignedInBuyer(shop.db)
  const api = shop.client({ token })
  const body = { ...PURCHASE_ORDER_DETAILS, addressId, fileId: addressId }
  for (const call of [
    () => api.purchaseOrders.list({ table: 'upo' }),
    () => api.purchaseOrders.paymentMethods(),
    () => api.purchaseOrders.upload({ files: { file: makePurchaseOrderFile() } }),
    () => api.purchaseOrders.create({ table: 'upo', body }),
  ])
    await expectRefusal(call(), 422, 'business.only')
})

test('POST /tables/upo/records: one idempotency key makes one record', async () => {
  const buyer = await createBusinessBuyer(shop)
  const body = {
    ...PURCHASE_ORDER_DETAILS,
    fileId: await uploadFile(buyer.api),
    addressId: buyer.addressId,
  }
  const createOnce = () =>
    buyer.api.purchaseOrders.create({ table: 'upo', body }, { key: 'upo-kunci-1' })
  assert.equal((await createOnce()).id, (await createOnce()).id)
  assert.equal((await buyer.api.purchaseOrders.list({ table: 'upo' })).total, 1)
})

test('POST /tables/upo/records: reports invalid input by field, and leaves the upload usable', async () => {
  const buyer = await createBusinessBuyer(shop)
  const other = await createBusinessBuyer(shop)
  const fileId = await uploadFile(buyer.api)
  const validBody = { ...PURCHASE_ORDER_DETAILS, fileId, addressId: buyer.addressId }
  const invalidInputs: [object, string][] = [
    [{ project: 'x' }, 'project'],
    [{ projectType: 'kapal' }, 'projectType'],
    [{ addressId: 'abc' }, 'addressId'],
    [{ addressId: other.addressId }, 'addressId'],
    [{ paymentMethod: '' }, 'paymentMethod'],
    [{ paymentMethod: 'barter' }, 'paymentMethod'],
    [{ note: 'x'.repeat(1001) }, 'note'],
    [{ fileId: undefined }, 'fileId'],
    [{ lines: [{ ...lineInput, qty: 0 }] }, 'lines.0.qty'],
    [{ lines: [{ ...lineInput, text: ' ' }] }, 'lines.0.text'],
    [
      { lines: [lineInput, { ...lineInput, product_variant_id: '999999' }] },
      'lines.1.product_variant_id',
    ],
  ]
  for (const [change, field] of invalidInputs) {
    const call = buyer.api.purchaseOrders.create({
      table: 'upo',
      body: { ...validBody, ...change } as never,
    })
    const { status, errors } = await expectRefusal(call, 422, await readErrorCode(call))
    assert.deepEqual([status, Object.keys(errors)], [422, [field]], JSON.stringify(errors))
  }
  assert.equal(
    (await buyer.api.purchaseOrders.create({ table: 'upo', body: validBody })).status,
    'new',
  )
})

test('/tables/upo/records: the buyer cancels a record while it is new', async () => {
  const buyer = await createBusinessBuyer(shop)
  const { id } = await createPurchaseOrder(buyer)
  assert.equal((await buyer.api.purchaseOrders.cancel({ id })).status, 'cancelled')
  await expectRefusal(buyer.api.purchaseOrders.cancel({ id }), 409, 'upo.state')
})
