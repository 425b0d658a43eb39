import type { MessageContext } from './message-context.ts'
import { isPlain, normalizeMessage } from '../words/normalize-message.ts'
import { cleanAddress, cleanName, type Details, isNameless, PLACE_PART } from './read-details.ts'
import { findPlainForm } from '../words/word-forms.ts'
import { splitWords } from '../words/word-sets.ts'

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
