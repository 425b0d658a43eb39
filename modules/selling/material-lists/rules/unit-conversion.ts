import { formatQuantity } from '#platform/format.ts'
import { isRest, roundToOrderable, type Sellable } from '#modules/selling/cart/rules/quantity.ts'
import type { ParsedListLine } from './read-line.ts'
import { isSameUnit } from './units.ts'

type SellableContents = Sellable & {
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
/** Selling units where one unit is one piece. */
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

/** The quantity that a line asks for. `namesSize`: the line also names a size (`cat 5 kg 2 kaleng`). */
type RequestedQuantity = Pick<ParsedListLine, 'qty' | 'unit'> & { namesSize?: boolean }

/** Words for one thing: where the size is named, two cans are two pails, and boards are counted like sheets. */
const SAME_THINGS = [
  ['kaleng', 'galon', 'tube', 'botol'],
  ['lembar', 'batang'],
]
const isOtherWord = (unit: string, sellingUnit: string): boolean =>
  SAME_THINGS.some((words) =>
    [unit, sellingUnit].every((each) => words.some((word) => isSameUnit(word, each))),
  )

/**
 * Converts a line's quantity to the variant's selling unit and rounds it up to what can be ordered: 250
 * `buah` of light brick, at 83.3 per m³, are 3.01 m³; 500 kg of cement in bags of 50 kg are 10 bags.
 */
export function convertQuantity(
  { qty, unit, namesSize = false }: RequestedQuantity,
  variant: SellableContents,
): ConvertedQuantity {
  const sellingUnit = variant.unit
  const formatInUnit = (amount: number) => `${formatQuantity(amount)} ${sellingUnit}`
  const roundUp = (amount: number) => roundToOrderable(amount, variant)
  const restNote = isRest(variant)
    ? `Tinggal ${formatInUnit(roundUp(0))} dan dijual sekaligus.`
    : null
  if (qty === undefined) {
    const minimum = roundUp(variant.minOrder)
    return {
      qty: minimum,
      note: restNote ?? `Jumlah tidak disebut, kami isi ${formatInUnit(minimum)}.`,
      isCounted: true,
    }
  }
  // The least order above what was asked for: only the buyer can agree to that.
  const askForLeast = (written: string, amount: number): ConvertedQuantity | undefined => {
    const least = roundUp(0)
    const packs = variant.measured ? amount : Math.ceil(amount - TOLERANCE)
    if (restNote || packs >= least - TOLERANCE) return undefined
    const note = `Paling sedikit ${formatInUnit(least)}, Anda menulis ${written}.`
    return { qty: least, note, isCounted: false }
  }
  if (unit === undefined || isSameUnit(unit, sellingUnit)) {
    const sellable = roundUp(qty)
    if (sellable === qty) return { qty, note: null, isCounted: true }
    const least = askForLeast(formatInUnit(qty), qty)
    if (least) return least
    const minimum = `min. ${formatQuantity(variant.minOrder)}, kelipatan ${formatQuantity(variant.multiple)}`
    const note = restNote ?? `${formatQuantity(qty)} menjadi ${formatInUnit(sellable)}: ${minimum}.`
    return { qty: sellable, note, isCounted: restNote === null }
  }
  if (unit === 'ton') return convertQuantity({ qty: qty * 1000, unit: 'kg', namesSize }, variant)
  const content = variant.contents.find((each) => isSameUnit(each.unit, unit))
  // `25 pcs` of goods sold by the sheet are 25 sheets. For a box of many pieces it is unknown.
  if (
    !content &&
    ((unit === PIECE && PIECE_UNITS.has(sellingUnit)) ||
      (namesSize && isOtherWord(unit, sellingUnit)))
  )
    return convertQuantity({ qty, unit: sellingUnit }, variant)
  if (!content) {
    const note = `Dijual per ${sellingUnit}, bukan per ${unit}. Periksa jumlahnya.`
    return { qty: roundUp(qty), note, isCounted: false }
  }
  const least = askForLeast(`${formatQuantity(qty)} ${unit}`, qty / content.amount)
  if (least) return least
  const sellable = roundUp(qty / content.amount)
  const ratio = `1 ${sellingUnit} = ${formatQuantity(content.amount)} ${unit}`
  const note =
    restNote ?? `${formatQuantity(qty)} ${unit} menjadi ${formatInUnit(sellable)} (${ratio}).`
  const isCounted = restNote === null && !isFarMore(sellable, qty / content.amount)
  return { qty: sellable, note, isCounted }
}

/** What the division of a content may be off by. */
const TOLERANCE = 1e-9

/** Whether whole packs would be much more than what was asked for: a person has to agree to that. */
const isFarMore = (sellable: number, requested: number) => sellable > 2.5 * requested
