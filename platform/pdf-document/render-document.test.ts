import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinLines, readPdfPages, readPdfQrCode } from '#tests/support/documents/pdf-pages.ts'
import type { PdfBlock, PdfContent, PdfTableBlock } from './content.ts'
import { renderPdfDocument } from './render-document.ts'

const LONG_NAME =
  'Pintu baja galvanis dengan kusen, engsel tiga titik dan kunci tanam, lapis cat bubuk warna kayu jati tua, pemasangan luar ruang, ukuran khusus 90 × 210 cm, lengkap'

const makeTable = (count: number): PdfTableBlock => ({
  kind: 'table',
  columns: [
    { head: 'No.', width: 30 },
    { head: 'Barang', width: 'rest' },
    { head: 'Total (Rp)', width: 90, align: 'right' },
  ],
  rows: Array.from({ length: count }, (_, index) => [
    String(index + 1),
    {
      text: `Mulai${index}. ${index % 3 === 0 ? LONG_NAME : 'Semen'}`,
      note: `SKU-${index}-akhir`,
    },
    `${index}.500,00`,
  ]),
})
const totals: PdfBlock = {
  kind: 'totals',
  rows: [
    { label: 'Barang', value: '1.000,00' },
    { label: 'Total bayar (Rp)', value: '1.110,00' },
  ],
  inWords: 'seribu seratus sepuluh rupiah',
}
const render = (blocks: PdfBlock[], extra: Partial<PdfContent> = {}) =>
  renderPdfDocument({
    title: 'PENAWARAN HARGA',
    number: 'NEG/2026/11/000007',
    facts: [{ label: 'Tanggal', value: '22 November 2026' }],
    letterhead: { name: 'Pondasi', lines: ['Jalan Raya Cibitung 7'] },
    blocks,
    printedAt: new Date('2026-11-22T14:02:00+07:00'),
    ...extra,
  })

for (const count of [1, 30, 200])
  test(`renderPdfDocument: ${count} rows are all there, none split over two pages, under heads on every page`, async () => {
    const { bytes, pages } = await render([makeTable(count), totals])
    const texts = (await readPdfPages(bytes)).map(joinLines)
    assert.equal(texts.length, pages)
    for (let index = 0; index < count; index += 1) {
      const [page, ...others] = texts.filter((text) => text.includes(`Mulai${index}.`))
      assert.equal(others.length, 0)
      assert.match(page!, new RegExp(`Mulai${index}\\. .* SKU-${index}-akhir`))
    }
    for (const [index, text] of texts.entries()) {
      assert.match(text, /No\. Barang Total \(Rp\)/)
      assert.match(text, new RegExp(`Halaman ${index + 1} dari ${pages}`))
      assert.match(text, /NEG\/2026\/11\/000007/)
    }
    assert.match(texts.at(-1)!, /Total bayar \(Rp\) 1\.110,00/)
    assert.match(texts.at(-1)!, /Seribu seratus sepuluh rupiah/)
  })

test('renderPdfDocument: totals and signatures take the last row with them to a new page', async () => {
  const signatures: PdfBlock = { kind: 'signatures', signers: [{ role: 'Penerima' }] }
  const note: PdfBlock = { kind: 'text', paragraphs: ['Belum termasuk ongkos kirim.'] }
  for (const last of [[totals], [signatures], [totals, note], [signatures, note]])
    for (let count = 30; count < 46; count += 1) {
      const { bytes } = await render([makeTable(count), ...last])
      const page = joinLines((await readPdfPages(bytes)).at(-1)!)
      assert.match(page, new RegExp(`SKU-${count - 1}-akhir`), `${count} rows`)
    }
})

test('renderPdfDocument: the QR code says the address of the document’s page', async () => {
  const url = 'http://localhost:3000/profile/daftar-transaksi/detail?id=0198a3f2-1111-7222-8333'
  const { bytes } = await render([makeTable(2)], { link: { url, caption: 'Buka pesanan' } })
  assert.equal(await readPdfQrCode(bytes), url)
})

test('renderPdfDocument: every text can be selected, and signs without a glyph are written another way', async () => {
  const note = 'Tebal ≥ 9 mm, Ø 12 mm, 2 m² — “Ştefan” 🚚 東京\nbaris kedua'
  const { bytes } = await render([{ kind: 'text', title: 'Catatan', paragraphs: [note] }])
  const [page] = await readPdfPages(bytes)
  assert.match(joinLines(page!), /Tebal >= 9 mm, Ø 12 mm, 2 m² — “Stefan” \? \?\? baris kedua/)
})

test('renderPdfDocument: a word without spaces breaks inside its column, and an endless cell ends in an ellipsis', async () => {
  const word = 'X'.repeat(400)
  const columns = [
    { head: 'Nomor', width: 120 },
    { head: 'Barang', width: 'rest' },
  ] as const
  const rows = [[word, 'panjang '.repeat(4_000)]]
  const { bytes, pages } = await render([{ kind: 'table', columns, rows }])
  const [page] = await readPdfPages(bytes)
  assert.equal(pages, 1)
  assert.match(page!, /…/)
  assert.ok(Math.max(...page!.split('\n').map((line) => line.length)) < 160)
})
