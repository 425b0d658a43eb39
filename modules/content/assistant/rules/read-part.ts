import type { Act, CurrentPage, DialogueItem } from './dialogue.ts'
import { describePage } from './describe-page.ts'
import { readArea } from './read-area.ts'
import {
  findCalledItem,
  readBareQuantity,
  readInstead,
  readQuantityChange,
  readRemoval,
} from './read-change.ts'
import { readCheapest } from './read-cheapest.ts'
import { readConversion } from './read-conversion.ts'
import { listContentWords, PRICE, readGoods, stripToGoods } from './read-goods.ts'
import type { MessageContext } from './message-context.ts'
import { ASKS_ABOUT_GOODS, readTopic } from './read-question.ts'
import { readScale } from './read-scale.ts'
import { readSpecification } from './read-specification.ts'
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
  const part = dropPrice(dropLead(written))
  const removal = readRemoval(part, items)
  if (removal) return [removal]
  const scaled = readScale(part, items)
  if (scaled) return scaled
  if (isLeftAlone(part, items)) return []
  const cheapest = readCheapest(part)
  if (cheapest !== undefined) return [...readPart(cheapest, context).filter(isUnderstood), CHEAPEST]
  const instead = readInstead(part, items) ?? readQuantityChange(part, items)
  if (instead) return [instead]
  const text = replacePage(part, context.page)
  const conversion = readConversion(text, recognize)
  if (conversion) return conversion
  const area = readArea(text)
  if (area) return readCovering(area, context)
  const asks = readTopic(text)
  // `triplek ada apa saja?` asks for goods, not for the list.
  const topic = asks === 'list' && recognize(text) === 'head' ? 'stock' : asks
  if (topic === 'advice') return [{ kind: 'ask', about: topic, text }]
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
    const named = goods.trailing ?? goods
    // `ada cat 5 kg?` asks about a size.
    const isOrdered =
      topic === 'stock' && named.qty !== undefined && !MEASURES.has(named.unit ?? '')
    return [
      {
        kind: 'goods',
        words: goods.trailing ? stripped : goods.text,
        qty: quantity.qty ?? null,
        unit: quantity.unit ?? null,
        isTentative: (isTentative && !isOrdered) || SUPPOSED.test(written),
      },
      ...asked,
    ]
  }
  const bare = readBareQuantity(stripped)
  // `kalau 50 harganya turun?` orders nothing.
  const supposed = isTentative && SUPPOSED.test(written) ? { isSupposed: true } : {}
  if (bare)
    return [
      { kind: 'quantity', ...bare, change: 'set', itemId: null, isTentative, ...supposed },
      ...asked,
    ]
  if (topic === 'stock' && listContentWords(stripped).length > 0)
    return [{ kind: 'other', text: stripped, isGoodsLike: true }]
  if (asked.length > 0) return asked
  if (isPurpose) return []
  const isGoodsLike = /^(?:ada|jual|mau|butuh|perlu|pesan|cari|beli)\s/u.test(part)
  return stripped === '' && isSoftened(part) ? [] : [{ kind: 'other', text: part, isGoodsLike }]
}

/** `dengan harga Rp 1`: prices are the shop's; who asks for another one is answered. */
const dropPrice = (part: string): string =>
  /[?]|(?<!\p{L})(?:bisa|boleh|nego|berapa|kalau)(?!\p{L})/u.test(part)
    ? part
    : part.replaceAll(PRICE, ' ').replaceAll(/\s+/g, ' ').trim()

/** `kalau 50 sak?` supposes something; `kalau begitu` goes on from what was said. */
const SUPPOSED = /^kalau\s(?!begitu)/u
const MEASURES: ReadonlySet<string> = new Set(['kg', 'm', 'liter'])
const CHEAPEST: Act = { kind: 'cheapest', itemId: null }
const isUnderstood = ({ kind }: Act): boolean => kind !== 'other'

/** `semennya tetap` changes nothing. */
const isLeftAlone = (part: string, items: readonly DialogueItem[]): boolean =>
  /(?:^|\s)(?:tetap|biarin|biarkan)(?:\s|$)/u.test(part) &&
  !/\d/.test(part) &&
  findCalledItem(part, items) !== undefined

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
