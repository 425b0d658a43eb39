import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { days } from '#platform/clock.ts'
import { createBuyerClient } from '#tests/support/orders/orders.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { joinLines, readPdfPages, readPdfQrCode } from '#tests/support/documents/pdf-pages.ts'
import { findLatestDelivery, setUpStaffOrders } from '#tests/support/orders/staff-orders.ts'

const { shop, cement, tile, sales, finance, createPaidOrder, prepare } = await setUpStaffOrders()
const readText = async (bytes: Uint8Array) => (await readPdfPages(bytes)).map(joinLines).join(' ')

async function orderWithDelivery() {
  const placed = await createPaidOrder([{ variant: cement, qty: 100 }])
  const order = await prepare(placed.id, [{ lineId: placed.lines[0]!.id, qty: 40 }])
  return { ...placed, delivery: findLatestDelivery(order).id }
}

test('GET /do/document/{id}: what is on the lorry, for whom and by whom, without prices', async () => {
  const { api, id, number, delivery } = await orderWithDelivery()
  const shipping = await api.orders.shipping({ id })
  const { name, bytes } = await api.deliveryDocuments.note({ id: delivery })
  const deliveryNumber = shipping.deliveries[0]!.number
  assert.equal(name, `Surat-jalan-${deliveryNumber.replaceAll('/', '-')}.pdf`)
  const text = await readText(bytes)
  assert.ok(text.includes(`SURAT JALAN ${deliveryNumber} Pesanan ${number}`))
  assert.match(text, /Semen uji biasa UJI-1 40 sak 1\.600 Jumlah berat 1\.600/)
  assert.match(text, /CDD B 9123 KXR Joko Susilo/)
  assert.match(text, /Disiapkan gudang .* Sopir Joko Susilo Diterima dengan baik/)
  assert.ok(text.includes(shipping.shipTo.street))
  assert.doesNotMatch(text, /Rp|54\.500|53\.410/)
  assert.match(await readPdfQrCode(bytes), new RegExp(`detail\\?id=${id}$`))
})

test('GET /do/document/{id}: another buyer’s delivery is the same 404 as a missing one', async () => {
  const { delivery } = await orderWithDelivery()
  const { api } = await createBuyerClient(shop)
  for (const id of [delivery, crypto.randomUUID(), 'x'])
    await expectRefusal(api.deliveryDocuments.note({ id }), 404, 'not_found')
})

test('GET /staff/deliveries/{id}/labels: one for each item, whose code opens the order', async () => {
  const { id, delivery } = await orderWithDelivery()
  const { name, bytes } = await sales.staffDeliveryDocuments.labels({ id: delivery })
  assert.match(name, /^Label-DO-2026-11-\d{6}\.pdf$/)
  const text = await readText(bytes)
  assert.match(text, /Pembeli Uji .* 40 sak Semen uji biasa .* 1 dari 1/)
  assert.equal(await readPdfQrCode(bytes), `http://localhost:3000/backoffice/pesanan/${id}`)
})

test('POST /staff/delivery-notes and /delivery-labels: those of all prepared deliveries of the orders, and of nothing else', async () => {
  const first = await orderWithDelivery()
  const second = await orderWithDelivery()
  const lineId = second.lines[0]!.id
  const { id: another } = findLatestDelivery(await prepare(second.id, [{ lineId, qty: 30 }]))
  const departed = await orderWithDelivery()
  await sales.staffOrders.depart({ id: departed.delivery })
  const unprepared = await createPaidOrder([{ variant: cement, qty: 5 }])
  const ids = [first, second, departed, unprepared].map(({ id }) => id)
  const documents = sales.staffDeliveryDocuments
  const { results } = await documents.checkPrepared({ body: { ids: [...ids, first.lines[0]!.id] } })
  assert.deepEqual(
    results.map(({ number, reason }) => [number, reason?.split(/[;.]/)[0] ?? null]),
    [
      [first.number, null],
      [second.number, null],
      [departed.number, 'Pengirimannya sudah berangkat'],
      [unprepared.number, 'Belum ada pengiriman yang disiapkan'],
      [null, 'Pesanan ini tidak ada lagi'],
    ],
  )
  const notes = await documents.notesOfOrders({ body: { ids } })
  assert.match(notes.name, /^Surat-jalan-pilihan-2026-11-\d{2}\.pdf$/)
  const pages = (await readPdfPages(notes.bytes)).map(joinLines)
  assert.deepEqual(
    pages.map((text) => /SURAT JALAN \S+ Pesanan (\S+)/.exec(text)?.[1]),
    [first.number, second.number, second.number],
  )
  // Each is a document of its own, with its own pages.
  for (const page of pages) assert.match(page, /Halaman 1 dari 1/)
  const loads = pages.map((text) => / (\d+) sak /.exec(text)?.[1])
  assert.deepEqual([loads[0], loads.slice(1).toSorted()], ['40', ['30', '40']])
  const labels = await readText((await documents.labelsOfOrders({ body: { ids } })).bytes)
  assert.equal(labels.match(/1 dari 1/g)?.length, 3)
  assert.ok(!labels.includes(departed.number) && another !== second.delivery)
})

test('POST /staff/delivery-notes and /delivery-labels: without anything to print they say what to do first', async () => {
  const { id } = await createPaidOrder([{ variant: cement, qty: 5 }])
  const { notesOfOrders, labelsOfOrders, checkPrepared } = sales.staffDeliveryDocuments
  for (const print of [notesOfOrders, labelsOfOrders]) {
    await expectRefusal(print({ body: { ids: [id] } }), 422, 'delivery_documents.none')
    await expectRefusal(print({ body: { ids: [] } }), 422, 'input.invalid')
  }
  await expectRefusal(checkPrepared({ body: { ids: [] } }), 422, 'input.invalid')
})

test('GET /staff/warehouses/{code}/pick-list: what is due and has not departed, in sum and by order', async () => {
  const first = await createPaidOrder([
    { variant: cement, qty: 100 },
    { variant: tile, qty: 5 },
  ])
  const second = await createPaidOrder([{ variant: cement, qty: 20 }])
  const { date } = (await first.api.orders.shipping({ id: first.id })).delivery
  const read = async (code: string, day: string) =>
    readText((await sales.staffDeliveryDocuments.pickList({ code, query: { day } })).bytes)
  const { bytes } = await sales.staffDeliveryDocuments.pickList({
    code: 'CBT',
    query: { day: date },
  })
  assert.equal(
    await readPdfQrCode(bytes),
    `http://localhost:3000/backoffice/daftar-ambil?gudang=CBT&tanggal=${date}`,
  )
  const before = await read('CBT', date)
  assert.ok(before.includes(first.number) && before.includes(second.number))
  assert.doesNotMatch(before, /Keramik uji/)
  assert.match(await read('CKP', date), /Keramik uji biasa UJI-2 1 5 dus/)
  const prepared = await prepare(second.id, [{ lineId: second.lines[0]!.id, qty: 20 }])
  await sales.staffOrders.depart({ id: findLatestDelivery(prepared).id })
  const after = await read('CBT', date)
  assert.ok(after.includes(first.number) && !after.includes(second.number))
  const dayAfter = new Date(Date.parse(date) + days(1)).toISOString().slice(0, 10)
  assert.match(await read('CBT', dayAfter), /terlambat dari/)
  assert.match(await read('CBT', '2026-11-01'), /Tidak ada barang yang harus diambil/)
})

test('/staff delivery documents: only for sales, and 404 or 422 for what does not exist', async () => {
  const { delivery, api } = await orderWithDelivery()
  const query = { day: '2026-11-21' }
  const calls: ((each: Api, id: string) => Promise<unknown>)[] = [
    (each, id) => each.staffDeliveryDocuments.note({ id }),
    (each, id) => each.staffDeliveryDocuments.labels({ id }),
    (each, id) =>
      each.staffDeliveryDocuments.pickList({ code: id === delivery ? 'CBT' : 'XXX', query }),
  ]
  for (const send of calls) {
    await expectRefusal(send(finance, delivery), 403, 'staff.role')
    await expectRefusal(send(api, delivery), 401, 'session.missing')
    await expectRefusal(send(sales, crypto.randomUUID()), 404, 'not_found')
  }
  const wrongDay = { code: 'CBT', query: { day: '2026-13-45' } }
  await expectRefusal(sales.staffDeliveryDocuments.pickList(wrongDay), 422, 'input.invalid')
})
