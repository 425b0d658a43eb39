import { findChosen, type Act, type DialogueItem } from './dialogue.ts'
import type { MessageContext } from './message-context.ts'
import { findCalledItem, readBareQuantity, readPick } from './read-change.ts'
import { listContentWords } from './read-goods.ts'
import { readTopic } from './read-question.ts'
import type { RecognizeGoods } from './recognize-goods.ts'
import { splitWords } from './word-sets.ts'

/** More of goods that are already spoken of: `yang 12mm`, `9mm 20 lembar`, `maksudnya besi ulir 16`. */
export function readSpecification(
  text: string,
  stripped: string,
  { dialogue, recognize }: MessageContext,
): Act[] | undefined {
  const { asked, items, focus } = dialogue
  // Of goods that were only asked about, the offer to add them asks which ones too.
  const isOpenFocus = asked?.about === 'add' && focus !== null && !findChosen(focus)
  const isChoice = asked?.about === 'choice' || isOpenFocus
  const open = isOpenFocus ? focus : items.find(({ id }) => id === asked?.itemId)
  const [choice, amount] = splitQuantity(text)
  const pick = isChoice ? readPick(choice, open?.match?.question ?? null) : undefined
  if (open && pick !== undefined && !/\d\s*(?:mm|cm|kg|m|inch|mili)/u.test(choice))
    return [
      { kind: 'pick', index: pick },
      ...(amount
        ? [{ kind: 'quantity' as const, ...amount, change: 'set' as const, itemId: open.id }]
        : []),
    ]
  const target = findTarget(text, isChoice ? (asked?.itemId ?? null) : null, focus, items)
  if (!target) return undefined
  const said = stripped.replaceAll(
    /(?<!\p{L})(?:yang|ganti|maksud(?:nya|ku)?|jadi|salah|pilih|warna|merk|merek)(?!\p{L})/gu,
    ' ',
  )
  const own = new Set(splitWords(target.words.toLowerCase()))
  const words = said
    .split(/\s+/)
    // `semennya` calls the goods.
    .filter((word) => !(word.endsWith('nya') && own.has(word.slice(0, -3))))
    .join(' ')
    .trim()
  // `hebel jadi 10 cm` is another size.
  const isReplaced =
    /(?:^|\s)(?:ganti|maksud|jadi\s+\d+(?:[.,]\d+)?\s*(?:mm|mili|cm|inch|inci)(?!\p{L}))/u.test(
      text,
    )
  const isReference = isReplaced || /(?:^|\s)yang/u.test(text)
  const isOwnGoods = recognize(words) === 'head'
  // `triplek 9 mm` answers which `triplek`.
  const isNamedAgain = isChoice && target.id === asked?.itemId && hasAllWords(words, target)
  if (isOwnGoods && !(isReplaced && isSameKind(words, target)) && !isNamedAgain) return undefined
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
  if (!/\d/.test(words) && !isKnownWord(words, target, recognize)) return undefined
  const bare = readBareQuantity(words)
  if (bare?.unit && !/^(?:m|mm|cm|inch|kg|kilo|liter)$/u.test(bare.unit))
    return [{ kind: 'quantity', ...bare, change: 'set', itemId: target.id }]
  const [specification, quantity] = splitQuantity(words)
  const acts: Act[] = []
  if (specification)
    acts.push({ kind: 'specify', words: specification, replaced: null, itemId: target.id })
  if (quantity) acts.push({ kind: 'quantity', ...quantity, change: 'set', itemId: target.id })
  return acts.length > 0 ? acts : undefined
}

/** `9mm 20 lembar`, `13, 40 batang`: the size, and how many. */
function splitQuantity(words: string): [string, ReturnType<typeof readBareQuantity>] {
  const match =
    /^(.*?)[\s,]+(\d+(?:[.,]\d+)?\s*(?!(?:mm|cm|mili|inch|inci|m|kg|kilo)(?!\p{L}))\p{L}+[²³23]?)$/u.exec(
      words.trim(),
    )
  const quantity = match ? readBareQuantity(match[2]!) : undefined
  if (!match || !quantity?.unit) return [words.trim(), undefined]
  return [match[1]!.replace(/,$/, '').trim(), quantity]
}

function findTarget(
  text: string,
  askedId: number | null,
  focus: DialogueItem | null,
  items: readonly DialogueItem[],
): DialogueItem | undefined {
  const asked = items.find(({ id }) => id === askedId)
  const called = findCalledItem(text.replace(/yang.*$/u, ''), items)
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
  if (certainty === 'head' || certainty === 'word') return true
  const shown = (match?.options ?? []).map(({ name, variantName }) => `${name} ${variantName}`)
  const known = new Set(shown.flatMap((text) => splitWords(text.toLowerCase())))
  return splitWords(words).some((word) => known.has(word))
}

const hasAllWords = (words: string, target: DialogueItem): boolean => {
  const said = new Set(splitWords(words))
  return splitWords(target.words.toLowerCase()).every((word) => said.has(word))
}

const isSameKind = (words: string, target: DialogueItem): boolean =>
  splitWords(target.words.toLowerCase()).some((word) => splitWords(words).includes(word))
