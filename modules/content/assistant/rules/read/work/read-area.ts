import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import { HAS_WALLS } from './read-wall.ts'
import { dropRoomWords, FILLER_WORDS, ROOM_WORDS, splitWords } from '../../words/word-sets.ts'

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const AREA = new RegExp(
  String.raw`(?<![\d.,x×])(${NUMBER})\s*(?:m2|m²|meter\s*persegi|meter2|m\s*persegi)(?![\p{L}\d])`,
  'iu',
)
/** `luas tanah 100 meter`: what an area is of, and its square metres without their square. */
const NAMED_AREA = new RegExp(
  String.raw`(?:se)?luas(?:nya)?(?:\s(?:tanah|lahan|area|bidang|tempat)(?:nya)?)?\s(${NUMBER})\s*(?:m|meter)?(?![\p{L}\d²³]|\s*[x×]|[.,]\d)`,
  'iu',
)
/** `atap 80 meter`, `lantai 30 m`: what lies flat has an area, and no length. */
const SURFACE_AREA = new RegExp(
  String.raw`(?<!panjang\s.*|keliling\s.*|list?\s)(?<!\p{L})(?:atap|lantai|plafon|dak|halaman|carport)(?:nya)?(?:\s(?:rumah|kamar|teras|garasi|saya|aku|kami|sekitar|kurang\slebih|seluas))*\s(${NUMBER})\s*(?:m|meter)(?![\p{L}\d²³]|\s*[x×]|[.,]\d|\s(?:panjang|lebar|tinggi))`,
  'u',
)
/** Length and width of a room in metres: `4x5 meter`, `6 x 5`. */
const SIDES = new RegExp(
  String.raw`(?<![\d.,x×])(${NUMBER})\s*(?:m|meter)?\s*[x×]\s*(${NUMBER})\s*(m(?:eter)?(?![\p{L}\d]))?(?!\s*(?:cm|mm|x|×|\d))`,
  'giu',
)
/** The longest side of a room in metres; more is the size of a tile. */
const MAX_SIDE_M = 25
/** Both sides of a room are shorter where no metres are named: `lantainya 25x25` names a tile. */
const MIN_TILE_CM = 20
const ASKS = /(?:luas|berapa|hitung|kebutuhan|butuh|perlu|pakai|pake|pasang|cukup)/u
const ASKS_HOW_MUCH =
  /luas|hitung|kebutuhan|butuh|perlu|pakai|pake|pasang|cukup|berapa\s(?!harga|ya|sih|\?|$)/u

const COUNTED =
  /\d\s*(?:batang|btg|lonjor|lembar|lbr|buah|biji|dus|sak|zak|roll|rol|kaleng|galon|kilo|kg)(?!\p{L})/u

/** `kamar 3x4 sama 3x3 meter`: rooms whose sides are in metres are one area. */
const ROOMS = new RegExp(
  String.raw`(?<![\d.,x×])(${NUMBER})\s*[x×]\s*(${NUMBER})(?:\s*(?:m|meter))?\s*(?:,|dan|sama|\+|plus)\s*(?:(?:${[...ROOM_WORDS].join('|')})\s)*(${NUMBER})\s*[x×]\s*(${NUMBER})(?:\s*(?:m|meter)(?![\p{L}\d²³])|(?!\s*[x×\d.,]|\s?(?:cm|mm)))`,
  'u',
)
/** Their sides are in metres where that is said, or where each stands behind a part of a house. */
const IN_METRES = new RegExp(
  String.raw`[x×]\s*${NUMBER}\s*(?:m|meter)(?![\p{L}\d²³])|(?<!\p{L})(?:${[...ROOM_WORDS].join('|')})\s${NUMBER}\s*[x×].*(?<!\p{L})(?:${[...ROOM_WORDS].join('|')})\s${NUMBER}\s*[x×]`,
  'u',
)
export const joinRooms = (text: string): string =>
  !IN_METRES.test(text)
    ? text
    : text.replace(ROOMS, (...matched) => {
        const [a = 0, b = 0, c = 0, d = 0] = matched
          .slice(1, 5)
          .map((side) => parseIndonesianNumber(side as string))
        return `${String(Number((a * b + c * d).toFixed(2))).replace('.', ',')} m2`
      })

/** `wallsM`: how long its walls are together (m), where it is a room whose sides are named. */
export type NamedArea = { areaM2: number; rest: string; wallsM?: number }

/** An area to cover, with the text without it: `lantai 24 m2 pakai keramik 60x60` leaves `keramik 60x60`. */
export function readArea(text: string): NamedArea | undefined {
  // `hollow plafon 2x4 60 batang` has a size and its quantity.
  if (COUNTED.test(text) && !ASKS.test(text)) return undefined
  // `rumput taman 2x5 meter harga?` names a size, and its price.
  if (/harga/u.test(text) && !ASKS_HOW_MUCH.test(text)) return undefined
  const hasRoom = splitWords(text).some((word) => ROOM_WORDS.has(word))
  if (!hasRoom && !/berapa|hitung|kebutuhan/u.test(text)) return undefined
  const alone = hasRoom ? readBareArea(text) : undefined
  if (alone && splitWords(alone.rest).every((word) => isOfRoom(word))) return { ...alone, rest: '' }
  const room = hasRoom ? findRoomSides(text) : undefined
  const surface = SURFACE_AREA.exec(text)
  if (!ASKS.test(text) && !room?.isBehindRoom && !surface) return undefined
  const area = AREA.exec(text) ?? NAMED_AREA.exec(text) ?? surface
  if (area) return toArea(text, area, parseIndonesianNumber(area[1]!))
  const named = room && toArea(text, room.match, room.areaM2)
  return named && room && HAS_WALLS.test(text) ? { ...named, wallsM: room.wallsM } : named
}

/** `dinding luar kira-kira 80 m2`: an area, and nothing else. */
const isOfRoom = (word: string): boolean =>
  ROOM_WORDS.has(word) || FILLER_WORDS.has(word) || PLACES_OF_ROOM.test(word)
const PLACES_OF_ROOM =
  /^(?:luar|dalam|depan|belakang|samping|atas|bawah|sekitar|kurang|lebih|total)$/u

/** An area that was asked for: `100 m2`. */
export function readBareArea(text: string): NamedArea | undefined {
  const area = AREA.exec(text)
  return area ? toArea(text, area, parseIndonesianNumber(area[1]!)) : undefined
}

/** `hollow plafon 2x4 60`: sides behind bars and timber are their section. */
const SECTIONED =
  /(?<!\p{L})(?:hollow|holo|besi|siku|kaso|usuk|balok|kayu|papan|reng)(?:\s\p{L}+){0,2}\s*$/u

/** How many pieces of a size. */
const COUNTED_BEHIND =
  /^\s*(?:cm\s)?(?:sebanyak\s)?\d+\s?(?:pcs|buah|biji|bh|keping|lembar|dus|unit|set)(?!\p{L})/u

/** The sides of a room: those behind its name (`kamar 3x4`), else the first; a tile's are longer, in centimetres. */
function findRoomSides(text: string) {
  const found = [...text.matchAll(SIDES)].flatMap((match) => {
    if (SECTIONED.test(text.slice(0, match.index))) return []
    // `glass block 19x19 sebanyak 48 pcs`
    if (COUNTED_BEHIND.test(text.slice(match.index + match[0].length))) return []
    const [length = 0, width = 0] = [match[1]!, match[2]!].map(parseIndonesianNumber)
    const isTile = Math.min(length, width) >= MIN_TILE_CM && !/m/iu.test(match[0])
    if (Math.max(length, width) > MAX_SIDE_M || isTile) return []
    const before = splitWords(text.slice(0, match.index)).at(-1) ?? ''
    const wallsM = 2 * (length + width)
    return [{ match, areaM2: length * width, wallsM, isBehindRoom: ROOM_WORDS.has(before) }]
  })
  return found.find(({ isBehindRoom }) => isBehindRoom) ?? found[0]
}

function toArea(
  text: string,
  { 0: part, index = 0 }: RegExpExecArray,
  areaM2: number | undefined,
): NamedArea | undefined {
  if (!areaM2 || areaM2 > 1e6) return undefined
  const before = text.slice(0, index)
  // The room stands before its area: `lantai 24 m2`, `mau cat dinding 100 m2`.
  const roomless = dropRoomWords(splitWords(before))
  return {
    areaM2: Number(areaM2.toFixed(2)),
    rest: [...roomless, text.slice(index + part.length)].join(' ').trim(),
  }
}
