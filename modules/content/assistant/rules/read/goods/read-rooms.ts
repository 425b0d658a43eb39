import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import { listSpoken, type Dialogue } from '../../track/dialogue.ts'
import { findCalledItem } from './find-called.ts'

const ROOM = String.raw`(?:kamar(?:\smandi)?|ruang(?:an)?|rumah|unit|toilet|kelas|kios|ruko|pintu|lantai|petak)`
const UNITS = unitWords.join('|')
const IN_EACH = new RegExp(
  String.raw`^(?<lead>[^,\n]*?)(?<!\d)(?<rooms>\d{1,3})\s${ROOM}(?:nya)?[\s,]+(?:(?:se)?tiap|per|@)\s?${ROOM}(?:nya)?\s(?:isi(?:nya)?\s|butuh\s|perlu\s|pakai\s|ada\s)*(?<goods>\d{1,3}\s.+)$`,
  'u',
)
/** `saklar ganda 2 tiap kamar, ada 7 kamar` */
const BEHIND_GOODS = new RegExp(
  String.raw`^(?<goods>\p{L}[^,\n]*?)\s(?<each>\d{1,3})(?<unit>\s(?:${UNITS}))?\s(?:(?:se)?tiap|per|@)\s?${ROOM}[\s,]+(?:(?:ada|untuk|total(?:nya)?|jumlah(?:nya)?|semua)\s)*(?<rooms>\d{1,3})\s${ROOM}(?:nya)?(?:\s(?:ya|semua|kak))*$`,
  'u',
)
const EACH = new RegExp(
  String.raw`^(?<qty>\d{1,3})(?<unit>\s(?:${UNITS}))?\s(?<name>\p{L}.*)$`,
  'u',
)
const AND = /\s*,\s*|\s(?:dan|sama|terus|plus)\s/u

/** `6 kamar, tiap kamar 2 saklar ganda sama 3 stop kontak`: the goods of all rooms as a list, and how many rooms they are for. */
export function readRooms(text: string): { list: string; count: number } | undefined {
  const behind = BEHIND_GOODS.exec(text)?.groups
  if (behind) {
    const count = Number(behind['rooms'])
    const qty = Number(behind['each']) * count
    return { list: `${behind['goods']} ${qty}${behind['unit'] ?? ' buah'}`, count }
  }
  const { rooms, goods = '' } = IN_EACH.exec(text)?.groups ?? {}
  const parts = goods.split(AND).map((part) => EACH.exec(part.trim())?.groups)
  if (!rooms || parts.some((part) => part === undefined)) return undefined
  const count = Number(rooms)
  const list = parts.map(
    (part) => `${part!['name']} ${Number(part!['qty']) * count}${part!['unit'] ?? ' buah'}`,
  )
  return { list: list.join(', '), count }
}

const AGAIN = new RegExp(
  String.raw`^(?:(?:eh|maaf|tolong|jadi)\s)*(?<names>\p{L}.*?nya)\s(?:(?:di)?hitung(?:in|kan)?|jadi|buat|bikin)\s(?:lagi\s)?(?:untuk|buat|jadi|bagi)\s?(?<rooms>\d{1,3})\s${ROOM}(?:$|[\s,])`,
  'u',
)

/** `saklar sama stop kontaknya hitung untuk 7 kamar`: goods that were counted for so many rooms, for more or fewer. */
export function readRoomsAgain(text: string, dialogue: Dialogue): Act[] | undefined {
  const { names = '', rooms } = AGAIN.exec(text)?.groups ?? {}
  const { roomCount } = dialogue
  if (!rooms || !roomCount) return undefined
  const called = names.split(AND).map((name) => findCalledItem(name, listSpoken(dialogue)))
  const count = Number(rooms)
  return called.every((item) => item !== undefined)
    ? [
        ...called.map((item): Act => ({
          kind: 'scale',
          factor: count / roomCount,
          itemId: item.id,
        })),
        { kind: 'rooms', count },
      ]
    : undefined
}
