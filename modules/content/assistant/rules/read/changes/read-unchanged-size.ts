import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import type { Dialogue } from '../../track/dialogue.ts'
import { findOnlySaid } from '../goods/find-only-said.ts'

const SOFT = String.raw`(?:\s(?:saja|ya|deh|dong|lah|kak|bang|pak|bu|min|mas))*`
const UNCHANGED = new RegExp(
  String.raw`^(?:(?:ya|oke|eh|hmm|sudah|begitu)[\s,]+)*tetap\s(?:yang\s|ukuran\s|tebal\s|pakai\s)*(?<size>\d[\d.,x\/]*(?:\s?(?:mm|cm|m|kg|liter|watt|inch|inci))?|\p{L}{3,}(?:\s\p{L}{3,})?)${SOFT}[\s,]+(?:tapi\s|cuma\s|cuman\s|hanya\s)?(?:jumlahnya\s|jadi\s|ambil\s|minta\s)*(?<qty>\d+(?:,\d+)?)(?:\s?(?<unit>${unitWords.join('|')}))?${SOFT}$`,
  'u',
)

/** `tetap 0,75 saja tapi jadi 90`: another quantity of the goods that have the size; what was only asked about is left. */
export function readUnchangedSize(text: string, dialogue: Dialogue): Act[] | undefined {
  const { size, qty, unit } = UNCHANGED.exec(text)?.groups ?? {}
  const item = size ? findOnlySaid(size, dialogue.items) : undefined
  if (!item || !qty) return undefined
  const left: Act[] = dialogue.asked?.about === 'add' ? [{ kind: 'no' }] : []
  const counted = { qty: Number(qty.replace(',', '.')), unit: unit ?? null }
  return [...left, { kind: 'quantity', ...counted, change: 'set', itemId: item.id }]
}
