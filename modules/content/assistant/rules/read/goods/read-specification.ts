import type { Act } from '../../track/act.ts'
import { findChosen, listSpoken, type Dialogue, type DialogueItem } from '../../track/dialogue.ts'
import type { MessageContext } from '../message-context.ts'
import { isCalledWhich, isKnownAlready } from './called-which.ts'
import { findCalledItem } from './find-called.ts'
import { isPartOfName, readBareQuantity, readCalledMore } from '../changes/read-change.ts'
import { readExtreme } from '../questions/read-extreme.ts'
import { readPick } from '../read-pick.ts'
import { readShown } from '../questions/read-shown.ts'
import { readAnyOf } from './read-any-of.ts'
import { dropNotThose, isSortAndSize } from './answer-words.ts'
import { listContentWords } from './read-goods.ts'
import { splitBehindSize, splitCounted, splitQuantity } from './split-amount.ts'
import { readTopic } from '../questions/read-question.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { COLOUR } from '../../track/respecify.ts'
import { ROOM_WORDS, splitWords } from '../../words/word-sets.ts'

/** `sama rol 9 inci 2`: something more, and no answer to what was asked. */
const GOES_ON = /^(?:sama|dan|plus|terus|lalu)\s(?!yang\s)\p{L}{3}/u

/** More of goods that are already spoken of: `yang 12mm`, `9mm 20 lembar`, `maksudnya besi ulir 16`. */
export function readSpecification(
  written: string,
  writtenGoods: string,
  { dialogue, recognize }: MessageContext,
): Act[] | undefined {
  const { asked, items, focus, others } = dialogue
  const [text, stripped] = [written, writtenGoods].map((each) =>
    asked?.about === 'choice' ? dropNotThose(each) : each,
  ) as [string, string]
  if (GOES_ON.test(text)) return undefined
  // Of goods that were only asked about, the offer to add them asks which ones too.
  const isOpenFocus = asked?.about === 'add' && focus !== null && !findChosen(focus)
  // `nusabeton 20 sak` says which, whatever was asked of the goods.
  const isBranded =
    (asked?.about === 'quantity' || asked?.about === 'least') &&
    recognize.isBrand?.(splitCounted(stripped)[0]) === true
  const isChoice = asked?.about === 'choice' || isOpenFocus || isBranded
  const open = isOpenFocus ? focus : items.find(({ id }) => id === asked?.itemId)
  const anyOf = isChoice && open && !findChosen(open) ? readAnyOf(text, open) : undefined
  if (anyOf) return anyOf
  const shown = isChoice && open ? readShown(text, open) : undefined
  if (shown !== undefined) return [{ kind: 'pick', index: shown }]
  const extreme = isChoice && open ? readExtreme(text, open) : undefined
  if (extreme) return extreme
  // `yang 50 saja` takes what was only supposed.
  const supposed = /^(?:\p{L}+\s)?yang\s(\d+)(?:\s(?:saja|deh|ya|dulu|kak))*$/u.exec(text)
  if (focus?.qty !== undefined && supposed && Number(supposed[1]) === focus.qty)
    return [{ kind: 'quantity', qty: focus.qty, unit: focus.unit, change: 'set', itemId: focus.id }]
  const [choice, amount] = splitQuantity(text)
  // Who was asked to write a number writes the number.
  const question = asked?.repeats && !asked.isBrief ? null : (open?.match?.question ?? null)
  const pick = isChoice ? readPick(choice, question) : undefined
  if (open && pick !== undefined && !/\d\s*(?:mm|cm|kg|m|inch|mili)/u.test(choice))
    return [
      { kind: 'pick', index: pick },
      ...(amount
        ? [{ kind: 'quantity' as const, ...amount, change: 'set' as const, itemId: open.id }]
        : []),
    ]
  const more = readCalledMore(
    text,
    items,
    (words, item) =>
      COLOUR.exec(words)?.[0] === words ||
      (recognize(words) !== 'head' && isKnownWord(words, item, recognize)),
  )
  if (more) return more
  // `yang biru` picks from what was just shown beside an item of the list.
  const shownId = isChoice ? asked?.itemId : others?.itemId
  const target = findTarget(text, shownId ?? null, focus, items)
  if (!target) return undefined
  if (!isChoice && isKnownAlready(text, items)) return [{ kind: 'keep' }]
  const said = stripped.replaceAll(
    /(?<!\p{L})(?:yang|ganti|maksud(?:nya|ku)?|jadi|salah|pilih|segitu|sebanyak|(?:warna|ukuran|tebal|panjang|tinggi|lebar|diameter|isi|merk|merek|tipe|type|kelas|jenis|model)nya|warna|merk|merek|tipe|type|kelas|jenis|model)(?!\p{L})/gu,
    ' ',
  )
  const own = new Set(splitWords(target.words.toLowerCase()))
  const isCalling = (word: string) => word.endsWith('nya') && own.has(word.slice(0, -3))
  const words = said
    .split(/\s+/)
    // `semennya`, `cat dasarnya` call the goods.
    .filter((word, at, all) => !isCalling(word) && !(own.has(word) && isCalling(all[at + 1] ?? '')))
    .join(' ')
    .trim()
  // `hebel jadi 10 cm` is another size.
  const isReplaced =
    /(?:^|\s)(?:ganti|maksud|(?<=^\p{L}+nya\s)jadi\s\p{L}|jadi\s+\d+(?:[.,]\d+)?\s*(?:mm|mili|cm|inch|inci)(?!\p{L}))/u.test(
      text,
    )
  // `7,5, 10 kubik`: a size, and how many.
  const isSizeWithAmount =
    /^\d+(?:[.,]\d+)?(?:\s?(?:mm|cm))?,\s*\d+(?:[.,]\d+)?\s?\p{L}+[²³23]?$/u.test(text)
  // `kalau 12 mm?`: another size of what was asked about.
  const isOtherSize =
    focus !== null &&
    /^(?:kalau\s)?(?:\d+(?:[.,]\d+)?\s?(?:mm|cm|inch|inci|watt)(?!\p{L})|\d+x\d+(?=\s*(?:$|[?])|\s(?:berapa|ada)))/u.test(
      text,
    )
  // `warnanya merah bata`, `motif batu alam`: a colour or a pattern, although bricks and stones are called so too.
  const isColour =
    /(?:^|\s)(?:warna|motif|corak)(?:nya)?\s(?!apa|lain)/u.test(text) && !/\d/.test(words)
  const isReference =
    isColour || isReplaced || isSizeWithAmount || isOtherSize || /(?:^|\s)yang/u.test(text)
  // `20 kg abu-abu` is a colour, although crushed stone is called so too.
  const isOwnGoods = recognize(words.replace(COLOUR, ' ')) === 'head'
  // `u-ditch 50` while its lids are asked about, which are called so too.
  if (isOwnGoods && beginsAnother(words, target, dialogue)) return undefined
  // `triplek 9 mm` answers which `triplek`.
  const isAsked = isChoice && target.id === open?.id
  const isNamedAgain = isAsked && hasAllWords(words, target)
  // `ambil 40 dus yang poles` of what was just told.
  const isShown =
    (isAsked || (target.id === focus?.id && isReference)) &&
    areShown(splitCounted(words)[0], target)
  // `pvc aw 3 inch` goes on from `pipa`.
  const isNamedOn =
    isAsked &&
    recognize.isPhrase?.(splitWords(target.words).at(-1) ?? '', splitWords(words)[0] ?? '') === true
  // `yang pink`: whatever it is, it is said of what is shown.
  const isLoneWord = isChoice && /^yang\s\p{L}{3,}$/u.test(text)
  const isOfTarget =
    isLoneWord || isColour || isNamedAgain || isShown || isNamedOn || isCalledWhich(text, target)
  if (isOwnGoods && !(isReplaced && isSameKind(words, target)) && !isOfTarget) return undefined
  if (!isReference && !isChoice) return undefined
  const content = listContentWords(words)
  // `5 kamar` says nothing of the goods.
  if (/^\d+\s(?:kamar|ruang|ruangan|rumah|lantai|unit rumah)$/u.test(words)) return []
  // `yang 18 berapa?` is the one that has this size already.
  const topic = readTopic(text)
  const mentioned = topic !== null && !isChoice ? findOtherBySize(words, target, items) : undefined
  if (mentioned) return [{ kind: 'mention', itemId: mentioned.id }]
  if (content.length === 0) return undefined
  // A question for a size is answered by a number, one for a colour by its word.
  if (!/\d/.test(words) && !isLoneWord && !isColour && !isKnownWord(words, target, recognize))
    return undefined
  const bare = readBareQuantity(words)
  if (bare?.unit && !/^(?:m|mm|cm|inch|kg|kilo|liter)$/u.test(bare.unit))
    return [{ kind: 'quantity', ...bare, change: 'set', itemId: target.id }]
  const isSizeLeft = isChoice && target.qty !== null && isSortAndSize(words)
  const [specification, quantity] =
    isReplaced || isSizeLeft
      ? splitQuantity(words)
      : (splitBehindSize(words, target) ?? splitCounted(words))
  const acts: Act[] = []
  if (specification)
    acts.push({
      kind: 'specify',
      words: specification,
      replaced: isColour ? findOwnValue(target, specification) : null,
      itemId: target.id,
    })
  if (quantity) acts.push({ kind: 'quantity', ...quantity, change: 'set', itemId: target.id })
  // `masukkan segitu, warna krem`
  if (/(?<!\p{L})segitu(?!\p{L})/u.test(text) && target.id === focus?.id) acts.push({ kind: 'yes' })
  return acts.length > 0 ? acts : undefined
}

/** `walnut` of the decking that is to be `jati`: the one word of goods that only tells their variants apart. */
function findOwnValue(target: DialogueItem, said: string): string | null {
  const variant = splitWords(findChosen(target)?.variantName.toLowerCase() ?? '')
  const own = splitWords(target.words.toLowerCase()).filter(
    (word) => /^\p{L}{3,}$/u.test(word) && variant.includes(word),
  )
  return own.length === 1 && !COLOUR.test(own[0]!) && !splitWords(said).includes(own[0]!)
    ? own[0]!
    : null
}

const beginsAnother = (words: string, target: DialogueItem, dialogue: Dialogue): boolean => {
  const [head] = splitWords(words)
  const beginsSo = (item: DialogueItem) => splitWords(item.words.toLowerCase())[0] === head
  return !beginsSo(target) && listSpoken(dialogue).some(beginsSo)
}

function findTarget(
  text: string,
  askedId: number | null,
  focus: DialogueItem | null,
  items: readonly DialogueItem[],
): DialogueItem | undefined {
  const asked = items.find(({ id }) => id === askedId)
  const before = text.replace(/yang(?!.*yang).*$/u, '')
  const found = findCalledItem(before, items)
  // `bata ringannya` begins with what the goods are called.
  const [name = ''] = /(?:\p{L}{3,}\s)?\p{L}{4,}nya(?!\p{L})/u.exec(before) ?? []
  const [first = ''] = name.split(' ')
  const isNamed =
    found && splitWords(found.words.toLowerCase()).includes(first.replace(/nya$/u, ''))
  const isOther =
    found &&
    name &&
    isPartOfName(isNamed ? first : name, found) &&
    !ROOM_WORDS.has(first.replace(/nya$/u, ''))
  const called = isOther ? undefined : found
  return called ?? asked ?? focus ?? items.at(-1)
}

/** The item that has the size that words consist of, where the target has another. */
function findOtherBySize(
  words: string,
  target: DialogueItem,
  items: readonly DialogueItem[],
): DialogueItem | undefined {
  const [number] = /^\d+(?:[.,]\d+)?(?=\s*(?:mm|mili|cm|inch|inci|kg|kilo)?$)/u.exec(words) ?? []
  const hasSize = (item: DialogueItem) =>
    splitWords(item.words).some((word) => word.replace(/\p{L}+$/u, '') === number)
  return number && !hasSize(target) ? items.findLast(hasSize) : undefined
}

/** Whether words say something of goods: a word of the catalogue, or of an option that is shown. */
function isKnownWord(words: string, { match }: DialogueItem, recognize: RecognizeGoods): boolean {
  const certainty = recognize(words)
  if (certainty === 'head' || certainty === 'word' || COLOUR.test(words)) return true
  const shown = (match?.options ?? []).map(({ name, variantName }) => `${name} ${variantName}`)
  const known = new Set(shown.flatMap((text) => splitWords(text.toLowerCase())))
  return splitWords(words).some((word) => known.has(word))
}

/** Whether all words are in the name of one option that is shown: `flat abu-abu`. */
const areShown = (words: string, { match }: DialogueItem): boolean => {
  const said = splitWords(words).filter((word) => !/^\d/.test(word))
  return (
    said.length > 0 &&
    (match?.options ?? []).some(({ name, variantName }) => {
      const shown = new Set(splitWords(`${name} ${variantName}`.toLowerCase()))
      // `yang pasir` of *Genteng Metal Berpasir*, `yang abu` of *Abu-abu*.
      const isShown = (word: string) =>
        [word, `ber${word}`, `${word}-${word}`].some((name) => shown.has(name))
      return said.every(isShown)
    })
  )
}

const hasAllWords = (words: string, target: DialogueItem): boolean => {
  const said = new Set(splitWords(words))
  return splitWords(target.words.toLowerCase()).every((word) => said.has(word))
}

const isSameKind = (words: string, target: DialogueItem): boolean =>
  splitWords(target.words.toLowerCase()).some(
    (word) => /\p{L}{3}/u.test(word) && splitWords(words).includes(word),
  )
