import { toJakartaDate } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { streamCsv, streamXlsx, type SheetCell } from '#platform/spreadsheets/write-sheets.ts'
import { ledgerAccounts } from '../rules/accounts.ts'
import { listJournal, type JournalTransaction } from '../store/journal.ts'
import { bookDue } from './book-due.ts'

/** Transactions read at once. */
const BATCH = 500

const HEADINGS = [
  'Tanggal',
  'Nomor',
  'Akun',
  'Nama akun',
  'Debit (Rp)',
  'Kredit (Rp)',
  'Keterangan',
  'Dokumen',
  'Sumber',
]

const accountByCode = new Map(ledgerAccounts.map((account) => [account.code, account]))

/** Streams every entry between two days, one row each, after booking what has happened. */
export async function streamJournal(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  query: { from?: string | undefined; to?: string | undefined; format: 'xlsx' | 'csv' },
): Promise<AsyncIterable<Uint8Array>> {
  await bookDue(deps)
  const today = toJakartaDate(deps.clock.now())
  const rows = generateRows(deps.db, {
    from: query.from ?? `${today.slice(0, 7)}-01`,
    to: query.to ?? today,
  })
  return query.format === 'xlsx'
    ? streamXlsx(rows, { name: 'Jurnal', frozenRows: 1 })
    : streamCsv(rows)
}

async function* generateRows(
  db: AppDeps['db'],
  between: { from: string; to: string },
): AsyncGenerator<SheetCell[]> {
  yield HEADINGS
  let after: JournalTransaction | undefined
  for (;;) {
    const transactions = await listJournal(db, between, after, BATCH)
    for (const transaction of transactions) yield* toRows(transaction)
    after = transactions.at(-1)
    if (transactions.length < BATCH) return
  }
}

const toRows = (transaction: JournalTransaction): SheetCell[][] =>
  transaction.entries.map(({ account: code, amount }) => {
    const account = accountByCode.get(code)!
    return [
      transaction.day,
      transaction.id,
      account.number,
      account.name,
      amount > 0 ? amount / 100 : null,
      amount < 0 ? -amount / 100 : null,
      transaction.description,
      transaction.document,
      `${transaction.sourceKind} ${transaction.sourceId}`,
    ]
  })
