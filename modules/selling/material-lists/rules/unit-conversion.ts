import { formatQuantity } from '#platform/format.ts'
import { roundToSellable, type Sellable } from '#modules/selling/cart/rules/quantity.ts'
import type { ParsedListLine } from './read-line.ts'
import { isSameUnit } from './units.ts'

type SellableContents = Pick<Sellable, 'unit' | 'measured' | 'minOrder' | 'multiple'> & {
  /** What one selling unit holds in other units. */
  contents: readonly { unit: string; amount: number }[]
}
export type ConvertedQuantity = {
  /** In the goods' own unit, as it can be ordered. */
  qty: number
  /** What was changed or should be looked at, in a sentence. */
  note: string | null
  /** Whether that many are surely meant: the unit asked for is the goods' own, or counts in it. */
  isCounted: boolean
}

/**
 * How many of these goods a line asks for: 250 `buah` of light brick sold by the m³ at 83.3 are 3.01 m³,
 * brought to what can be ordered; 500 kg of cement in bags of 50 are 10.
 */
export function convertQuantity(
  { qty, unit }: Pick<ParsedListLine, 'qty' | 'unit'>,
  variant: SellableContents,
): ConvertedQuantity {
  const sellingUnit = variant.unit
  const formatInUnit = (amount: number) => `${formatQuantity(amount)} ${sellingUnit}`
  const roundUp = (amount: number) => roundToSellable(amount, variant)
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
  const content = variant.contents.find((each) => isSameUnit(each.unit, unit))
  if (!content) {
    const note = `Dijual per ${sellingUnit}, bukan per ${unit}. Periksa jumlahnya.`
    return { qty: roundUp(qty), note, isCounted: false }
  }
  const sellable = roundUp(qty / content.amount)
  const ratio = `1 ${sellingUnit} = ${formatQuantity(content.amount)} ${unit}`
  const note = `${formatQuantity(qty)} ${unit} menjadi ${formatInUnit(sellable)} (${ratio}).`
  return { qty: sellable, note, isCounted: true }
}
