import { readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * Reads a table of `data/`: tab-separated, the first line names the columns. Throws an error that
 * names the file and the line of the first row that does not fit the schema.
 */
export function readTable<Row>(name: string, row: z.ZodType<Row>): Row[] {
  const file = new URL(`./data/${name}.tsv`, import.meta.url)
  const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const columns = header.split('\t')
  return lines.map((line, index) => {
    const cells = line.split('\t')
    const parsed = row.safeParse(
      Object.fromEntries(columns.map((column, place) => [column, cells[place]])),
    )
    if (!parsed.success)
      throw new Error(`data/${name}.tsv, line ${index + 2}: ${z.prettifyError(parsed.error)}`)
    return parsed.data
  })
}

/** A cell that is not empty. */
export const text = z.string().min(1)

/** A cell with a decimal number. */
export const number = text.transform(Number).pipe(z.number())

/** A cell with `true` or `false`. */
export const flag = z.enum(['true', 'false']).transform((cell) => cell === 'true')

/** A cell that may be empty. */
export const optional = <Cell>(cell: z.ZodType<Cell, string>) =>
  z.union([z.literal('').transform(() => undefined), cell])

/** A cell with a list: `a, b, c`. */
export const list = <Cell>(item: z.ZodType<Cell, string>) =>
  z
    .string()
    .transform((cell) => (cell ? cell.split(', ') : []))
    .pipe(z.array(item))

const dimensions = text.transform((cell) => cell.split('×').map(Number))

/** A cell with two numbers: `20×10`. */
export const pair = dimensions.pipe(z.tuple([z.number(), z.number()]))

/** A cell with three numbers: `20×10×5`. */
export const triple = dimensions.pipe(z.tuple([z.number(), z.number(), z.number()]))
