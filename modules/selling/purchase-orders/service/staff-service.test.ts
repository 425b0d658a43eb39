import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectFile } from '#platform/files/stored-content.ts'
import { joinVerifiedCompany, createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { pdf } from '#tests/support/files/valid.ts'
import { createGoods } from '#tests/support/catalogue/products.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
let staffApi = await shop.asStaff('sales@contoh.id')
const { id: variantId, sku } = await createGoods(shop.db, {
  name: 'Semen Uji Jaya',
  price: 60_000,
  stock: { CBT: 900 },
})

/** A record of a new company, with its sender's client and e-mails. */
async function newPurchaseOrder(name = 'PT Uji Bangun', project = 'Gudang Cikande') {
  const { token, accountId, addressId } = await createSignedInBuyer(shop.db)
  await joinVerifiedCompany(shop.db, accountId, { name })
  const api = shop.client({ token })
  const file = new File([new Uint8Array(pdf())], 'po.pdf')
  const { id: fileId } = await api.purchaseOrders.upload({ files: { file } })
  const body = {
    fileId,
    project,
    projectType: 'pabrik' as const,
    addressId,
    paymentMethod: 'transfer',
    lines: [
      { text: 'Semen Uji Jaya', qty: 10, product_variant_id: variantId },
      { text: 'qqzz wwxx', qty: 3 },
    ],
  }
  const { id, number } = await api.purchaseOrders.create({ table: 'upo', body })
  const { email } = await api.customers.profile()
  const mail = async () =>
    (await shop.asVisitor().notifications.demoMail({ query: { email } })).results
  return { api, id, number, mail }
}

const auditedActions = async (id: string) => {
  const admin = await shop.asStaff()
  const { results } = await admin.audit.list({ query: { count: 100 } })
  return results.filter(({ thingId }) => thingId === id).map(({ action }) => action)
}

test('GET /staff/upo: lists the oldest first with its age, and finds by number, project and company', async () => {
  const first = await newPurchaseOrder('PT Beton Purba')
  shop.clock.advance(26 * 3_600_000)
  // A session expires within a day.
  staffApi = await shop.asStaff('sales@contoh.id')
  const second = await newPurchaseOrder('CV Atap Nirwana', 'Kantor Lurah Sukamaju')
  const all = (await staffApi.staffPurchaseOrders.queue({ query: { count: 100 } })).results.map(
    ({ id }) => id,
  )
  assert.ok(all.indexOf(first.id) < all.indexOf(second.id))
  for (const [search, id] of [
    [first.number, first.id],
    ['purba', first.id],
    ['lurah sukamaju', second.id],
  ] as const) {
    const { results } = await staffApi.staffPurchaseOrders.queue({ query: { search } })
    assert.deepEqual(
      results.map((row) => row.id),
      [id],
      search,
    )
  }
  const [row] = (await staffApi.staffPurchaseOrders.queue({ query: { search: first.number } }))
    .results
  assert.deepEqual([row!.ageHours, row!.lines, row!.open, row!.fileKind], [26, 2, 1, 'pdf'])
  assert.equal((await staffApi.staffPurchaseOrders.queue({ query: { search: '%' } })).total, 0)
})

test('/staff/upo: take, correct and add lines, finish; the sender gets an e-mail', async () => {
  const { api, id, mail } = await newPurchaseOrder()
  const before = await staffApi.staffPurchaseOrders.show({ id })
  assert.deepEqual(
    before.lines.map(({ state, product_variant_id: meant }) => [state, meant]),
    [
      ['matched', variantId],
      ['unknown', null],
    ],
  )
  await expectRefusal(
    staffApi.staffPurchaseOrders.finish({ id, body: { outcome: 'Sudah selesai.' } }),
    409,
    'upo.state',
  )
  const taken = await staffApi.staffPurchaseOrders.take({ id })
  assert.deepEqual([taken.status, taken.handler !== null], ['in_progress', true])
  const [cement, unknown] = taken.lines
  const corrected = await staffApi.staffPurchaseOrders.saveLines({
    id,
    body: {
      lines: [
        { id: unknown!.id, text: 'Semen Uji Jaya', qty: 7, product_variant_id: variantId },
        { id: cement!.id, text: 'Semen Uji Jaya', qty: 12, product_variant_id: variantId },
      ],
      add: `${sku} 4\nzzqq vvpp 5 sak`,
    },
  })
  assert.deepEqual(
    corrected.lines.map(({ qty, product_variant_id: meant }) => [qty, meant]),
    [
      [12, variantId],
      [7, variantId],
      [4, variantId],
      [5, null],
    ],
  )
  await staffApi.staffPurchaseOrders.note({ id, body: { note: 'Tanya mandornya dulu.' } })
  const outcome = 'Penawaran kami kirim lewat email.'
  await staffApi.staffPurchaseOrders.finish({ id, body: { outcome } })
  const shown = await api.purchaseOrders.show({ id })
  assert.deepEqual([shown.status, shown.outcome], ['done', outcome])
  assert.deepEqual(
    shown.events.map(({ status, by }) => [status, by]),
    [
      ['new', 'Pembeli Uji'],
      ['in_progress', 'Tim penjualan'],
      ['done', 'Tim penjualan'],
    ],
  )
  const email = (await mail()).find(({ template }) => template === 'upo.done')
  assert.match(email!.text, /Penawaran kami kirim/)
  assert.deepEqual((await auditedActions(id)).toSorted(), [
    'Ambil PO',
    'Catat di PO',
    'Selesaikan PO',
    'Ubah baris PO',
  ])
  for (const call of [
    () => staffApi.staffPurchaseOrders.take({ id }),
    () => staffApi.staffPurchaseOrders.cancel({ id, body: { reason: 'Terlambat.' } }),
    () => staffApi.staffPurchaseOrders.saveLines({ id, body: { lines: [] } }),
  ])
    await expectRefusal(call(), 409, 'upo.state')
})

test('POST /staff/upo/{id}/take: a colleague takes over, which only staff see in the timeline', async () => {
  const { api, id } = await newPurchaseOrder()
  await staffApi.staffPurchaseOrders.take({ id })
  const { handler, events } = await (await shop.asStaff()).staffPurchaseOrders.take({ id })
  assert.match(events.at(-1)!.note!, /Diambil alih dari/)
  assert.equal(events.at(-1)!.by, handler)
  assert.equal((await api.purchaseOrders.show({ id })).events.length, 2)
  await expectRefusal(api.purchaseOrders.cancel({ id }), 409, 'upo.state')
})

test('POST /staff/upo/{id}/cancel: the sender reads the reason', async () => {
  const { api, id, mail } = await newPurchaseOrder()
  await staffApi.staffPurchaseOrders.cancel({ id, body: { reason: 'Berkasnya kosong.' } })
  assert.equal((await api.purchaseOrders.show({ id })).outcome, 'Berkasnya kosong.')
  const email = (await mail()).find(({ template }) => template === 'upo.cancelled')
  assert.match(email!.text, /Berkasnya kosong/)
  assert.deepEqual(await auditedActions(id), ['Batalkan PO'])
})

test('/staff/upo: of two concurrent decisions one succeeds', async () => {
  const { id } = await newPurchaseOrder()
  await staffApi.staffPurchaseOrders.take({ id })
  const both = await Promise.allSettled([
    staffApi.staffPurchaseOrders.finish({ id, body: { outcome: 'Penawaran sudah dikirim.' } }),
    staffApi.staffPurchaseOrders.cancel({ id, body: { reason: 'Tidak jadi.' } }),
  ])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})

test('PUT /staff/upo/{id}/lines: refuses unknown variants and too many lines, and changes nothing', async () => {
  const { id } = await newPurchaseOrder()
  const { lines } = await staffApi.staffPurchaseOrders.show({ id })
  const lineInputs = lines.map(({ id: line, text, qty }) => ({ id: line, text, qty }))
  const unknown = { ...lineInputs[0]!, product_variant_id: '999999' }
  await expectRefusal(
    staffApi.staffPurchaseOrders.saveLines({ id, body: { lines: [unknown] } }),
    422,
    'upo.unknown',
  )
  const add = Array.from({ length: 499 }, () => 'semen 2').join('\n')
  await expectRefusal(
    staffApi.staffPurchaseOrders.saveLines({ id, body: { lines: lineInputs, add } }),
    422,
    'list.long',
  )
  assert.deepEqual((await staffApi.staffPurchaseOrders.show({ id })).lines, lines)
})

test('/staff/upo: file and match are for the role sales', async () => {
  const { id } = await newPurchaseOrder()
  assert.deepEqual(await collectFile(await staffApi.staffPurchaseOrders.file({ id })), pdf())
  const { lines } = await staffApi.staffPurchaseOrders.match({ id, body: { text: `${sku} 4` } })
  assert.equal(lines[0]!.candidates[0]!.product_variant_id, variantId)
  const finance = await shop.asStaff('finance@contoh.id')
  await expectRefusal(finance.staffPurchaseOrders.file({ id }), 403, 'staff.role')
})
