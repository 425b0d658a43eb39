import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import { findChosen, type DialogueItem } from '../../track/dialogue.ts'
import { findCalledItem } from '../goods/find-called.ts'

const SOFT = String.raw`(?:\s(?:saja|ya|deh|dong|lah|sudah|kak|bang|mas|pak|bu|min|lagi))*`
const CODE = new RegExp(
  String.raw`^(?:(?<name>(?:\p{L}{2,}\s)?\p{L}{2,}nya)\s)?(?:(?:yang|ganti|jadi|ambil|pakai|mau|pilih|mending|mendingan|balik|tetap|ke|eh|tidak|ya|oke)\s)*(?<code>(?<letter>[a-z])\d{1,3})${SOFT}(?:,?\s(?:tapi\s|jadi\s|ambil\s)*(?<qty>\d+(?:[.,]\d+)?)(?:\s?(?<unit>${unitWords.join('|')}))?)?${SOFT}$`,
  'u',
)

/** `m7 saja`, `besinya ganti d13, 20 batang`: goods of the list whose code has the same letter in another number. */
export function readAnotherCode(text: string, items: readonly DialogueItem[]): Act[] | undefined {
  const { name, code = '', letter, qty, unit } = CODE.exec(text)?.groups ?? {}
  if (!code) return undefined
  const findCode = ({ words }: DialogueItem) =>
    new RegExp(String.raw`(?<![\p{L}\d])${letter}\d{1,3}(?![\p{L}\d])`, 'iu').exec(words)?.[0]
  const coded = items.filter((item) => findChosen(item) && findCode(item))
  const item = name ? findCalledItem(name, coded) : coded.at(-1)
  const old = item && findCode(item)?.toLowerCase()
  if (!item || !old) return undefined
  const specified: Act[] =
    old === code ? [] : [{ kind: 'specify', words: code, replaced: old, itemId: item.id }]
  const counted: Act[] = qty
    ? [
        {
          kind: 'quantity',
          qty: Number(qty.replace(',', '.')),
          unit: unit ?? null,
          change: 'set',
          itemId: item.id,
        },
      ]
    : []
  const acts = [...specified, ...counted]
  return acts.length > 0 ? acts : [{ kind: 'keep' }]
}
