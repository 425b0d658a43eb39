import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { joinBusiness, signedInBuyer } from '#tests/buyers.ts'
import { pdf } from '#tests/files/honest.ts'
import { putOnShelf } from '#tests/goods.ts'
import { refused } from '#tests/refused.ts'
import { testShop, type TestShop } from '#tests/shop.ts'
import type { Api } from '#modules/client.ts'

let shop: TestShop
let desk: Api
let goods: string
let sku: string
before(async () => {
  shop = await testShop()
  desk = await shop.staff('sales@contoh.id')
  goods = await putOnShelf(shop.db, { name: 'Semen Uji Jaya', price: 60_000, stock: { CBT: 900 } })
  const variant = shop.db.selectFrom('variant').select('sku').where('id', '=', Number(goods))
  sku = (await variant.executeTakeFirstOrThrow()).sku
})
after(() => shop?.close())

/** A record of a company of its own, and how its sender reads it. */
async function waiting(name = 'PT Uji Bangun', project = 'Gudang Cikande') {
  const { token, accountId, addressId } = await signedInBuyer(shop.db)
  await joinBusiness(shop.db, accountId, { name })
  const api = shop.client({ token })
  const file = new File([new Uint8Array(pdf())], 'po.pdf')
  const { id: fileId } = await api.upo.upload({ files: { file } })
  const body = {
    fileId,
    project,
    projectType: 'pabrik' as const,
    addressId,
    paymentMethod: 'transfer',
    lines: [
      { text: 'Semen Uji Jaya', qty: 10, product_variant_id: goods },
      { text: 'qqzz wwxx', qty: 3 },
    ],
  }
  const { id, number } = await api.upo.create({ table: 'upo', body })
  const { email } = await api.customers.profile()
  const mail = async () =>
    (await shop.visitor().notifications.demoMail({ query: { email } })).results
  return { api, id, number, mail }
}

const audited = async (id: string) => {
  const admin = await shop.staff()
  const { results } = await admin.audit.list({ query: { count: 100 } })
  return results.filter(({ thingId }) => thingId === id).map(({ action }) => action)
}

test('what waits longest stands first, with its age, and is found by number, project and company', async () => {
  const first = await waiting('PT Beton Purba')
  shop.clock.forward(26 * 3_600_000)
  // A day is longer than a session lasts.
  desk = await shop.staff('sales@contoh.id')
  const second = await waiting('CV Atap Nirwana', 'Kantor Lurah Sukamaju')
  const all = (await desk.staffUpo.queue({ query: { count: 100 } })).results.map(({ id }) => id)
  assert.ok(all.indexOf(first.id) < all.indexOf(second.id))
  for (const [search, id] of [
    [first.number, first.id],
    ['purba', first.id],
    ['lurah sukamaju', second.id],
  ] as const) {
    const { results } = await desk.staffUpo.queue({ query: { search } })
    assert.deepEqual(
      results.map((row) => row.id),
      [id],
      search,
    )
  }
  const [row] = (await desk.staffUpo.queue({ query: { search: first.number } })).results
  assert.deepEqual([row!.ageHours, row!.lines, row!.open, row!.fileKind], [26, 2, 1, 'pdf'])
  assert.equal((await desk.staffUpo.queue({ query: { search: '%' } })).total, 0)
})

test('it is taken, its lines corrected and added to, and done; the sender is told', async () => {
  const { api, id, mail } = await waiting()
  const before = await desk.staffUpo.show({ id })
  assert.deepEqual(
    before.lines.map(({ state, product_variant_id: meant }) => [state, meant]),
    [
      ['matched', goods],
      ['unknown', null],
    ],
  )
  await refused(desk.staffUpo.finish({ id, body: { outcome: 'Sudah selesai.' } }), 409, 'upo.state')
  const taken = await desk.staffUpo.take({ id })
  assert.deepEqual([taken.status, taken.handler !== null], ['in_progress', true])
  const [cement, unknown] = taken.lines
  const corrected = await desk.staffUpo.saveLines({
    id,
    body: {
      lines: [
        { id: unknown!.id, text: 'Semen Uji Jaya', qty: 7, product_variant_id: goods },
        { id: cement!.id, text: 'Semen Uji Jaya', qty: 12, product_variant_id: goods },
      ],
      add: `${sku} 4\nzzqq vvpp 5 sak`,
    },
  })
  assert.deepEqual(
    corrected.lines.map(({ qty, product_variant_id: meant }) => [qty, meant]),
    [
      [12, goods],
      [7, goods],
      [4, goods],
      [5, null],
    ],
  )
  await desk.staffUpo.note({ id, body: { note: 'Tanya mandornya dulu.' } })
  const outcome = 'Penawaran kami kirim lewat email.'
  await desk.staffUpo.finish({ id, body: { outcome } })
  const seen = await api.upo.show({ id })
  assert.deepEqual([seen.status, seen.outcome], ['done', outcome])
  assert.deepEqual(
    seen.events.map(({ status, by }) => [status, by]),
    [
      ['new', 'Pembeli Uji'],
      ['in_progress', 'Tim penjualan'],
      ['done', 'Tim penjualan'],
    ],
  )
  const letter = (await mail()).find(({ template }) => template === 'upo.done')
  assert.match(letter!.text, /Penawaran kami kirim/)
  assert.deepEqual((await audited(id)).toSorted(), [
    'Ambil PO',
    'Catat di PO',
    'Selesaikan PO',
    'Ubah baris PO',
  ])
  for (const attempt of [
    () => desk.staffUpo.take({ id }),
    () => desk.staffUpo.cancel({ id, body: { reason: 'Terlambat.' } }),
    () => desk.staffUpo.saveLines({ id, body: { lines: [] } }),
  ])
    await refused(attempt(), 409, 'upo.state')
})

test('a colleague takes it over, and that is written down for staff alone', async () => {
  const { api, id } = await waiting()
  await desk.staffUpo.take({ id })
  const { handler, events } = await (await shop.staff()).staffUpo.take({ id })
  assert.match(events.at(-1)!.note!, /Diambil alih dari/)
  assert.equal(events.at(-1)!.by, handler)
  assert.equal((await api.upo.show({ id })).events.length, 2)
  await refused(api.upo.cancel({ id }), 409, 'upo.state')
})

test('it is cancelled with a reason that the sender reads', async () => {
  const { api, id, mail } = await waiting()
  await desk.staffUpo.cancel({ id, body: { reason: 'Berkasnya kosong.' } })
  assert.equal((await api.upo.show({ id })).outcome, 'Berkasnya kosong.')
  const letter = (await mail()).find(({ template }) => template === 'upo.cancelled')
  assert.match(letter!.text, /Berkasnya kosong/)
  assert.deepEqual(await audited(id), ['Batalkan PO'])
})

test('two who decide at once make one decision', async () => {
  const { id } = await waiting()
  await desk.staffUpo.take({ id })
  const both = await Promise.allSettled([
    desk.staffUpo.finish({ id, body: { outcome: 'Penawaran sudah dikirim.' } }),
    desk.staffUpo.cancel({ id, body: { reason: 'Tidak jadi.' } }),
  ])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})

test('goods that do not exist and too many lines are refused, and nothing has changed', async () => {
  const { id } = await waiting()
  const { lines } = await desk.staffUpo.show({ id })
  const given = lines.map(({ id: line, text, qty }) => ({ id: line, text, qty }))
  const unknown = { ...given[0]!, product_variant_id: '999999' }
  await refused(desk.staffUpo.saveLines({ id, body: { lines: [unknown] } }), 422, 'upo.unknown')
  const add = Array.from({ length: 499 }, () => 'semen 2').join('\n')
  await refused(desk.staffUpo.saveLines({ id, body: { lines: given, add } }), 422, 'list.long')
  assert.deepEqual((await desk.staffUpo.show({ id })).lines, lines)
})

test('the file and what words may mean are for sales alone', async () => {
  const { id } = await waiting()
  assert.deepEqual(Buffer.from(await desk.staffUpo.file({ id })), pdf())
  const { lines } = await desk.staffUpo.match({ id, body: { text: `${sku} 4` } })
  assert.equal(lines[0]!.candidates[0]!.product_variant_id, goods)
  const finance = await shop.staff('finance@contoh.id')
  await refused(finance.staffUpo.file({ id }), 403, 'staff.role')
})
