import { formatQuantity } from '#platform/format.ts'
import { orderable, type Sellable } from '#modules/cart/rules/quantity.ts'
import type { Wish } from './read-line.ts'
import { isSameUnit } from './units.ts'

type Goods = Pick<Sellable, 'unit' | 'measured' | 'minOrder' | 'multiple'> & {
  /** What one selling unit holds in other units. */
  contents: readonly { unit: string; amount: number }[]
}
export type Counted = {
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
export function counted({ qty, unit }: Pick<Wish, 'qty' | 'unit'>, goods: Goods): Counted {
  const sold = goods.unit
  const told = (amount: number) => `${formatQuantity(amount)} ${sold}`
  const fit = (amount: number) => orderable(amount, goods)
  if (qty === undefined) {
    const least = fit(goods.minOrder)
    return { qty: least, note: `Jumlah tidak disebut, kami isi ${told(least)}.`, isCounted: true }
  }
  if (unit === undefined || isSameUnit(unit, sold)) {
    const fitted = fit(qty)
    if (fitted === qty) return { qty, note: null, isCounted: true }
    const least = `min. ${formatQuantity(goods.minOrder)}, kelipatan ${formatQuantity(goods.multiple)}`
    const note = `${formatQuantity(qty)} menjadi ${told(fitted)}: ${least}.`
    return { qty: fitted, note, isCounted: true }
  }
  const content = goods.contents.find((each) => isSameUnit(each.unit, unit))
  if (!content) {
    const note = `Dijual per ${sold}, bukan per ${unit}. Periksa jumlahnya.`
    return { qty: fit(qty), note, isCounted: false }
  }
  const fitted = fit(qty / content.amount)
  const how = `1 ${sold} = ${formatQuantity(content.amount)} ${unit}`
  const note = `${formatQuantity(qty)} ${unit} menjadi ${told(fitted)} (${how}).`
  return { qty: fitted, note, isCounted: true }
}
