import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { isPlain, normalizeMessage } from '../../words/normalize-message.ts'
import { splitWords } from '../../words/word-sets.ts'
import type { MessageContext } from '../message-context.ts'
import { readTopic } from '../questions/read-question.ts'
import {
  cleanAddress,
  cleanName,
  type Details,
  isNameless,
  isNoName,
  PLACE_PART,
} from './read-details.ts'

/** What names of people and of firms begin with. */
const TITLE =
  /^(?:(?:cv|pt|ud|tb|toko|pak|bpk|bp|bapak|bu|ibu|haji|hj|hajah|mbak|mba|mbah|eyang|mas|bang|kang|mang|teh|cak|uda|uni|bli|om|tante|koh|ci|ustad|ustadz|mandor|yayasan|koperasi|panitia|masjid|gereja)\.?\s|(?:h|hj|ir|dr|drs)\.\s?)/iu
/** The person, up to the first sign; behind a letter with its dot a name goes on. */
const WHO_AND_WHERE =
  /^\s*((?:\p{L}{1,4}\.\s?)*\p{L}[\p{L}'’. -]*?)\s*(?:,|;|\n|\s[-–/]\s)\s*(.+)$/su
/** Words of a name, at most. */
const MAX_WORDS = 6

/** What leads to an address by itself; it is read by what it says. */
const LABELLED =
  /(?<!\p{L})(?:(?:di)?(?:kirim|antar|anter)\p{L}*|alamat\p{L}*|tujuan\p{L}*|lokasi\p{L}*|proyek\p{L}*|penerima\p{L}*|nama\p{L}*|a\.?n\.?|up)(?!\p{L})/iu
/** `no 30`, `RT 04/02`, `sektor 5`, `km 9`: numbers of places. */
const HOUSE_NUMBER =
  /(?<!\p{L})(?:no|nomor|nomer|rt|rw|blok|blk|km|kav|kavling|sektor|tahap|lantai|lt|unit|gang|gg|jl|jln|jalan|tower|gedung|kode\spos)\.?\s*\p{L}{0,2}[\s.-]?\d[\d/.-]*\p{L}?(?!\p{L})/giu
const COUNTED = new RegExp(
  String.raw`\d\s?(?:${unitWords.filter((unit) => unit !== 'unit').join('|')}|kg|kilo|liter)(?!\p{L})`,
  'iu',
)
const CHANGES =
  /(?<!\p{L})(?:tambah|kurangi|ganti|hapus|batal|jadi|tidak|bukan|jangan|tunggu|belum|tetap|juga|lagi|sekalian)(?!\p{L})/u

/** Whether words name goods: by how many, or by a kind that they begin with. */
function namesGoods(text: string, recognize: RecognizeGoods): boolean {
  const words = text.replaceAll(HOUSE_NUMBER, ' ').toLowerCase()
  const [first = '', second = ''] = splitWords(words)
  const isKind = recognize(first) === 'head'
  const isAlone = second === '' || recognize.isPhrase?.(first, second) === true
  return COUNTED.test(words) || (isKind && (isAlone || /\d/.test(words)))
}

const isSaying = (word: string): boolean =>
  isPlain(word) || isPlain(normalizeMessage(word, () => false)) || !/\p{L}{3}/u.test(word)
const saysNothing = (text: string): boolean => splitWords(text.toLowerCase()).every(isSaying)

/** A text without what is only said before a sign: `itu aja. , Plaju`. */
const dropSayings = (text: string): string => {
  const parts = text.split(/(?<=[,.;])\s*/u)
  return parts.slice(parts.findIndex((part) => !saysNothing(part))).join(' ')
}

/** Whether a text may be where something is sent, of whatever words: it names no goods, asks and changes nothing. */
export function isWhere(text: string, recognize: RecognizeGoods): boolean {
  const plain = normalizeMessage(text)
  return (
    !saysNothing(text) &&
    !text.includes('?') &&
    !isNameless(text) &&
    (PLACE_PART.test(text) || (!CHANGES.test(plain) && readTopic(plain) === null)) &&
    !namesGoods(text, recognize)
  )
}

export const isTitled = (text: string): boolean => TITLE.test(text.trimStart())

/** Whether a text names a person or a firm; without a title none of its words may mean anything else. */
export function isWho(text: string, recognize: RecognizeGoods): boolean {
  const words = splitWords(text.toLowerCase())
  // Sugeng is a name and a greeting, and the H of `Rudi H` means nothing.
  const isFree = (word: string) =>
    word.length === 1 ||
    ((!isPlain(word) || (word === 'sugeng' && /\p{Lu}ugeng/u.test(text))) &&
      recognize(word) !== 'head')
  return (
    words.length > 0 &&
    words.length <= MAX_WORDS &&
    !isNoName(text) &&
    (isTitled(text) ? words.length > 1 : !PLACE_PART.test(text) && words.every(isFree))
  )
}

/**
 * `Pak Sugeng, grand wisata tambun bekasi`, asked for the name: for whom, and where to. Any words are a place behind a
 * name unless they say something else, so that no place has to be known.
 */
export function readWhoAndWhere(
  message: string,
  { name: labelled }: Pick<Details, 'name'>,
  { dialogue, recognize }: MessageContext,
): Act[] | undefined {
  const [, person = '', place = ''] = WHO_AND_WHERE.exec(message) ?? []
  const { asked, name: known, address: sentTo } = dialogue
  // A title says that it is a name, whatever was asked.
  const isMeant = asked?.about === 'name' || (!known && !sentTo && isTitled(person))
  if (!person || labelled || !isMeant || LABELLED.test(message)) return undefined
  const [name, address] = [cleanName(person), cleanAddress(place)]
  return isWho(person, recognize) && isWhere(address, recognize)
    ? [
        { kind: 'name', text: name },
        { kind: 'address', text: address },
      ]
    : undefined
}

/** `jenengku Slamet, omahe ning Krian`: what stands beside a name that was said to be one is where to. */
export function readNamedPlace(
  { name, address, rest }: Details,
  { dialogue, recognize }: MessageContext,
): Act | undefined {
  const place = cleanAddress(dropSayings(rest))
  return name && !address && !dialogue.address && isWhere(place, recognize)
    ? { kind: 'address', text: place }
    : undefined
}
