import { moneyInWords } from '#platform/amount-in-words.ts'
import { formatExact, formatQuantity } from '#platform/format.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import type { PdfBlock } from '#platform/pdf-document/content.ts'
import { summarizeRepeat, type LineChange, type RepeatedLine } from '../rules.ts'

const changeNames: Record<LineChange, string> = {
  none: '',
  unavailable: '',
  less: 'jumlah berkurang',
  dearer: 'harga naik',
  cheaper: 'harga turun',
}

const inFigures = (amount: number) => formatExact(moneyToJson(sen(amount)))

/** The goods with their prices of then and now, the totals, and what cannot be had. */
export function describeRepeat(lines: readonly RepeatedLine[]): PdfBlock[] {
  const { oldTotal, newTotal } = summarizeRepeat(lines)
  const missing = lines.filter(({ now }) => now === null)
  const available = lines.filter(({ now }) => now !== null)
  return [
    ...(available.length > 0 ? [makeRepeatTable(available)] : []),
    {
      kind: 'totals',
      rows: [
        { label: 'Total barang dulu', value: inFigures(oldTotal) },
        { label: 'Selisih', value: inFigures(newTotal - oldTotal) },
        { label: 'Total barang (Rp)', value: inFigures(newTotal) },
      ],
      inWords: moneyInWords(newTotal),
    },
    ...(missing.length > 0 ? [makeMissingTable(missing)] : []),
    {
      kind: 'text',
      paragraphs: ['Termasuk PPN, belum termasuk ongkos kirim. Dokumen ini belum memesan apa pun.'],
    },
  ]
}

const makeRepeatTable = (lines: readonly RepeatedLine[]): PdfBlock => ({
  kind: 'table',
  columns: [
    { head: 'No.', width: 26 },
    { head: 'Barang', width: 'rest' },
    { head: 'Dulu', width: 66, align: 'right' },
    { head: 'Harga dulu (Rp)', width: 70, align: 'right' },
    { head: 'Sekarang', width: 66, align: 'right' },
    { head: 'Harga sekarang (Rp)', width: 72, align: 'right' },
    { head: 'Total (Rp)', width: 78, align: 'right' },
  ],
  rows: lines.map((line, index) => {
    const { now, unit } = line
    const notes = [line.sku, changeNames[line.change], line.reason ?? '']
    return [
      String(index + 1),
      {
        text: `${line.name} ${line.variantName}`.trim(),
        note: notes.filter((note) => note !== '').join(' · '),
      },
      `${formatQuantity(line.qty)} ${unit}`,
      inFigures(line.unitPrice),
      now ? `${formatQuantity(now.qty)} ${unit}` : '',
      now ? inFigures(now.price) : '',
      now ? inFigures(now.subtotal) : '',
    ]
  }),
})

const makeMissingTable = (lines: readonly RepeatedLine[]): PdfBlock => ({
  kind: 'table',
  title: 'Tidak tersedia sekarang',
  columns: [
    { head: 'Barang', width: 'rest' },
    { head: 'Dulu', width: 80, align: 'right' },
    { head: 'Total dulu (Rp)', width: 92, align: 'right' },
    { head: 'Keterangan', width: 150 },
  ],
  rows: lines.map((line) => [
    { text: `${line.name} ${line.variantName}`.trim(), note: line.sku },
    `${formatQuantity(line.qty)} ${line.unit}`,
    inFigures(line.total),
    line.reason ?? '',
  ]),
})
