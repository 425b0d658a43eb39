import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import type { NamedArea } from './read-area.ts'
import { dropRoomWords, splitWords } from '../../words/word-sets.ts'

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const METRES = String.raw`\s*(?:m|meter)(?![\p{L}\d²³])`
const WALL = /(?<!\p{L})(?:pagar|tembok|dinding)(?:nya)?(?!\p{L})/u
const BUILDS =
  /(?<!\p{L})(?:bangun|bikin|untuk|renov\p{L}*|proyek|mbangun|gawe|rencana)(?!\p{L})|^mau\s(?:pagar|tembok)/u
/** `panjang 20 meter tinggi 2 meter`, `20 m tinggi 2 m`. */
const SIDES = new RegExp(
  String.raw`(?:panjang(?:nya)?\s*)?${NUMBER}(?:\s*(?:m|meter))?(?![\p{L}\d²³])[\s,]*(?:dan|sama|x|×)?[\s,]*tinggi(?:nya)?\s*${NUMBER}(?:${METRES})?`,
  'u',
)
/** `tinggi 2 meter panjang 15 meter` */
const HEIGHT_FIRST = new RegExp(
  String.raw`tinggi(?:nya)?\s*${NUMBER}(?:\s*(?:m|meter))?(?![\p{L}\d²³])[\s,]*(?:dan|dengan|sama|x|×)?[\s,]*panjang(?:nya)?\s*${NUMBER}(?:${METRES})?`,
  'u',
)
/** `3x4 tinggi 3 meter`: the floor of a room, and its height. */
const ROOM = new RegExp(
  String.raw`(?<![\d.,x×])${NUMBER}\s*(?:m|meter)?\s*[x×]\s*${NUMBER}(?:\s*(?:m|meter))?(?![\p{L}\d²³])[\s,]*(?:dan|dengan)?[\s,]*tinggi(?:nya)?(?:\s(?:dinding|tembok)(?:nya)?)?\s*${NUMBER}(?:${METRES})?`,
  'u',
)
export const HAS_WALLS =
  /(?<!\p{L})(?:kamar|ruang|ruangan|dapur|garasi|rumah|kantor|gudang|toko|kios|kelas)(?!\p{L})/u
const LENGTH = new RegExp(String.raw`(?:(?:se)?panjang(?:nya)?\s*)?${NUMBER}${METRES}`, 'u')
const HEIGHT = new RegExp(
  String.raw`(?:(?:se)?tinggi(?:nya)?\s*)?${NUMBER}(?:${METRES})?$|(?:se)?tinggi(?:nya)?\s*${NUMBER}(?:${METRES})?`,
  'u',
)
/** No wall of a house or a yard is higher (m). */
const MAX_HEIGHT_M = 15

const toArea = (lengthM: number, heightM: number, rest: string): NamedArea | undefined =>
  lengthM > 0 && heightM > 0 && heightM <= MAX_HEIGHT_M
    ? { areaM2: Number((lengthM * heightM).toFixed(2)), rest: rest.replaceAll(/\s+/g, ' ').trim() }
    : undefined

/** What is built, in words that are no goods. */
const dropWall = (text: string): string => text.replace(WALL, ' ')

/** The area of a wall that is named by its length and height, with the text without it. */
export function readWallArea(text: string): NamedArea | undefined {
  if (!WALL.test(text)) return undefined
  const turned = HEIGHT_FIRST.exec(text)
  const sides = turned ?? SIDES.exec(text)
  if (!sides) return undefined
  const [first = 0, second = 0] = [sides[1]!, sides[2]!].map(parseIndonesianNumber)
  const [lengthM, heightM] = turned ? [second, first] : [first, second]
  return toArea(lengthM, heightM, dropWall(text.replace(sides[0], ' ')))
}

/** The four walls of a room that is named by its floor and its height, with the text without them. */
export function readRoomWalls(text: string): NamedArea | undefined {
  const room = HAS_WALLS.test(text) ? ROOM.exec(text) : null
  if (!room) return undefined
  const [length = 0, width = 0, heightM = 0] = room.slice(1).map(parseIndonesianNumber)
  const rest = dropRoomWords(splitWords(text.replace(room[0], ' ')))
  return toArea(2 * (length + width), heightM, rest.join(' '))
}

/** A wall that is to be built, of which only the length (m) is known. */
export function readWallLength(text: string): { lengthM: number; rest: string } | undefined {
  const length = WALL.test(text) && BUILDS.test(text) ? LENGTH.exec(text) : null
  const lengthM = length ? parseIndonesianNumber(length[1]!) : undefined
  if (!length || !lengthM) return undefined
  return { lengthM, rest: dropWall(text.replace(length[0], ' ')).replaceAll(/\s+/g, ' ').trim() }
}

/** The answer to how high a wall of that length (m) is, with what else it says. */
export function readWallHeight(text: string, lengthM: number): NamedArea | undefined {
  const height = HEIGHT.exec(text)
  const heightM = height ? parseIndonesianNumber((height[1] ?? height[2])!) : undefined
  if (!height || !heightM) return undefined
  return toArea(lengthM, heightM, text.replace(height[0], ' '))
}
