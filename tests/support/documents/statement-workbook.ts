import type { ResponseFile } from '#platform/contract/call.ts'
import { readWorkbook } from '#platform/spreadsheets/workbook.ts'

/** The figures of an account statement's workbook in sen: of its lines, and of what is owed. */
export async function readStatement({ name, bytes }: ResponseFile) {
  const [lines, open] = await readWorkbook({ name, bytes }, { rows: 2_000, columns: 20 })
  const toSen = (cell: string | undefined) => (cell ? Math.round(Number(cell) * 100) : 0)
  const dated = lines!.map(({ cells }) => cells).filter(([day]) => /^\d{4}-/.test(day ?? ''))
  const rows = dated.map(([day, title, note, debit, credit, balance]) => ({
    day: day!,
    title: title!,
    note: note ?? '',
    debit: toSen(debit),
    credit: toSen(credit),
    balance: toSen(balance),
  }))
  const owed = new Map(open!.slice(1).map(({ cells }) => [cells[0]!, toSen(cells[5])]))
  return { name, opening: rows[0]!, lines: rows.slice(1, -1), closing: rows.at(-1)!, owed }
}
