import PDFDocument from 'pdfkit'
import type { PdfContent } from '#platform/pdf-document/content.ts'
import { renderPdfDocument } from '#platform/pdf-document/render-document.ts'
import { runSequentially, type Measure } from './measure.ts'

const ROWS = 30
const TIMES = 60

/** A proforma with thirty rows, compared with bare pdfkit writing the same cells where they belong. */
export const document: Measure = {
  name: 'document',
  what: `PDF with ${ROWS} rows`,
  reference: 'pdfkit',
  isOwnWork: true,
  // At most 1.5 times as long as pdfkit alone.
  goal: 0.67,
  run: async () => {
    const content = makeContent()
    const viaShop = async () => void (await renderPdfDocument(content))
    const viaPdfkit = () => drawBare(content)
    const repeat = (work: () => Promise<unknown>) => Array.from({ length: TIMES }, () => work)
    await runSequentially([...repeat(viaPdfkit), ...repeat(viaShop)].slice(TIMES - 10, TIMES + 10))
    return {
      reference: await runSequentially(repeat(viaPdfkit)),
      shop: await runSequentially(repeat(viaShop)),
    }
  },
}

const makeContent = (): PdfContent => ({
  title: 'PROFORMA INVOICE',
  number: 'PI/2026/11/000123',
  facts: [{ label: 'Tanggal', value: '22 November 2026' }],
  letterhead: {
    name: 'Pondasi',
    lines: ['Jl. Raya Imam Bonjol Km 45 No. 8, Cibitung, Bekasi 17520'],
  },
  link: {
    url: 'https://toko.contoh.id/profile/daftar-transaksi/detail?id=0198a3f2',
    caption: 'Buka',
  },
  blocks: [
    {
      kind: 'table',
      columns: [
        { head: 'No.', width: 30 },
        { head: 'Barang', width: 'rest' },
        { head: 'Jumlah', width: 76, align: 'right' },
        { head: 'Harga satuan (Rp)', width: 92, align: 'right' },
        { head: 'Total (Rp)', width: 92, align: 'right' },
      ],
      rows: Array.from({ length: ROWS }, (_, index) => [
        String(index + 1),
        `Triplek meranti ${index + 3} mm, 122 × 244 cm, mutu B untuk bekisting dan lapis dinding`,
        `${index + 12} lembar`,
        '125.000,00',
        `${(index + 12) * 125}.000,00`,
      ]),
    },
    {
      kind: 'totals',
      rows: [
        { label: 'Barang', value: '98.625.000,00' },
        { label: 'Total (Rp)', value: '98.625.000,00' },
      ],
      inWords: 'sembilan puluh delapan juta enam ratus dua puluh lima ribu rupiah',
    },
  ],
  printedAt: new Date('2026-11-22T14:02:00+07:00'),
})

/** The least that pdfkit itself needs: every text in its place, no code, no rules, no second look. */
async function drawBare({ title, number, blocks }: PdfContent): Promise<Uint8Array> {
  const doc = new PDFDocument({ size: 'A4', margin: 42 })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.once('end', resolve))
  doc.font('Helvetica-Bold').fontSize(15).text(title).text(number)
  doc.font('Helvetica').fontSize(8.5)
  const columns = [42, 72, 293, 369, 461].map((x, index) => ({
    x: x + 5,
    width: [20, 211, 66, 82, 82][index]!,
    align: index < 2 ? ('left' as const) : ('right' as const),
  }))
  let y = 110
  for (const block of blocks)
    for (const row of block.kind === 'table' ? block.rows : []) {
      if (y > 760) {
        doc.addPage()
        y = 42
      }
      for (const [index, cell] of row.entries()) {
        const { x, ...layout } = columns[index]!
        doc.text(typeof cell === 'string' ? cell : cell.text, x, y, layout)
      }
      y += 30
    }
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
