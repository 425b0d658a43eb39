import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type TableColumn<Row> = {
  /** The column's heading; on a phone the label inside the card. Empty: no label. */
  head: string
  cell: (row: Row) => ReactNode
  align?: 'left' | 'right' | undefined
  /** Takes the whole width of the card on a phone: the number, the actions. */
  wide?: boolean | undefined
}

type Props<Row> = {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  id: (row: Row) => string
  caption: string
  /** On a phone it stays a table, which scrolls sideways: many rows of numbers. */
  isDense?: boolean | undefined
}

/** With more columns than this a tablet has no room for them either. */
const MAX_TABLET_COLUMNS = 4

/** A table on a wide screen; on a phone, and with many columns on a tablet, each row is a card. */
export function Table<Row>({ columns, rows, id, caption, isDense = false }: Props<Row>) {
  const table = (
    <table
      className={clsx(
        'table',
        !isDense &&
          (columns.length > MAX_TABLET_COLUMNS ? 'max-lg:table-cards' : 'max-md:table-cards'),
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col" data-align={column.align}>
              {column.head || <span className="sr-only">Tindakan</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={id(row)}>
            {columns.map((column, index) => (
              <td
                key={index}
                data-align={column.align}
                data-label={column.wide ? undefined : column.head || undefined}
                data-wide={column.wide ? '' : undefined}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (!isDense) return table
  return (
    // Without a mouse it is focused and scrolled with the arrow keys (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto">
      {table}
    </div>
  )
}
