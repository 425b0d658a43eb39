import assert from 'node:assert/strict'
import { test } from 'node:test'
import { days } from '#platform/clock.ts'
import { createCompanyBuyer, giveLimit } from '#tests/support/finance/credit.ts'
import { agreeAtKoinworks } from '#tests/support/lenders/agree-at-koinworks.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import {
  completeApplication,
  sendApplication,
} from '#tests/support/lenders/complete-application.ts'
import { runLenderJobs } from '#tests/support/lenders/run-lender-jobs.ts'
import { placeOrder } from '#tests/support/orders/orders.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const cement = await createProduct(shop.db, {
  name: 'Semen uji',
  unit: 'sak',
  price: 100_000,
  weightKg: 40,
  stock: { CBT: 5000 },
})

test('GET /staff/exposure: limits on terms and at lenders, what is used and how long it has been due', async () => {
  const buyer = await createCompanyBuyer(shop)
  const { api, companyId } = buyer
  await giveLimit(shop, companyId, 20_000_000, 'D')
  const id = await completeApplication(api, 'koinworks')
  await sendApplication(api, 'koinworks', id)
  await runLenderJobs(shop)
  await agreeAtKoinworks(shop, buyer, id)
  await runLenderJobs(shop)
  const tempo = { payment: { paymentType: 'tempo' } } as const
  await placeOrder(shop, [{ variant: cement, qty: 20 }], buyer, tempo)
  const { credit } = await api.credit.own()
  shop.clock.advance(days(16))
  const finance = await shop.asStaff('finance@contoh.id')
  const { results, all } = await finance.staffExposure.list({ query: {} })
  const row = results.find((each) => each.companyId === companyId)!
  assert.deepEqual(
    [row.grade, row.status, row.terms.limit.amount, row.all.limit.amount],
    ['D', 'active', '20000000.00', '120000000.00'],
  )
  assert.deepEqual([row.terms.used, row.overdue], [credit!.used, credit!.used])
  assert.deepEqual(
    row.ageing.filter(({ amount }) => amount.amount !== '0.00'),
    [{ due: '1-30', amount: credit!.used }],
  )
  assert.equal(row.terms.utilisation, Math.round(Number(credit!.used.amount) / 200_000))
  assert.deepEqual(
    row.lenders.map(({ name, limit, utilisation }) => [name, limit.amount, utilisation]),
    [['KoinWorks', '100000000.00', 0]],
  )
  assert.equal(all.limit.amount, row.all.limit.amount)
  const chunks: Uint8Array[] = []
  const query = { format: 'csv', search: row.company } as const
  for await (const chunk of await finance.staffExposure.export({ query })) chunks.push(chunk)
  const [heading, line, ...none] = Buffer.concat(chunks).toString('utf8').trim().split(/\r?\n/)
  assert.match(heading!, /Perusahaan;Kelas;.*Limit KoinWorks \(Rp\)/)
  assert.ok(line!.includes(';D;') && line!.includes(';100000000;'), line)
  assert.deepEqual(none, [])
  const searched = await finance.staffExposure.list({ query: { search: 'tidak ada yang begini' } })
  assert.deepEqual([searched.results, searched.total], [[], 0])
  const beyond = await finance.staffExposure.list({ query: { page: 9 } })
  assert.deepEqual([beyond.results, beyond.total, beyond.all], [[], 1, all])
  const sales = await shop.asStaff('sales@contoh.id')
  await expectRefusal(sales.staffExposure.list({ query: {} }), 403, 'staff.role')
})
