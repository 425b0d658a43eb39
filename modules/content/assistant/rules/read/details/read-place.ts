import type { MessageContext } from '../message-context.ts'
import { isWhere } from './read-who-and-where.ts'
import { isPlain, normalizeMessage } from '../../words/normalize-message.ts'
import { cleanAddress, type Details, PLACE_PART } from './read-details.ts'
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
  const isLast = asked?.about === 'confirm' || asked?.isLast === true
  if (!address || !isLast) return undefined
  // `Rungkut Asri no 9` after the freight to `Rungkut, Surabaya`: the same place, more exactly.
  const [first = ''] = splitWords(address.toLowerCase())
  if (isUnclear && splitWords(more.toLowerCase())[0] === first && isWhere(more, context.recognize))
    return `${more}, ${address}`
  return isPlace(more, context) || (isUnclear && PLACE_PART.test(more))
    ? cleanAddress(`${address}, ${more}`)
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

/** `citraland cluster woodland c8`, asked where to: the name of a place before its cluster or its street belongs to it. */
export function readWholePlace(
  message: string,
  { name, address, rest }: Details,
  { dialogue, recognize }: MessageContext,
): string | undefined {
  const whole = cleanAddress(message)
  const words = splitWords(rest.toLowerCase())
  const isName = (word: string) =>
    /^\p{L}{4,}$/u.test(word) && !isPlain(word) && recognize(word) === 'none'
  return dialogue.asked?.about === 'address' &&
    !name &&
    address &&
    words.length > 0 &&
    words.length <= MAX_WORDS &&
    words.every(isName) &&
    whole.endsWith(address) &&
    isWhere(whole, recognize)
    ? whole
    : undefined
}
