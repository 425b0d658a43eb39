import type { ResponseFile } from '#platform/contract/call.ts'
import { formatDate, formatExact, formatMonth, formatShortDate } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen, type Money } from '#platform/money.ts'
import type { PdfBlock } from '#platform/pdf-document/content.ts'
import { INVOICES_PATH } from '#modules/finance/invoices/rules.ts'
import { ageBandNames } from '#modules/finance/invoices/ageing-rules.ts'
import { renderShopDocument } from '#modules/foundation/shop-documents/service.ts'
import { loadStatement, type LoadedStatement, type StatementSubject } from './load-statement.ts'

const format = (amount: Money): string => formatExact(moneyToJson(amount))
const formatNonZero = (amount: Money): string => (amount === 0 ? '' : format(amount))
const toNoon = (day: string): string => `${day}T12:00:00+07:00`

/** The statement of a month on A4. Throws as `loadStatement` does. */
export async function renderStatement(
  deps: AppDeps,
  subject: StatementSubject,
  month: string,
): Promise<ResponseFile> {
  const statement = await loadStatement(deps, subject, month)
  const { party, firstDay, lastDay } = statement
  return renderShopDocument(deps, {
    title: 'REKAP TAGIHAN',
    number: formatMonth(month),
    facts: [
      { label: 'Dari', value: formatDate(toNoon(firstDay)) },
      { label: 'Sampai', value: formatDate(toNoon(lastDay)) },
      { label: 'Saldo akhir (Rp)', value: format(statement.closing) },
    ],
    link: { path: INVOICES_PATH, caption: 'Pindai untuk membuka tagihan' },
    blocks: [
      {
        kind: 'columns',
        columns: [
          { title: 'Untuk', lines: [party.name, ...(party.details ? [party.details] : [])] },
        ],
      },
      makeLineTable(statement),
      makeTotals(statement),
      makeAgeing(statement),
      ...makeOpenTable(statement),
      { kind: 'text', title: 'Keterangan', paragraphs: describeStatement(statement) },
    ],
    fileName: ['Rekap-tagihan', party.name.slice(0, 60), month],
  })
}

const makeLineTable = ({ opening, lines, firstDay }: LoadedStatement): PdfBlock => ({
  kind: 'table',
  columns: [
    { head: 'Tanggal', width: 62 },
    { head: 'Keterangan', width: 'rest' },
    { head: 'Tagihan (Rp)', width: 88, align: 'right' },
    { head: 'Pembayaran dan kredit (Rp)', width: 88, align: 'right' },
    { head: 'Saldo (Rp)', width: 92, align: 'right' },
  ],
  rows: [
    [formatShortDate(toNoon(firstDay)), 'Saldo awal', '', '', format(opening)],
    ...lines.map(({ day, title, note, debit, credit, balance }) => [
      formatShortDate(toNoon(day)),
      { text: title, note },
      formatNonZero(debit),
      formatNonZero(credit),
      format(balance),
    ]),
  ],
})

const makeTotals = ({ opening, debits, credits, closing }: LoadedStatement): PdfBlock => ({
  kind: 'totals',
  rows: [
    { label: 'Saldo awal', value: format(opening) },
    { label: 'Tagihan', value: format(debits) },
    { label: 'Pembayaran dan kredit', value: format(sen(0 - credits)) },
    { label: 'Saldo akhir (Rp)', value: format(closing) },
  ],
})

const makeAgeing = ({ ageing }: LoadedStatement): PdfBlock => ({
  kind: 'table',
  title: 'Umur tagihan yang belum dibayar (Rp)',
  columns: ageing.map(({ band }) => ({ head: ageBandNames[band], width: 'rest', align: 'right' })),
  rows: [ageing.map(({ amount }) => format(amount))],
})

const makeOpenTable = ({ open }: LoadedStatement): PdfBlock[] =>
  open.length === 0
    ? []
    : [
        {
          kind: 'table',
          title: 'Tagihan yang belum dibayar',
          columns: [
            { head: 'Nomor', width: 'rest' },
            { head: 'Jatuh tempo', width: 104 },
            { head: 'Terlambat', width: 62, align: 'right' },
            { head: 'Termasuk denda (Rp)', width: 88, align: 'right' },
            { head: 'Belum dibayar (Rp)', width: 92, align: 'right' },
          ],
          rows: open.map(({ number, poNumber, dueAt, daysLate, lateFee, owed }) => [
            { text: number, note: poNumber ? `PO ${poNumber}` : '' },
            formatDate(dueAt),
            daysLate > 0 ? `${daysLate} hari` : '',
            formatNonZero(lateFee),
            format(owed),
          ]),
        },
      ]

/** Explains the closing balance. */
const describeStatement = ({ closing, owed, refundable, lateFee }: LoadedStatement): string[] => [
  describeClosing(closing),
  ...(refundable > 0
    ? [
        `Tagihan yang belum dibayar Rp ${format(owed)}, dikurangi dana yang akan kami kembalikan Rp ${format(refundable)}.`,
      ]
    : []),
  ...(lateFee > 0 ? [`Denda keterlambatan Rp ${format(lateFee)} sudah termasuk dalam saldo.`] : []),
  'Kode unik transfer tidak termasuk dalam tagihan. Rekap ini bukan faktur pajak.',
]

function describeClosing(closing: Money): string {
  if (closing === 0) return 'Tidak ada yang masih harus Anda bayar.'
  return closing < 0
    ? `Saldo minus berarti kami yang berutang kepada Anda: Rp ${format(sen(0 - closing))}.`
    : `Saldo akhir adalah yang masih harus Anda bayar: Rp ${format(closing)}.`
}
