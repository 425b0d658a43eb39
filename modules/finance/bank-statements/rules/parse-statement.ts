import { sen, type Money } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { bankFormats, type BankFormat, type StatementBank } from './bank-formats.ts'
import { parseBankAmount, parseBankDay } from './bank-values.ts'

type Row = { number: number; cells: readonly string[] }

/** Money that came in (sen), with what tells it from every other line. */
export type StatementLine = {
  /** Of the file. */
  row: number
  identity: string
  day: string
  description: string
  amount: Money
}

/** A line that cannot be read, and what to do. */
export type StatementProblem = { row: number; message: string }

export type ParsedStatement = {
  bank: StatementBank
  lines: StatementLine[]
  problems: StatementProblem[]
  /** Money that went out: counted, and not booked here (sen). */
  outgoing: { count: number; amount: Money }
}

/** What banks write above and below the lines. */
const FRAME =
  /^(saldo|mutasi|total|jumlah|opening|closing|ledger|beginning|ending|no\.? rek|nama|periode)/i

/** The columns of a format in a heading; undefined where one is missing. */
function findColumns(format: BankFormat, { cells }: Row) {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const find = (name: string) => names.indexOf(name)
  const { amount } = format
  const required = [
    format.date,
    ...format.description.slice(0, 1),
    ...('column' in amount ? [amount.column] : [amount.credit, amount.debit]),
  ]
  if (required.some((name) => find(name) === -1)) return undefined
  return {
    date: find(format.date),
    description: format.description.map(find).filter((index) => index >= 0),
    credit: find('column' in amount ? amount.column : amount.credit),
    debit: 'column' in amount ? -1 : find(amount.debit),
    side: 'column' in amount ? (amount.side ? find(amount.side) : find(amount.column) + 1) : -1,
    balance: find(format.balance),
  }
}

type Columns = NonNullable<ReturnType<typeof findColumns>>

function findHeading(rows: readonly Row[]) {
  for (const [index, row] of rows.entries())
    for (const format of bankFormats) {
      const columns = findColumns(format, row)
      if (columns) return { bank: format.bank, columns, rows: rows.slice(index + 1) }
    }
  throw Refusal.field(
    'file',
    'statement.unknown',
    'Berkas ini bukan mutasi BCA, Mandiri, BRI, atau BNI yang kami kenal. Unduh lagi sebagai CSV dari situs bank, lalu unggah tanpa diubah.',
  )
}

/**
 * Reads a bank's CSV. A line that cannot be read is a problem with its number; it takes nothing from the others. Throws
 * 422 `statement.unknown` for another file.
 */
export function parseStatement(all: readonly Row[]): ParsedStatement {
  const { bank, columns, rows } = findHeading(all)
  const parsed: ParsedStatement = {
    bank,
    lines: [],
    problems: [],
    outgoing: { count: 0, amount: sen(0) },
  }
  const seen = new Map<string, number>()
  for (const row of rows) {
    const cell = (index: number) => (row.cells[index] ?? '').trim()
    const first = row.cells.find((each) => each.trim() !== '') ?? ''
    if (FRAME.test(first.trim())) continue
    const line = readLine(columns, cell)
    if (typeof line === 'string') {
      parsed.problems.push({ row: row.number, message: `Baris ${row.number}: ${line}` })
      continue
    }
    const { side, day, amount, description, balance } = line
    if (side === 'out') {
      const { count, amount: sum } = parsed.outgoing
      parsed.outgoing = { count: count + 1, amount: sen(sum + amount) }
      continue
    }
    const key = [bank, day, amount, balance ?? '', description].join('|')
    const nth = (seen.get(key) ?? 0) + 1
    seen.set(key, nth)
    parsed.lines.push({ row: row.number, identity: `${key}|${nth}`, day, description, amount })
  }
  return parsed
}

type ReadLine = {
  side: 'in' | 'out'
  day: string
  amount: Money
  description: string
  balance: Money | undefined
}

/** A line, or why it cannot be read. */
function readLine(columns: Columns, cell: (index: number) => string): ReadLine | string {
  const date = cell(columns.date)
  if (/^'?pend/i.test(date))
    return 'masih PEND, belum dibukukan bank. Unduh mutasinya lagi setelah bank membukukannya.'
  const day = parseBankDay(date)
  if (!day)
    return `tanggal "${date}" tidak terbaca. Tulis seperti di situs bank, misalnya 19/11/2026.`
  const credit = readAmount(columns, cell)
  if (typeof credit === 'string') return credit
  const description = columns.description
    .map(cell)
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, 500)
  return { ...credit, day, description, balance: parseBankAmount(cell(columns.balance)) }
}

function readAmount(
  columns: Columns,
  cell: (index: number) => string,
): Pick<ReadLine, 'side' | 'amount'> | string {
  const texts =
    columns.debit === -1 ? [cell(columns.credit)] : [cell(columns.credit), cell(columns.debit)]
  const amounts = texts.map((text) => (text === '' ? sen(0) : parseBankAmount(text)))
  const unread = texts[amounts.indexOf(undefined)]
  if (unread !== undefined)
    return `jumlah "${unread}" tidak terbaca. Angka bank seperti 1,234,567.89 atau 1.234.567,89.`
  const [credit = sen(0), debit = sen(0)] = amounts as Money[]
  if (columns.debit >= 0) {
    if (credit > 0 === debit > 0)
      return 'harus ada jumlah masuk atau jumlah keluar, salah satu saja.'
    return credit > 0 ? { side: 'in', amount: credit } : { side: 'out', amount: debit }
  }
  const side = cell(columns.side).toUpperCase()
  if (!/^(CR|DB|DR|C|D|K)$/.test(side))
    return `tanda "${side}" bukan CR atau DB, jadi tidak jelas uang masuk atau keluar.`
  if (credit === 0) return 'jumlahnya nol.'
  return { side: /^(CR|C|K)$/.test(side) ? 'in' : 'out', amount: credit }
}
