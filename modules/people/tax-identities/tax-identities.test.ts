import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { readInvoiceFile } from '#tests/support/documents/coretax-structure.ts'
import { createCompanyBuyer } from '#tests/support/finance/credit.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { createMember } from '#tests/support/finance/invoices.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const admin = await shop.asStaff()
const finance = await shop.asStaff('finance@contoh.id')
const cement = await createProduct(shop.db, { price: 111_000, weightKg: 40, stock: { CBT: 5000 } })
const month = shop.clock.now().toISOString().slice(0, 7)
await admin.staffSettings.changeLetterhead({
  body: {
    legalName: 'PT Uji',
    address: 'Jl. Uji 1',
    phone: '',
    email: '',
    npwp: '01.234.567.8-901.000',
  },
})

type Buyer = Awaited<ReturnType<typeof createBuyerClient>>

async function placePaid(buyer: Buyer): Promise<string> {
  const order = await placeOrder(shop, [{ variant: cement, qty: 7 }], buyer)
  const { toSend } = await buyer.api.invoices.header({ id: order.invoiceId })
  await admin.staffPayments.confirmPayment({ id: order.id, body: { received: toSend } })
  return order.invoiceId
}

/** The tax invoice that staff see of an invoice. */
async function findTaxed(id: string, state: 'new' | 'retail' | 'exported') {
  const { results } = await finance.staffTax.invoices({ query: { month, state } })
  return results.find((each) => each.id === id)
}

async function exportMonth() {
  const { id } = await finance.staffTax.export({ body: { month, kind: 'new' } })
  const chunks = await Array.fromAsync(await finance.staffTax.file({ id, query: {} }))
  return readInvoiceFile(Buffer.concat(chunks).toString()).invoices.map(({ values }) => values)
}

const nik = {
  kind: 'nik',
  idNumber: '3216 0617 0890 0001',
  name: 'Warsito',
  address: 'Jl. Melati 4, Bekasi',
} as const
const npwp = {
  kind: 'npwp',
  idNumber: '09.123.456.7-801.300',
  name: 'PT Nama Pajak',
  address: 'Jl. Pajak 1, Jakarta',
} as const

const save = (api: Api, identity: typeof nik | typeof npwp, revision: number) =>
  api.taxIdentities.save({ body: { ...identity, revision } })

test('PUT /customer/my/tax-identity: a person’s next tax invoices have the NIK, earlier ones stay in the aggregate', async () => {
  const buyer = await createBuyerClient(shop)
  const before = await placePaid(buyer)
  assert.equal((await buyer.api.taxIdentities.show()).identity, null)
  const { identity, revision, of } = await save(buyer.api, nik, 0)
  assert.deepEqual([of, revision, identity?.idNumber], ['person', 1, '3216061708900001'])
  const after = await placePaid(buyer)
  assert.ok(await findTaxed(before, 'retail'))
  const taxed = await findTaxed(after, 'new')
  assert.deepEqual(
    [taxed?.kind, taxed?.idNumber, taxed?.buyerName, taxed?.problems],
    ['nik', '3216061708900001', 'Warsito', []],
  )
  const [values] = await exportMonth()
  assert.deepEqual(
    ['BuyerTin', 'BuyerDocument', 'BuyerDocumentNumber', 'BuyerName', 'BuyerAdress'].map(
      (field) => values![field],
    ),
    ['0000000000000000', 'National ID', '3216061708900001', 'Warsito', 'Jl. Melati 4, Bekasi'],
  )
  await save(buyer.api, npwp, 1)
  assert.equal((await findTaxed(after, 'exported'))?.idNumber, '3216061708900001')
  const later = await placePaid(buyer)
  assert.equal((await findTaxed(later, 'new'))?.idNumber, '0091234567801300')
  const [next] = await exportMonth()
  assert.deepEqual([next!['BuyerTin'], next!['BuyerDocument']], ['0091234567801300', 'TIN'])
  await buyer.api.taxIdentities.remove()
  assert.ok(await findTaxed(await placePaid(buyer), 'retail'))
})

test('PUT /customer/my/tax-identity: the owner’s entry names the company; colleagues read it masked', async () => {
  const owner = await createCompanyBuyer(shop)
  await shop.pool.query(
    `update company set name = 'PT Verifikasi', npwp = '0912345678013000', street = 'Jl. Usaha 2' where id = $1`,
    [owner.companyId],
  )
  const verified = await owner.api.taxIdentities.show()
  assert.deepEqual(
    [verified.of, verified.canChange, verified.revision, verified.identity?.idNumber],
    ['company', true, 0, '0912345678013000'],
  )
  await save(owner.api, npwp, 0)
  const colleague = await createMember(shop, owner.companyId, 'purchaser')
  const seen = await colleague.api.taxIdentities.show()
  assert.deepEqual(
    [seen.canChange, seen.identity?.idNumber, seen.identity?.name],
    [false, '••••••••••••1300', 'PT Nama Pajak'],
  )
  await expectRefusal(save(colleague.api, nik, 1), 422, 'company.not_owner')
  await expectRefusal(colleague.api.taxIdentities.remove(), 422, 'company.not_owner')
  // What the colleague orders is the company's, whatever they buy for themselves.
  assert.equal((await findTaxed(await placePaid(colleague), 'new'))?.buyerName, 'PT Nama Pajak')
  await owner.api.taxIdentities.remove()
  assert.equal((await findTaxed(await placePaid(owner), 'new'))?.buyerName, 'PT Verifikasi')
})

test('PUT /customer/my/tax-identity: another window’s change is not overwritten, and wrong numbers say why', async () => {
  const buyer = await createBuyerClient(shop)
  await save(buyer.api, nik, 0)
  await expectRefusal(save(buyer.api, npwp, 0), 409, 'tax_identity.changed')
  await save(buyer.api, npwp, 1)
  await expectRefusal(save(buyer.api, nik, 1), 409, 'tax_identity.changed')
  const wrong = buyer.api.taxIdentities.save({
    body: { ...nik, idNumber: '3216069908900001', revision: 2 },
  })
  const { status, errors } = await expectRefusal(wrong)
  assert.deepEqual([status, Object.keys(errors)], [422, ['idNumber']])
})
