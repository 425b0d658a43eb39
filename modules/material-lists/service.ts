import type { UploadedFile } from '#platform/contract/call.ts'
import type { Context } from '#platform/http/context.ts'
import { formatQuantity } from '#platform/format.ts'
import { Refusal } from '#platform/refusal.ts'
import { readRows } from '#platform/spreadsheets/rows.ts'
import * as cart from '#modules/cart/service.ts'
import { orderable } from '#modules/cart/rules/quantity.ts'
import type { Card } from '#modules/catalogue/service/card.ts'
import { candidatesFor, type Candidates } from '#modules/catalogue/service/search/candidates.ts'
import { LONGEST_LINE, MOST_LINES } from './rules/bounds.ts'
import { isHeading, readCells, readLine, type Wish } from './rules/read-line.ts'

type Line = Wish & { number: number; written: string }

/**
 * Reads a list and answers every line with what it means. Throws 422 `list.empty`, `list.long`, and
 * what a spreadsheet throws that cannot be read.
 */
export async function match(ctx: Context, text: string, file: UploadedFile | undefined) {
  const lines = file ? await fromFile(file) : fromText(text)
  if (lines.length === 0)
    throw new Refusal('list.empty', 'Tempel daftar barang, satu baris satu barang.', 422, {
      errors: { text: 'Tempel daftar barang, satu baris satu barang.' },
    })
  if (lines.length > MOST_LINES) {
    const sentence = `Ada ${formatQuantity(lines.length)} baris. Paling banyak ${MOST_LINES} sekali tempel.`
    throw new Refusal('list.long', sentence, 422, { errors: { text: sentence } })
  }
  const found = await candidatesFor(
    ctx,
    lines.map((line) => line.text),
  )
  const answered = lines.map((line, at) => answerOf(line, found[at]!))
  const count = (state: string) => answered.filter((line) => line.state === state).length
  return {
    lines: answered,
    matched: count('matched'),
    ambiguous: count('ambiguous'),
    unknown: count('unknown'),
  }
}

function fromText(text: string): Line[] {
  return text.split(/\r?\n/).flatMap((raw, at) => {
    const written = raw.slice(0, LONGEST_LINE)
    const cells = written.split(/\t|;/)
    if (cells.length > 1 && isHeading(cells)) return []
    const wish = cells.length > 1 ? readCells(cells) : readLine(written)
    return wish ? [{ ...wish, number: at + 1, written: written.trim() }] : []
  })
}

async function fromFile(file: UploadedFile): Promise<Line[]> {
  const rows = await readRows(file, { rows: MOST_LINES + 1, columns: 200 })
  return rows.flatMap(({ number, cells }, at) => {
    if (at === 0 && isHeading(cells)) return []
    const written = cells.filter(Boolean).join(' · ').slice(0, LONGEST_LINE)
    const wish = readCells(cells.map((cell) => cell.slice(0, LONGEST_LINE)))
    return wish
      ? [{ ...wish, number, written }]
      : [{ text: written, qty: undefined, unit: undefined, number, written }]
  })
}

function answerOf({ number, written, text, qty, unit }: Line, { sure, cards }: Candidates) {
  const [first] = cards
  const state = !first ? 'unknown' : sure ? 'matched' : 'ambiguous'
  const fitted = first ? orderable(qty ?? first.offer.minOrder, first.offer) : (qty ?? 1)
  return {
    number,
    written,
    text,
    qty: fitted,
    state: state as 'matched' | 'ambiguous' | 'unknown',
    note: noteOf({ qty, unit, fitted, first }),
    candidates: cards.map(candidateOf),
  }
}

type Noted = {
  qty: number | undefined
  unit: string | undefined
  fitted: number
  first: Card | undefined
}

function noteOf({ qty, unit, fitted, first }: Noted): string | null {
  if (!first) return 'Belum dikenal. Ubah kata-katanya atau cari sendiri.'
  const sold = first.offer.unit
  if (qty === undefined) return `Jumlah tidak disebut, kami isi ${formatQuantity(fitted)} ${sold}.`
  if (unit && unit !== sold) return `Dijual per ${sold}, bukan per ${unit}. Periksa jumlahnya.`
  if (fitted !== qty)
    return `${formatQuantity(qty)} menjadi ${formatQuantity(fitted)} ${sold}: min. ${formatQuantity(first.offer.minOrder)}, kelipatan ${formatQuantity(first.offer.multiple)}.`
  return null
}

/** A card as a line shows it. */
export const candidateOf = ({ slug, name, brand, offer }: Card) => ({
  product_variant_id: offer.id,
  slug,
  sku: offer.sku,
  name,
  variantName: offer.name,
  brand: brand.name,
  picture: offer.picture,
  unit: offer.unit,
  price: offer.price,
  minOrder: offer.minOrder,
  multiple: offer.multiple,
  stock: offer.stock,
})

export type Chosen = { product_variant_id: string; qty: number }

/** Puts lines into the asker's cart at once; each that cannot be is named with why, and none lost. */
export async function addToCart(ctx: Context, lines: readonly Chosen[]) {
  const wanted = new Map<number, number>()
  for (const { product_variant_id: id, qty } of lines)
    wanted.set(Number(id), Math.round(((wanted.get(Number(id)) ?? 0) + qty) * 1000) / 1000)
  const refused = await cart.addAll(ctx, wanted)
  return {
    added: wanted.size - refused.length,
    refused: refused.map(({ variantId, message, suggestedQty }) => ({
      product_variant_id: String(variantId),
      message,
      suggestedQty,
    })),
  }
}
