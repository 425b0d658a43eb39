import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { isForeign } from './foreign-goods.ts'
import { findQuantityTarget } from './change-quantity.ts'
import {
  findChosen,
  listSpoken,
  type Act,
  type CurrentPage,
  type DialogueItem,
} from './dialogue.ts'
import { describePage } from './describe-page.ts'
import { readAgreement } from './read-agreement.ts'
import { readBareSize } from './read-bare-size.ts'
import { readCalledSize } from './read-called-size.ts'
import { isDescribed } from './read-described.ts'
import { readCovering } from './read-covering.ts'
import { findCalledItem } from './find-called.ts'
import { readBareQuantity, readQuantityChange } from './read-change.ts'
import { readInstead, readSizeInstead, readSortSwap, readSwap } from './read-swap.ts'
import { readUndo } from './read-undo.ts'
import { readReplacement } from './read-replacement.ts'
import { readRemoval } from './read-removal.ts'
import { readHaggle } from './read-haggle.ts'
import { readCheapest, readCheapestPrice } from './read-cheapest.ts'
import { readConversion } from './read-conversion.ts'
import { listContentWords, readGoods } from './read-goods.ts'
import { moveSpecification } from './move-specification.ts'
import { PRICE, stripToGoods } from './strip-to-goods.ts'
import type { MessageContext } from './message-context.ts'
import type { RecognizeGoods } from './recognize-goods.ts'
import { ASKS_ABOUT_GOODS, readTopic } from './read-question.ts'
import { readScale } from './read-scale.ts'
import { readSpecification } from './read-specification.ts'
import { FILLER_WORDS, LEADING_WORDS, splitWords } from './word-sets.ts'

/** The acts of one part of a normalized message. */
export function readPart(written: string, context: MessageContext): Act[] {
  const { dialogue, recognize } = context
  const items = listSpoken(dialogue)
  const agreed = readAgreement(written, context)
  if (agreed) return agreed
  const part = dropPrice(dropLead(written))
  const undone = readUndo(part, dialogue)
  if (undone) return [undone]
  const corrected = readSizeInstead(part, items)
  if (corrected) return [corrected]
  const removal = readRemoval(part, items)
  if (removal) return [removal]
  const scaled = readScale(part, items)
  if (scaled) return scaled
  if (isDescribed(written, recognize)) return [{ kind: 'keep' }]
  if (BUDGET.test(part) || isLeftAlone(part, items) || UNIT_ALONE.test(part)) return []
  if (FREE.test(part)) return readPart(`${part.replace(FREE, ' ')} harga berapa`, context)
  const cheapest = readCheapest(part)
  if (cheapest !== undefined) return [...readPart(cheapest, context).filter(isUnderstood), CHEAPEST]
  const haggled = readHaggle(part)
  if (haggled) return haggled
  const priced = readCheapestPrice(part, context)
  if (priced) return priced
  const replacement = readReplacement(part, items, recognize)
  if (replacement) return replacement
  const sized = readBareSize(part, dialogue)
  if (sized) return sized
  const instead =
    readSwap(part, items) ??
    readSortSwap(part, items) ??
    readInstead(part, items) ??
    readCalledSize(part, items) ??
    readQuantityChange(part, items)
  // `totalnya kalau jadi 30 sak?`
  if (instead)
    return readTopic(part) === 'total' ? [instead, { kind: 'ask', about: 'total' }] : [instead]
  const text = moveSpecification(replacePage(part, context.page))
  const conversion = readConversion(text, recognize)
  if (conversion) return conversion
  const covering = readCovering(text, context)
  if (covering) return covering
  const asks = readTopic(text)
  // `triplek ada apa saja?` asks for goods, not for the list.
  const isGoodsAsked =
    asks === 'list' && recognize(text) === 'head' && !(LIST_ALONE.test(text) && items.length > 0)
  // `list gypsum 8 cm` is goods itself.
  const topic = isGoodsAsked
    ? /(?<!\p{L})(?:apa|ada)(?!\p{L})/u.test(text)
      ? 'stock'
      : null
    : asks
  if (topic === 'order' && (ORDER_NUMBER.test(text) || HAPPENED.test(text)))
    return [{ kind: 'ask', about: topic }]
  if (topic === 'advice') return [{ kind: 'ask', about: topic, text }]
  if (topic === 'list' && LIST_ALONE.test(text)) return [{ kind: 'ask', about: topic }]
  if (topic === 'service' && !/\d/.test(text)) return [{ kind: 'ask', about: topic }]
  const stripped = stripToGoods(text, recognize)
  const isTentative = topic !== null && ASKS_ABOUT_GOODS.has(topic)
  const asked: Act[] = topic ? [{ kind: 'ask', about: topic }] : []
  const specified = readSpecification(text, stripped, context)
  if (specified) return [...specified, ...asked]
  if (isForeign(stripped, recognize))
    return [{ kind: 'other', text: stripped, isGoodsLike: true }, ...asked.filter(isOfShop)]
  const isPurpose = saysPurpose(part, recognize)
  const goods = readGoods(stripped, recognize, {
    isAsked: isAnswering(context, stripped),
    isPurpose,
  })
  if (goods) {
    const quantity = goods.trailing ? { qty: undefined, unit: undefined } : goods
    const named = goods.trailing ?? goods
    // `ada cat 5 kg?` asks about a size.
    const isOrdered =
      topic === 'stock' &&
      !/(?<!\p{L})(?:stok|tersedia)(?!\p{L}).*(?<!\p{L})(?:tidak|kah)(?!\p{L})/u.test(text) &&
      named.qty !== undefined &&
      !MEASURES.has(named.unit ?? '')
    return [
      {
        kind: 'goods',
        words: goods.trailing ? stripped : goods.text,
        ...nameShorter(goods.text, recognize),
        qty: quantity.qty ?? null,
        unit: quantity.unit ?? null,
        isTentative: (isTentative && !isOrdered) || SUPPOSED.test(written),
      },
      ...asked,
    ]
  }
  const bare = readBareQuantity(TAKES.test(text) ? stripped.replace(/^\D+(?=\d)/u, '') : stripped)
  // `kalau 50 harganya turun?` orders nothing.
  const supposed = isTentative && SUPPOSED_AMOUNT.test(written) ? { isSupposed: true } : {}
  const pack = bare && findMeantPack(bare, context)
  if (pack) return [pack]
  if (bare)
    return [
      { kind: 'quantity', ...bare, change: 'set', itemId: null, isTentative, ...supposed },
      ...asked,
    ]
  if (topic === 'stock' && listContentWords(stripped.replace(WHERE, ' ')).length > 0)
    return [{ kind: 'other', text: stripped, isGoodsLike: true }]
  if (asked.length > 0) return asked
  if (isPurpose) return []
  const isGoodsLike = /^(?:ada|jual|mau|butuh|perlu|pesan|cari|beli)\s/u.test(part)
  return stripped === '' && isSoftened(part) ? [] : [{ kind: 'other', text: part, isGoodsLike }]
}

/** `stok di surabaya cukup?` */
const WHERE = /(?:^|\s)di\s\p{L}{4,}(?:\s(?:cukup|banyak|aman))?|(?:^|\s)(?:cukup|aman)$/gu

/** `awak ambil 15 batang`: who takes them says nothing of how many. */
const TAKES = /^\p{L}{2,}\s(?:ambil|minta|pesan|beli)\s\d/u

/** `pesanan SO/2026/11/000123` */
const ORDER_NUMBER = /(?<!\p{L})so\/\d{4}\//u

/** `keramik kemarin datang pecah 2 dus`: what was delivered is not ordered again. */
const HAPPENED = /(?<!\p{L})(?:pecah|rusak|cacat|penyok|retak|kemarin|salah\skirim)(?!\p{L})/u

/** `tiang siku 40x40`: without a first word that belongs to other goods, for where nothing is called so. */
function nameShorter(text: string, recognize: RecognizeGoods): { retryWords?: string } {
  const [first = '', second = '', ...others] = text.split(' ')
  const isOther =
    /^\p{L}{3,}$/u.test(first) &&
    /\d/.test(text) &&
    recognize(first) !== 'head' &&
    !recognize.isPhrase?.(first, second)
  return isOther && recognize(second) === 'head'
    ? { retryWords: [second, ...others].join(' ') }
    : {}
}

/** `listnya dong` is the list, and `list` is a moulding. */
const LIST_ALONE =
  /^(?:(?:lihat|liat|cek|minta|mana|coba|mau|kirim|tampil\p{L}*)\s)*list(?:nya)?(?:\s(?:dong|ya|kak|min|pak|bu|mana|dulu|saya))*\s*[?]?$/u

/** `budget saya 2 juta`: money that the buyer has names no goods. */
const BUDGET =
  /^(?:\p{L}+\s)?(?:budget|bujet|dana|anggaran|modal|uang|duit)(?:ku|nya)?\s[^?]*\d\s?(?:jt|juta|rb|ribu|000)\p{L}*$/u

/** Nothing is free: a question about that is answered with the price. Free freight is another question. */
const FREE =
  /(?<!(?:ongkir|kirim|antar).*)(?<!\p{L})(?:gratis|cuma-cuma|free)(?!\p{L}|.*(?:ongkir|kirim|antar))/u

/** `50 kg` where sacks are asked for says which sacks. */
function findMeantPack(
  { qty, unit }: { qty: number; unit: string | null },
  { dialogue }: MessageContext,
): Act | undefined {
  const item = findQuantityTarget(dialogue)
  const chosen = item && findChosen(item)
  if (!unit || !/^(?:kg|liter)$/u.test(unit)) return undefined
  if (!chosen || item.qty !== null || chosen.unit === unit) return undefined
  const isPacked = new RegExp(String.raw`\d\s*${unit}(?!\p{L})`, 'u').test(chosen.variantName)
  return isPacked
    ? { kind: 'specify', words: `${qty} ${unit}`, replaced: null, itemId: item.id }
    : undefined
}

/** A unit alone says nothing. */
const UNIT_ALONE = new RegExp(String.raw`^(?:${unitWords.join('|')})$`, 'u')

const PURPOSE = /^(?:pasang|renov\p{L}*|bangun|bikin|ngecat)$/u
/** Whether a part says what is being built; `pasir pasang` does not. */
const saysPurpose = (part: string, recognize: RecognizeGoods): boolean => {
  const words = splitWords(part)
  return words.some(
    (word, at) => PURPOSE.test(word) && !recognize.isPhrase?.(words[at - 1] ?? '', word),
  )
}

/** `dengan harga Rp 1`: prices are the shop's; who asks for another one is answered. */
const dropPrice = (part: string): string =>
  /[?]|(?<!\p{L})(?:bisa|boleh|nego|berapa|kalau)(?!\p{L})/u.test(part)
    ? part
    : part.replaceAll(PRICE, ' ').replaceAll(/\s+/g, ' ').trim()

/** `kalau 50 sak?` supposes something; `kalau begitu` goes on from what was said. */
const SUPPOSED = /^kalau\s(?!begitu)/u
/** `ongkirnya berapa kalau 20 lembar?` */
const SUPPOSED_AMOUNT = /(?:^|\s)kalau\s(?:\p{L}+\s)?\d|^kalau\s(?!begitu)/u
const MEASURES: ReadonlySet<string> = new Set(['kg', 'm', 'liter'])
const CHEAPEST: Act = { kind: 'cheapest', itemId: null }
/** A question that is about no goods. */
const isOfShop = (act: Act): boolean => act.kind === 'ask' && !ASKS_ABOUT_GOODS.has(act.about)
const isUnderstood = ({ kind }: Act): boolean => kind !== 'other'

/** `semennya tetap` changes nothing. */
const isLeftAlone = (part: string, items: readonly DialogueItem[]): boolean =>
  /(?:^|\s)(?:tetap|biarin|biarkan)(?:\s|$)/u.test(part) &&
  (/^(?:jumlah\p{L}*|qty|banyaknya|\d+\s?nya|\d+)\s(?:tetap|biar\p{L}*)/u.test(part) ||
    (!/\d/.test(part) && findCalledItem(part, items) !== undefined))

/** `ya udah semen 20 sak`: the agreement before what is said says nothing more. */
function dropLead(part: string): string {
  const words = part.split(/\s+/)
  const from = words.findIndex((word) => !LEADING_WORDS.has(word.replace(/,$/u, '')))
  return from <= 0 ? part : words.slice(from).join(' ')
}

/** Whether the buyer is asked for something other than goods. */
const isAnswering = ({ dialogue: { asked } }: MessageContext, text: string): boolean =>
  (asked?.about === 'name' && !/\d/.test(text)) || asked?.about === 'address'

const isSoftened = (part: string): boolean =>
  splitWords(part).length > 0 && splitWords(part).every((word) => FILLER_WORDS.has(word))

/** `yang ini 50`, `barang ini`: the goods of the page that is open. */
function replacePage(part: string, page: CurrentPage | null): string {
  const words = page && describePage(page)
  if (!words) return part
  return part.replace(
    /(?:(?:yang|produk|barang|item)\s+ini(?:nya)?|(?<!hari\s|pagi\s|kali\s|minggu\s)(?<!\p{L})ini(?!\p{L}))/u,
    ` ${words.toLowerCase()} `,
  )
}
