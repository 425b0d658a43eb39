import { formatQuantity } from '#platform/format.ts'
import { roundToOrderable, type Sellable } from '#modules/selling/cart/rules/quantity.ts'
import type { ParsedListLine } from './read-line.ts'
import { isSameUnit } from './units.ts'

type SellableContents = Pick<Sellable, 'unit' | 'measured' | 'minOrder' | 'multiple'> & {
  /** The content of one selling unit in other units. */
  contents: readonly { unit: string; amount: number }[]
}
export type ConvertedQuantity = {
  /** In the variant's selling unit, rounded to what can be ordered. */
  qty: number
  /** What was changed or should be checked, in a sentence. */
  note: string | null
  /** Whether the quantity is certain: the requested unit is the selling unit or converts to it. */
  isCounted: boolean
}

const PIECE = 'buah'
/** Selling units of which one is a piece. */
const PIECE_UNITS = new Set([
  'sak',
  'lembar',
  'batang',
  'roll',
  'kaleng',
  'galon',
  'pail',
  'set',
  'tube',
  'botol',
  'unit',
])

/**
 * Converts a line's quantity to the variant's selling unit and rounds it up to what can be ordered: 250
 * `buah` of light brick, at 83.3 per m³, are 3.01 m³; 500 kg of cement in bags of 50 kg are 10 bags.
 */
export function convertQuantity(
  { qty, unit }: Pick<ParsedListLine, 'qty' | 'unit'>,
  variant: SellableContents,
): ConvertedQuantity {
  const sellingUnit = variant.unit
  const formatInUnit = (amount: number) => `${formatQuantity(amount)} ${sellingUnit}`
  const roundUp = (amount: number) => roundToOrderable(amount, variant)
  if (qty === undefined) {
    const minimum = roundUp(variant.minOrder)
    return {
      qty: minimum,
      note: `Jumlah tidak disebut, kami isi ${formatInUnit(minimum)}.`,
      isCounted: true,
    }
  }
  if (unit === undefined || isSameUnit(unit, sellingUnit)) {
    const sellable = roundUp(qty)
    if (sellable === qty) return { qty, note: null, isCounted: true }
    const minimum = `min. ${formatQuantity(variant.minOrder)}, kelipatan ${formatQuantity(variant.multiple)}`
    const note = `${formatQuantity(qty)} menjadi ${formatInUnit(sellable)}: ${minimum}.`
    return { qty: sellable, note, isCounted: true }
  }
  if (unit === 'ton') return convertQuantity({ qty: qty * 1000, unit: 'kg' }, variant)
  const content = variant.contents.find((each) => isSameUnit(each.unit, unit))
  // `25 pcs` of what is sold by the sheet are 25 sheets; of a box with many pieces nobody knows.
  if (!content && unit === PIECE && PIECE_UNITS.has(sellingUnit))
    return convertQuantity({ qty, unit: sellingUnit }, variant)
  if (!content) {
    const note = `Dijual per ${sellingUnit}, bukan per ${unit}. Periksa jumlahnya.`
    return { qty: roundUp(qty), note, isCounted: false }
  }
  const sellable = roundUp(qty / content.amount)
  const ratio = `1 ${sellingUnit} = ${formatQuantity(content.amount)} ${unit}`
  const note = `${formatQuantity(qty)} ${unit} menjadi ${formatInUnit(sellable)} (${ratio}).`
  return { qty: sellable, note, isCounted: true }
}
