import type { MessageContext } from '../message-context.ts'
import { isPlain, normalizeMessage } from '../../words/normalize-message.ts'
import {
  cleanAddress,
  cleanName,
  type Details,
  isNameless,
  isNoName,
  LANDMARK,
  PLACE_PART,
} from './read-details.ts'
import type { Act } from '../../track/act.ts'
import { findPlainForm } from '../../words/word-forms.ts'
import { splitWords } from '../../words/word-sets.ts'

/** Parts of a town, which no goods are called after in an address. */
const DIRECTIONS: ReadonlySet<string> = new Set(
  'utara selatan timur barat tengah pusat kota kabupaten baru lama'.split(' '),
)
/** Words of a name of a place, at most. */
const MAX_WORDS = 4

/** Whether a text names a place, and nothing that is known otherwise: a word that is only near to one of goods is no slip of it. */
function isPlace(text: string, { recognize }: Pick<MessageContext, 'recognize'>): boolean {
  const isMeaningful = (word: string) =>
    isPlain(word) ||
    findPlainForm(word, isPlain) !== undefined ||
    // `bner` agrees, and is nowhere.
    isPlain(normalizeMessage(word, () => false))
  const isOfGoods = (word: string) => ['head', 'word'].includes(recognize(word))
  const words = splitWords(text.toLowerCase())
  return (
    words.length > 0 &&
    words.length <= MAX_WORDS &&
    words.every(
      (word) =>
        /^\p{L}{3,}$/u.test(word) &&
        !isMeaningful(word) &&
        (DIRECTIONS.has(word) || !isOfGoods(word)),
    ) &&
    !words.every((word) => DIRECTIONS.has(word))
  )
}

/**
 * `rt 3 rw 2`, `depok ya` after `jalan melati 5`: an address that comes in pieces. Undefined where it is no more of one.
 * `isUnclear`: whether it says nothing else.
 */
export function continueAddress(
  message: string,
  { isUnclear }: { isUnclear: boolean },
  context: MessageContext,
): string | undefined {
  const { address, asked } = context.dialogue
  const more = cleanAddress(message)
  if (!address || asked?.about !== 'confirm') return undefined
  return isPlace(more, context) || (isUnclear && PLACE_PART.test(more))
    ? cleanAddress(`${address}, ${more}`)
    : undefined
}

/** `btn hamzy blok c makassar`: a house has a number, or a block. */
const NUMBERED =
  /^\p{L}[^,]*\s(?:blok|blk|no|nomor|rt|rw|km|tower|lantai|lt|gedung)\.?\s?[\p{L}\d]/iu

/** `Rina, cimanggis depok` to the question for the name: who, and where to. */
export function readNameAndPlace(
  message: string,
  { name, rest }: Details,
  context: MessageContext,
): { name: string; address: string } | undefined {
  const [, person = '', behind = ''] = /^([^,\d]+),\s*(\p{L}.*)$/su.exec(message.trim()) ?? []
  const found = name
    ? { name, address: cleanAddress(rest) }
    : { name: cleanName(person), address: cleanAddress(behind) }
  if (isNameless(found.address)) return undefined
  const isAddress =
    PLACE_PART.test(found.address) ||
    NUMBERED.test(found.address) ||
    isPlace(found.address, context)
  return found.name && isAddress ? found : undefined
}

const PERSON = /^\s*(\p{L}[\p{L}.' ]*?)\s*,\s*(?=\p{L})/u

/** `Yayah, warung nasi depan SDN 3`: who, and where to, asked for the name. */
export function readLandmark(
  message: string,
  isGoods: (part: string) => boolean,
  { dialogue, recognize }: MessageContext,
): Act[] | undefined {
  const [lead = '', person = ''] = PERSON.exec(message) ?? []
  const place = message.slice(lead.length)
  if (!person || dialogue.asked?.about !== 'name' || !LANDMARK.test(place)) return undefined
  const name = cleanName(person)
  const parts = place.split(',').slice(1)
  const isPerson = name !== '' && !isNoName(name) && recognize(name.toLowerCase()) !== 'head'
  return isPerson && parts.every((part) => PLACE_PART.test(part) || !isGoods(part))
    ? [
        { kind: 'name', text: name },
        { kind: 'address', text: cleanAddress(place) },
      ]
    : undefined
}

const TAKES_BACK =
  /^(?:eh+|oh|aduh|duh|maaf|sori|sorry|salah|keliru|bukan|jangan|tidak|ga|gak|yang|yg|di|ke|itu|situ|sana|sini|tadi|lama|jadi|deng|ding|kak|mas|bang|pak|bu|min|(?:alamat|kirim|dikirim|antar|diantar|proyek|rumah|lokasi)\p{L}*)$/iu

/** `bukan yang bogor, proyeknya di jl Sawangan 33`: the message without what it says of the address that gives way. */
export function dropOldPlace({ address, rest }: Details, known: string | null): string {
  if (!address || !/(?<!\p{L})(?:bukan|jangan|salah|keliru)(?!\p{L})/iu.test(rest)) return rest
  const old = new Set(splitWords((known ?? '').toLowerCase()))
  const isOfIt = (word: string) => TAKES_BACK.test(word) || old.has(word)
  return splitWords(rest.toLowerCase()).every(isOfIt) ? '' : rest
}
