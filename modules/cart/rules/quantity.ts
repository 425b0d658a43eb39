import { formatQuantity } from '#platform/format.ts'
import { Refusal } from '#platform/refusal.ts'

/** What decides which quantities of a variant can be ordered (all in its unit). */
export type Sellable = {
  unit: string
  /** Sold in fractions (m³, kg); otherwise whole. */
  measured: boolean
  minOrder: number
  multiple: number
  /** Free over all warehouses. */
  stock: number
  /** Days from the factory; 0 for goods that are kept in stock. */
  leadDays: number
}

/** Why a quantity cannot be ordered, in a sentence, and the figure that would do, if any would. */
export type QtyProblem = {
  code: 'cart.not_whole' | 'cart.below_minimum' | 'cart.not_multiple' | 'cart.stock_short'
  message: string
  suggestedQty: number | null
}

/**
 * What is wrong with a quantity, null if nothing is. `already` lies in the cart and counts with it;
 * the suggestion is for the field, so it leaves that out.
 */
export function qtyProblem(qty: number, of: Sellable, already = 0): QtyProblem | null {
  const figures = figuresOf(of)
  const wanted = thousandths(already + qty)
  const { least, most, step } = figures
  const { unit } = of
  const say = (code: QtyProblem['code'], sentence: (figure: string) => string): QtyProblem => {
    const suggestedQty = suggestion(Math.max(wanted, thousandths(already) + 1), already, figures)
    const figure = suggestedQty === null ? '' : `${formatQuantity(suggestedQty)} ${unit}`
    return { code, message: sentence(figure), suggestedQty }
  }
  if (most < least)
    return { code: 'cart.stock_short', message: soldOut(of, least), suggestedQty: null }
  if (qty <= 0)
    return say('cart.below_minimum', (figure) => `Jumlah harus lebih dari nol${orders(figure)}.`)
  if (!of.measured && !Number.isInteger(qty))
    return say('cart.not_whole', (figure) => `Dijual utuh per ${unit}${orders(figure)}.`)
  if (wanted < least)
    return say(
      'cart.below_minimum',
      (figure) => `Paling sedikit ${formatQuantity(least / 1000)} ${unit}${orders(figure)}.`,
    )
  if (wanted > most) return say('cart.stock_short', (figure) => stockShort(of, already, figure))
  if (wanted % step !== 0 || finer(qty))
    return say(
      'cart.not_multiple',
      (figure) => `Dijual per kelipatan ${formatQuantity(step / 1000)} ${unit}${orders(figure)}.`,
    )
  return null
}

/** The next quantity upwards that fits minimum and step, whatever is in stock. */
export const orderable = (
  qty: number,
  { minOrder, multiple, measured }: Pick<Sellable, 'minOrder' | 'multiple' | 'measured'>,
): number => {
  const step = Math.max(thousandths(multiple), measured ? 1 : 1000)
  const least = Math.max(step, Math.ceil(thousandths(minOrder) / step) * step)
  return Math.max(least, Math.ceil(thousandths(qty) / step) * step) / 1000
}

/** 422 with the problem at the field `qty`, and the figure that would do as `suggestedQty`. */
export const qtyRefusal = ({ code, message, suggestedQty }: QtyProblem): Refusal =>
  Refusal.field('qty', code, message, { suggestedQty })

/** In whole thousandths: the smallest and largest quantity that can be ordered, and the step. */
function figuresOf({ minOrder, multiple, stock, measured }: Sellable) {
  const step = Math.max(thousandths(multiple), measured ? 1 : 1000)
  const least = Math.max(step, Math.ceil(thousandths(minOrder) / step) * step)
  const most = Math.floor(thousandths(Math.max(0, stock)) / step) * step
  return { step, least, most }
}

/** The next quantity that fits, upwards unless the stock ends before it. */
function suggestion(
  wanted: number,
  already: number,
  { step, least, most }: ReturnType<typeof figuresOf>,
) {
  const up = Math.ceil(wanted / step) * step
  const figure = Math.min(most, Math.max(least, up)) - thousandths(already)
  return figure > 0 ? figure / 1000 : null
}

function stockShort({ stock, unit, leadDays }: Sellable, already: number, figure: string): string {
  const left = `Stok tinggal ${formatQuantity(stock)} ${unit}.`
  const more = leadDays > 0 ? ` Selebihnya dari pabrik, sekitar ${leadDays} hari.` : ''
  if (already === 0) return `${left} Pesan paling banyak ${figure}.${more}`
  const there = ` Di keranjang sudah ada ${formatQuantity(already)} ${unit}`
  return figure === ''
    ? `${left}${there}.${more}`
    : `${left}${there}, tambah paling banyak ${figure}.${more}`
}

function soldOut({ stock, unit, leadDays }: Sellable, least: number): string {
  const left = stock > 0 ? `Stok tinggal ${formatQuantity(stock)} ${unit}, ` : 'Stok sedang habis, '
  if (leadDays > 0) return `${left}kiriman dari pabrik tiba sekitar ${leadDays} hari lagi.`
  if (stock > 0)
    return `${left}kurang dari pesanan paling sedikit ${formatQuantity(least / 1000)} ${unit}.`
  return `${left}pilih barang lain.`
}

const orders = (figure: string) => (figure === '' ? '' : `, pesan ${figure}`)
/** Whether a quantity has more decimals than the three that are kept. */
const finer = (qty: number) => Math.abs(qty * 1000 - Math.round(qty * 1000)) > 1e-6
const thousandths = (quantity: number) => Math.round(quantity * 1000)
