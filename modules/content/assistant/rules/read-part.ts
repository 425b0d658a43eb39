import type { Act, CurrentPage, DialogueItem } from './dialogue.ts'
import { describePage } from './describe-page.ts'
import { readArea } from './read-area.ts'
import {
  findCalledItem,
  readBareQuantity,
  readInstead,
  readPick,
  readQuantityChange,
  readRemoval,
} from './read-change.ts'
import { readConversion } from './read-conversion.ts'
import { listContentWords, readGoods, stripToGoods } from './read-goods.ts'
import type { RecognizeGoods } from './recognize-goods.ts'
import type { MessageContext } from './message-context.ts'
import { ASKS_ABOUT_GOODS, readTopic } from './read-question.ts'
import {
  CORRECT_WORDS,
  AGREEMENT_WORDS,
  DONE_WORDS,
  FILLER_WORDS,
  GREETING_WORDS,
  LEADING_WORDS,
  NO_WORDS,
  splitWords,
  THANK_WORDS,
  YES_WORDS,
} from './word-sets.ts'

/** The acts of one part of a normalized message. */
export function readPart(written: string, context: MessageContext): Act[] {
  const { dialogue, recognize } = context
  const items = dialogue.focus ? [...dialogue.items, dialogue.focus] : dialogue.items
  const agreed = readAgreement(written, context)
  if (agreed) return agreed
  const part = dropLead(written)
  const removal = readRemoval(part, items)
  if (removal) return [removal]
  const instead = readInstead(part, items) ?? readQuantityChange(part, items)
  if (instead) return [instead]
  const text = replacePage(part, context.page)
  const conversion = readConversion(text, recognize)
  if (conversion) return conversion
  const area = readArea(text)
  if (area) return readCovering(area, context)
  const topic = readTopic(text)
  const stripped = stripToGoods(text, recognize)
  const isTentative = topic !== null && ASKS_ABOUT_GOODS.has(topic)
  const asked: Act[] = topic ? [{ kind: 'ask', about: topic }] : []
  const specified = readSpecification(text, stripped, context)
  if (specified) return [...specified, ...asked]
  const isPurpose = /(?:^|\s)(?:pasang|renov\p{L}*|bangun|bikin|ngecat)(?:\s|$)/u.test(part)
  const goods = readGoods(stripped, recognize, {
    isAsked: isAnswering(context),
    isPurpose,
  })
  if (goods) {
    const quantity = goods.trailing ? { qty: undefined, unit: undefined } : goods
    const isOrdered = topic === 'stock' && (quantity.qty ?? goods.trailing?.qty) !== undefined
    return [
      {
        kind: 'goods',
        words: goods.trailing ? stripped : goods.text,
        qty: quantity.qty ?? null,
        unit: quantity.unit ?? null,
        isTentative: (isTentative && !isOrdered) || /^kalau\s/u.test(written),
      },
      ...asked,
    ]
  }
  const bare = readBareQuantity(stripped)
  if (bare)
    return [{ kind: 'quantity', ...bare, change: 'set', itemId: null, isTentative }, ...asked]
  if (topic === 'stock' && listContentWords(stripped).length > 0)
    return [{ kind: 'other', text: stripped, isGoodsLike: true }]
  if (asked.length > 0) return asked
  if (isPurpose) return []
  const isGoodsLike = /^(?:ada|jual|mau|butuh|perlu|pesan|cari|beli)\s/u.test(part)
  return stripped === '' && isSoftened(part) ? [] : [{ kind: 'other', text: part, isGoodsLike }]
}

/** `ya udah semen 20 sak`: the agreement before what is said says nothing more. */
function dropLead(part: string): string {
  const words = part.split(/\s+/)
  const from = words.findIndex((word) => !LEADING_WORDS.has(word.replace(/,$/u, '')))
  return from <= 0 ? part : words.slice(from).join(' ')
}

/** Whether the buyer is asked for something other than goods. */
const isAnswering = ({ dialogue: { asked } }: MessageContext): boolean =>
  asked?.about === 'name' || asked?.about === 'address'

const isSoftened = (part: string): boolean =>
  splitWords(part).length > 0 && splitWords(part).every((word) => FILLER_WORDS.has(word))

/** Yes, no, thanks, a greeting, or that the list is complete: parts that say nothing else. */
function readAgreement(part: string, { dialogue: { asked } }: MessageContext): Act[] | undefined {
  const words = splitWords(part)
  if (words.length === 0) return []
  if (
    asked?.about === 'more' &&
    /^(?:tidak|belum|sudah tidak)\s(?:ada|usah|perlu)?(?:\s?(?:lagi|ada|kak|min|itu|saja))*$/u.test(
      part,
    )
  )
    return [{ kind: 'done' }]
  const isOf = (set: ReadonlySet<string>) => words.some((word) => set.has(word))
  const sets = [
    YES_WORDS,
    DONE_WORDS,
    THANK_WORDS,
    GREETING_WORDS,
    FILLER_WORDS,
    NO_WORDS,
    AGREEMENT_WORDS,
  ]
  if (!words.every((word) => sets.some((set) => set.has(word)))) return undefined
  if (/tidak (?:jadi|usah)|jangan|(?:^|\s)apa\ssaja/u.test(part)) return undefined
  // `eh salah` says that something else follows.
  if (asked?.about === 'more' && /salah|maaf/u.test(part) && !isOf(DONE_WORDS)) return []
  if (words.includes('ini') && words.every((word) => FILLER_WORDS.has(word))) return undefined
  const acts: Act[] = []
  if (isOf(GREETING_WORDS) && !isOf(YES_WORDS)) acts.push({ kind: 'greet' })
  if (isOf(THANK_WORDS)) acts.push({ kind: 'thank' })
  if (isOf(NO_WORDS) && !isOf(CORRECT_WORDS)) return [...acts, { kind: 'no' }]
  const isUnchanged = /yang tadi|yang itu|tidak apa|gapapa/u.test(part)
  if (isUnchanged) acts.push({ kind: 'keep' })
  if (isOf(YES_WORDS)) acts.push({ kind: 'yes' })
  if (
    isOf(DONE_WORDS) &&
    !/yang (?:tadi|itu)/u.test(part) &&
    !(isOf(CORRECT_WORDS) && !/itu|cukup/u.test(part))
  )
    acts.push({ kind: 'done' })
  return acts
}

/** `yang ini 50`, `barang ini`: the goods of the page that is open. */
function replacePage(part: string, page: CurrentPage | null): string {
  const words = page && describePage(page)
  if (!words) return part
  return part.replace(
    /(?:(?:yang|produk|barang|item)\s+ini(?:nya)?|(?<!hari\s|pagi\s|kali\s|minggu\s)(?<!\p{L})ini(?!\p{L}))/u,
    ` ${words.toLowerCase()} `,
  )
}

/** An area to cover, with the goods that cover it. */
function readCovering(
  { areaM2, rest }: { areaM2: number; rest: string },
  { recognize }: MessageContext,
): Act[] {
  const words = stripToGoods(rest, recognize)
    .replaceAll(
      /(?<![\d\p{L}])(?:dus|kubik|lembar|galon|kaleng|sak|batang|buah|biji|roll)(?!\p{L})/gu,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
  const cover: Act = { kind: 'cover', areaM2 }
  if (recognize(words) === 'none') return [cover]
  return [{ kind: 'goods', words, qty: null, unit: null, isTentative: true }, cover]
}

/** More of goods that are already spoken of: `yang 12mm`, `9mm 20 lembar`, `maksudnya besi ulir 16`. */
function readSpecification(
  text: string,
  stripped: string,
  { dialogue, recognize }: MessageContext,
): Act[] | undefined {
  const { asked, items, focus } = dialogue
  const isChoice = asked?.about === 'choice'
  const pick = isChoice ? readPick(text) : undefined
  if (pick !== undefined && !/\d\s*(?:mm|cm|kg|m|inch|mili)/u.test(text))
    return [{ kind: 'pick', index: pick }]
  const target = findTarget(text, isChoice ? (asked.itemId ?? null) : null, focus, items)
  if (!target) return undefined
  const said = stripped.replaceAll(
    /(?<!\p{L})(?:yang|ganti|maksud(?:nya|ku)?|jadi|salah|pilih)(?!\p{L})/gu,
    ' ',
  )
  const own = new Set(splitWords(target.words.toLowerCase()))
  const words = said
    .split(/\s+/)
    // `semennya` calls the goods.
    .filter((word) => !(word.endsWith('nya') && own.has(word.slice(0, -3))))
    .join(' ')
    .trim()
  const isReference = /(?:^|\s)(?:yang|ganti|maksud)/u.test(text)
  const isOwnGoods = recognize(words) === 'head'
  if (isOwnGoods && !(/(?:^|\s)(?:ganti|maksud)/u.test(text) && isSameKind(words, target)))
    return undefined
  if (!isReference && !isChoice) return undefined
  const content = listContentWords(words)
  if (content.length === 0) return undefined
  // A question for a size is answered by a number, one for a colour by its word.
  if (!/\d/.test(words) && !isKnownWord(words, target, recognize)) return undefined
  const bare = readBareQuantity(words)
  if (bare?.unit && !/^(?:m|kg|liter)$/u.test(bare.unit))
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

/** Whether words say something of goods: a word of the catalogue, or of an option that is shown. */
function isKnownWord(words: string, { match }: DialogueItem, recognize: RecognizeGoods): boolean {
  const certainty = recognize(words)
  if (certainty === 'head' || certainty === 'word') return true
  const shown = (match?.options ?? []).map(({ name, variantName }) => `${name} ${variantName}`)
  const known = new Set(shown.flatMap((text) => splitWords(text.toLowerCase())))
  return splitWords(words).some((word) => known.has(word))
}

const isSameKind = (words: string, target: DialogueItem): boolean =>
  splitWords(target.words.toLowerCase()).some((word) => splitWords(words).includes(word))
