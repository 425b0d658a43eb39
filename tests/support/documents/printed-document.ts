import assert from 'node:assert/strict'
import { sen, type Money } from '#platform/money.ts'
import type { PdfBlock, PdfCell } from '#platform/pdf-document/content.ts'
import { renderPdfDocument } from '#platform/pdf-document/render-document.ts'
import { joinLines, readPdfPages } from './pdf-pages.ts'

/** What a table of prices and the totals below it say (sen), as a reader reads them. */
export type PrintedAmounts = {
  /** The last column of the table. */
  rows: Money[]
  goods: Money
  /** Undefined where it is not printed. */
  freight: Money | undefined
  exclusive: Money
  base: Money
  tax: Money
  total: Money
}

/** `1.234.567,89` in sen. */
const parsePrinted = (text: string): Money => sen(Number(text.replaceAll('.', '').replace(',', '')))

/** Reads the table of prices and the totals of a document. */
export function readPrinted([table, totals]: readonly PdfBlock[]): PrintedAmounts {
  assert.ok(table?.kind === 'table' && totals?.kind === 'totals')
  const amounts = totals.rows.map(({ value }) => parsePrinted(value))
  const [goods, ...others] = amounts
  const [exclusive, base, tax, total] = others.slice(-4)
  return {
    rows: table.rows.map((row) => parsePrinted(String(row.at(-1)))),
    goods: goods!,
    freight: others.length > 4 ? others[0] : undefined,
    exclusive: exclusive!,
    base: base!,
    tax: tax!,
    total: total!,
  }
}

/** What is printed adds up: rows to goods, with freight to the total, which is what is without PPN and PPN. */
export function assertAddsUp(
  { rows, goods, freight, exclusive, tax, total }: PrintedAmounts,
  prices: 'inclusive' | 'exclusive',
): void {
  assert.equal(
    rows.reduce((all, each) => all + each, 0),
    goods,
  )
  assert.equal(exclusive + tax, total)
  assert.equal(goods + (freight ?? 0), prices === 'inclusive' ? total : exclusive)
}

const joinCell = (cell: PdfCell): string =>
  typeof cell === 'string' ? cell : `${cell.text} ${cell.note}`.trim()

/** Draws a table of prices and the totals below it; every row and every amount is in what a reader selects. */
export async function assertDrawn(number: string, blocks: readonly PdfBlock[]): Promise<void> {
  const { bytes } = await renderPdfDocument({
    title: 'UJI',
    number,
    facts: [],
    letterhead: { name: 'Uji', lines: [] },
    blocks,
    printedAt: new Date('2026-11-20T12:00:00+07:00'),
  })
  const text = (await readPdfPages(bytes)).map(joinLines).join(' ')
  const [table, totals] = blocks
  assert.ok(table?.kind === 'table' && totals?.kind === 'totals')
  for (const row of table.rows) {
    const written = joinLines(row.map(joinCell).join(' '))
    assert.ok(text.includes(written), `${number}: ${written}`)
  }
  for (const { label, value } of totals.rows)
    assert.ok(text.includes(`${label} ${value}`), `${number}: ${label} ${value}`)
}
