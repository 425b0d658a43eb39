import { couldMeanTwo, readNumber } from '#platform/spreadsheets/number.ts'
import type { Column, Field } from './columns.ts'

/** What a row says, an empty cell saying nothing. Prices in whole rupiah, masses in kg. */
export type Said = {
  sku: string
  texts: Partial<Record<'product' | 'brand' | 'shelf' | 'description' | 'name' | 'unit', string>>
  prices: Partial<Record<'retail' | 'business', number>>
  figures: Partial<Record<FigureField, number>>
  active?: boolean
  stock: Record<string, number>
  attributes: Record<string, string>
}
export type Fault = { heading: string; message: string }

type FigureField =
  | 'minOrder'
  | 'multiple'
  | 'leadDays'
  | 'weightKg'
  | 'volumeM3'
  | 'lengthM'
  | 'piecesPerUnit'
  | 'coverageM2'

/** Least, most, and decimals of each figure, as the catalogue's table holds them. */
const BOUNDS: Record<FigureField, { least: number; most: number; decimals: number }> = {
  minOrder: { least: 0.001, most: 1_000_000, decimals: 3 },
  multiple: { least: 0.001, most: 1_000_000, decimals: 3 },
  leadDays: { least: 0, most: 365, decimals: 0 },
  weightKg: { least: 0.001, most: 100_000, decimals: 3 },
  volumeM3: { least: 0.000001, most: 1000, decimals: 6 },
  lengthM: { least: 0.01, most: 100, decimals: 2 },
  piecesPerUnit: { least: 0.01, most: 100_000, decimals: 2 },
  coverageM2: { least: 0.0001, most: 10_000, decimals: 4 },
}
const LONGEST: Record<keyof Said['texts'], number> = {
  product: 150,
  brand: 60,
  shelf: 60,
  description: 5000,
  name: 120,
  unit: 20,
}

/** Reads a row's cells; everything that is wrong with it is told, not the first thing alone. */
export function readRow(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
): { said: Said; faults: Fault[] } {
  const said: Said = { sku: '', texts: {}, prices: {}, figures: {}, stock: {}, attributes: {} }
  const faults: Fault[] = []
  for (const [at, cell] of cells.entries()) {
    const column = columns[at]
    if (cell === '') continue
    if (!column) {
      faults.push({ heading: `Kolom ${at + 1}`, message: 'Ada isi di kolom tanpa judul.' })
      continue
    }
    const message = readCell(cell, column, said)
    if (message) faults.push({ heading: column.heading, message })
  }
  if (said.sku === '' && !faults.some(({ heading }) => heading === 'SKU'))
    faults.push({ heading: 'SKU', message: 'SKU kosong.' })
  return { said, faults }
}

/** Puts a cell where it belongs; answers what is wrong with it. */
function readCell(cell: string, column: Column, said: Said): string | undefined {
  if ('stock' in column)
    return readFigure(cell, { least: 0, most: 10_000_000, decimals: 3 }, (figure) => {
      said.stock[column.stock] = figure
    })
  if ('attribute' in column) {
    if (cell.length > 80) return 'Paling banyak 80 huruf.'
    said.attributes[column.attribute] = cell
    return undefined
  }
  return readField(cell, column.field, said)
}

function readField(cell: string, field: Field, said: Said): string | undefined {
  if (field === 'sku') {
    const sku = cell.toUpperCase()
    if (!/^[A-Z0-9]+(?:[-./][A-Z0-9]+)*$/.test(sku) || sku.length > 60)
      return `"${cell.slice(0, 60)}" bukan SKU.`
    said.sku = sku
    return undefined
  }
  if (field === 'retail' || field === 'business')
    return readFigure(cell, { least: 1, most: 1e10, decimals: 0 }, (figure) => {
      said.prices[field] = figure
    })
  if (field === 'active') {
    const [yes, no] = [
      /^(?:ya|y|1|true|dijual)$/i.test(cell),
      /^(?:tidak|t|n|0|false)$/i.test(cell),
    ]
    if (!yes && !no) return 'Tulis ya atau tidak.'
    said.active = yes
    return undefined
  }
  if (field in BOUNDS)
    return readFigure(cell, BOUNDS[field as FigureField], (figure) => {
      said.figures[field as FigureField] = figure
    })
  const text = field as keyof Said['texts']
  if (cell.length > LONGEST[text]) return `Paling banyak ${LONGEST[text]} huruf.`
  if (cell.length < 2 && text !== 'unit') return 'Terlalu pendek.'
  said.texts[text] = cell
  return undefined
}

function readFigure(
  cell: string,
  { least, most, decimals }: { least: number; most: number; decimals: number },
  keep: (figure: number) => void,
): string | undefined {
  const figure = readNumber(cell)
  const shown = cell.slice(0, 40)
  if (figure === undefined) return `"${shown}" bukan angka.`
  if (decimals > 0 && couldMeanTwo(cell))
    return `"${shown}" bisa berarti ribuan atau pecahan. Tulis tanpa pemisah ribuan.`
  if (figure < least) return least > 0 ? 'Harus lebih dari nol.' : 'Tidak boleh kurang dari nol.'
  if (figure > most) return 'Terlalu besar.'
  const scaled = figure * 10 ** decimals
  if (Math.abs(scaled - Math.round(scaled)) > 1e-6 * Math.max(1, scaled))
    return decimals === 0
      ? 'Tulis angka bulat.'
      : `Paling banyak ${decimals} angka di belakang koma.`
  keep(Math.round(scaled) / 10 ** decimals)
  return undefined
}
