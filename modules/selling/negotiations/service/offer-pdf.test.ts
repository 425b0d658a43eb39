import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatExact } from '#platform/format.ts'
import {
  answerNegotiation,
  beginNegotiation,
  createNegotiatingBuyer,
  decideNegotiation,
  toRupiahJson,
} from '#tests/support/orders/negotiations.ts'
import { joinLines, readPdfPages, readPdfQrCode } from '#tests/support/documents/pdf-pages.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const staff = await shop.asStaff('sales@contoh.id')
const createGoods = (name: string, price: number) =>
  createProduct(shop.db, { name, price, stock: { CBT: 5000 }, unit: 'sak' })

const readText = async (bytes: Uint8Array) => (await readPdfPages(bytes)).map(joinLines).join(' ')

test('GET /ecom/negotiation/{id}/pdf: bid, offer and agreed prices have the amounts of the negotiation', async () => {
  const [cement, sand] = [
    await createGoods('Semen Tawar', 111_000),
    await createGoods('Pasir Tawar', 55_500),
  ]
  const buyer = await createNegotiatingBuyer(shop)
  const { negotiations } = buyer.api
  const id = await beginNegotiation(
    buyer,
    { [cement]: [10, 95_000], [sand]: [4, 45_000] },
    { project: 'Ruko Blok C', freight: toRupiahJson(100_000) },
  )
  const assertShows = async (title: string) => {
    const { totals, number } = await negotiations.header({ id })
    const { name, bytes } = await negotiations.offerPdf({ id })
    const text = await readText(bytes)
    assert.equal(name, `Negosiasi-${number.replaceAll('/', '-')}.pdf`)
    assert.match(text, new RegExp(`${title} ${number}`))
    assert.match(text, /Ruko Blok C/)
    for (const part of ['goods', 'freight', 'exclusive', 'taxBase', 'tax', 'total'] as const)
      assert.ok(text.includes(formatExact(totals[part])), `${title}: ${part}`)
    return { text, bytes }
  }
  const { bytes } = await assertShows('PENGAJUAN HARGA')
  assert.match(
    await readPdfQrCode(bytes),
    new RegExp(`/profile/daftar-negosiasi/detail\\?id=${id}`),
  )
  await answerNegotiation(staff, id, [98_000, 49_000])
  assert.match((await assertShows('PENAWARAN HARGA')).text, /Berlaku sampai/)
  await decideNegotiation(buyer.api, id, ['accept', 'refuse'])
  const { text } = await assertShows('HARGA DISEPAKATI')
  assert.match(text, /10 sak 98\.000,00 980\.000,00/)
  assert.match(text, /Tidak jadi Pasir Tawar/)
  const stranger = await createNegotiatingBuyer(shop)
  await assert.rejects(stranger.api.negotiations.offerPdf({ id }), { status: 404 })
})

test('POST /ecom/negotiation/repeat-order/pdf: prices of then and now, PPN included, and what is gone', async () => {
  const [cement, brick] = [
    await createGoods('Semen Ulang', 111_000),
    await createGoods('Bata Ulang', 55_500),
  ]
  const buyer = await createNegotiatingBuyer(shop)
  const id = await beginNegotiation(buyer, { [cement]: [10, 90_000], [brick]: [4, 45_000] })
  await answerNegotiation(staff, id, [90_000, 45_000])
  await shop.pool.query('update variant set active = false where id = $1', [Number(brick)])
  const { name, bytes } = await buyer.api.negotiations.repeatPdf({ body: { id } })
  const text = await readText(bytes)
  assert.match(name, /^Pesan-ulang-NEG-/)
  // 90.000 before PPN is 99.900; the list price of now is 111.000.
  assert.match(text, /Semen Ulang.*10 sak 99\.900,00 10 sak 111\.000,00 1\.110\.000,00/)
  assert.match(text, /Tidak tersedia sekarang.*Bata Ulang/)
  const stranger = await createNegotiatingBuyer(shop)
  await assert.rejects(stranger.api.negotiations.repeatPdf({ body: { id } }), { status: 404 })
})
