import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import { listSpoken, type CurrentPage, type DialogueItem } from '../../track/dialogue.ts'
import { describePage } from '../describe-page.ts'
import { readAgreement } from '../read-agreement.ts'
import { readBareSize } from './read-bare-size.ts'
import { readCalledPhrase, readCalledSort, readCalledWhich } from './read-called-sort.ts'
import { isDescribed } from './read-described.ts'
import { readContents } from '../questions/read-contents.ts'
import { readCovering } from '../work/read-covering.ts'
import { findCalledItem } from './find-called.ts'
import { readBareQuantity, readQuantityChange } from '../changes/read-change.ts'
import {
  readCountedCalled,
  readInstead,
  readSizeInstead,
  readSortSwap,
} from '../changes/read-instead.ts'
import { readSizeToo } from '../changes/read-another-size.ts'
import { readEarlier } from '../changes/read-earlier.ts'
import { readAnotherCode } from '../changes/read-another-code.ts'
import { readKnownSort } from '../changes/read-known-sort.ts'
import { readUndo } from '../changes/read-undo.ts'
import { readGoodsInstead, readReplacement } from '../changes/read-replacement.ts'
import { readAskedValues } from '../questions/read-asked-values.ts'
import { chooseCompared } from '../questions/choose-compared.ts'
import { readCompared } from '../questions/read-compared.ts'
import { readConfirming } from '../questions/read-confirming.ts'
import { readForPurpose } from './read-for-purpose.ts'
import { readAskedBrand } from '../questions/read-asked-brand.ts'
import { readPointed } from '../changes/read-pointed.ts'
import { readShade } from '../changes/read-shade.ts'
import { readOtherKind } from '../changes/read-other-kind.ts'
import { readProperty } from '../changes/read-property.ts'
import { readRemoval } from '../changes/read-removal.ts'
import { readOther } from './read-other.ts'
import { readHaggle } from '../questions/read-haggle.ts'
import { keepsListed, readBeside, readInsteadOf } from '../questions/read-beside.ts'
import { readSupposedTiers } from '../questions/read-supposed-tiers.ts'
import { readBudget, type Budget } from '../questions/read-budget.ts'
import { readSort } from '../changes/read-sort.ts'
import { readCheaperOfAsked, readCheapest, readCheapestPrice } from '../questions/read-cheapest.ts'
import { readConversion } from '../changes/read-conversion.ts'
import { readNamed } from './read-named.ts'
import { moveSpecification } from '../changes/move-specification.ts'
import { wishesQuality } from '../../words/quality-words.ts'
import { PRICE, stripToGoods } from '../../words/strip-to-goods.ts'
import type { MessageContext } from '../message-context.ts'
import { readTopic } from '../questions/read-question.ts'
import { readScale } from '../changes/read-scale.ts'
import { readWished } from '../questions/read-wished.ts'
import { readSpecification } from './read-specification.ts'
import { LEADING_WORDS } from '../../words/word-sets.ts'

/** The acts of one part of a normalized message. */
export function readPart(written: string, context: MessageContext): Act[] {
  const { dialogue, recognize } = context
  const items = listSpoken(dialogue)
  const other = readOther(written, dialogue)
  if (other) return other
  if (keepsListed(written, dialogue)) return [{ kind: 'no' }]
  const chosen = chooseCompared(written, dialogue)
  if (chosen) return chosen
  const taken = readInsteadOf(written, dialogue)
  if (taken) return [taken]
  const agreed = readAgreement(written, context)
  if (agreed) return agreed
  const part = dropPrice(dropLead(written))
  const supposed = readSupposedTiers(part, dialogue)
  if (supposed) return supposed
  const undone = readUndo(part, dialogue)
  if (undone) return [undone]
  const property = readProperty(part, dialogue)
  if (property) return property
  const shaded = readShade(part, items)
  if (shaded) return [shaded]
  const pointed = readPointed(part, dialogue)
  if (pointed) return pointed
  const corrected = readSizeInstead(part, items)
  if (corrected) return [corrected]
  const removal = readRemoval(part, items)
  if (removal) return [removal]
  const earlier = readEarlier(part, dialogue)
  if (earlier) return earlier
  const scaled = readScale(part, items)
  if (scaled) return scaled
  if (isDescribed(written, recognize) || MATCHING.test(part)) return [{ kind: 'keep' }]
  // Bricks are sold burnt well, too: what is shown so is meant.
  if (wishesQuality(part) && dialogue.asked?.about !== 'choice') return [{ kind: 'keep' }]
  const budget = readBudget(part)
  if (budget) return readSpending(budget, context)
  if (isLeftAlone(part, items) || UNIT_ALONE.test(part)) return []
  if (FREE.test(part)) return readPart(`${part.replace(FREE, ' ')} harga berapa`, context)
  const cheaper = readCheaperOfAsked(part, dialogue)
  if (cheaper) return cheaper
  const cheapest = readCheapest(part)
  if (cheapest !== undefined) return readBesideCheapest(cheapest, context)
  const values =
    readAskedValues(part, dialogue) ??
    readCompared(part, dialogue, recognize) ??
    readConfirming(part, dialogue, recognize)
  if (values) return values
  const known = readKnownSort(part, dialogue.items, recognize)
  if (known) return known
  const haggled = readHaggle(part)
  if (haggled) return haggled
  const priced = readCheapestPrice(part, context)
  if (priced) return priced
  const branded = readAskedBrand(part, dialogue, recognize)
  if (branded) return branded
  const which = readCalledWhich(part, items) ?? readCalledPhrase(part, items, recognize)
  if (which) return [which]
  const replacement =
    readReplacement(part, items, recognize) ?? readGoodsInstead(part, dialogue, recognize)
  if (replacement) return replacement
  const otherKind = readOtherKind(part, dialogue, recognize)
  if (otherKind) return otherKind
  const beside = readBeside(part, context)
  if (beside) return beside
  const sort = readSort(part, dialogue, recognize) ?? readCalledSort(part, items)
  if (sort) return [sort]
  const coded = readAnotherCode(part, items) ?? readForPurpose(part, dialogue)
  if (coded) return coded
  const sized = readBareSize(part, dialogue)
  if (sized) return sized
  const instead =
    readCountedCalled(part, items) ??
    readSortSwap(part, items) ??
    readInstead(part, items) ??
    readQuantityChange(part, items)
  // `totalnya kalau jadi 30 sak?`
  if (instead)
    return readTopic(part) === 'total' ? [instead, { kind: 'ask', about: 'total' }] : [instead]
  const text = moveSpecification(replacePage(part, context.page))
  const conversion = readConversion(text, recognize)
  if (conversion) return conversion
  const contents = readContents(text, context)
  if (contents) return contents
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
  // `kapan sampai?` after a question about an order that exists already.
  if (topic === 'delivery' && dialogue.topic === 'order' && recognize(text) !== 'head')
    return [{ kind: 'ask', about: 'order' }]
  if (topic === 'order' && (ORDER_NUMBER.test(text) || HAPPENED.test(text)))
    return [{ kind: 'ask', about: topic }]
  if (topic === 'advice') return [{ kind: 'ask', about: topic, text: nameAdvised(text, context) }]
  if (topic === 'list' && LIST_ALONE.test(text)) return [{ kind: 'ask', about: topic }]
  if (topic === 'service' && !/\d/.test(text)) return [{ kind: 'ask', about: topic }]
  const stripped = stripToGoods(text, recognize)
  const too = readSizeToo(part, dialogue)
  if (too) return [too]
  const wished = readWished(text, items)
  if (wished) return wished
  const specified = readSpecification(text, stripped, context)
  const asked: Act[] = topic ? [{ kind: 'ask', about: topic }] : []
  if (specified) return [...specified, ...asked]
  return readNamed({ written, part, text, stripped, topic }, context)
}

/** `boleh dicampur dua merek?` asks for no goods: it is about those that are spoken of. */
function nameAdvised(text: string, { dialogue, recognize }: MessageContext): string {
  const spoken = listSpoken(dialogue).at(-1)
  const isForGoods = /(?<!\p{L})(?:apa|mana)(?!\p{L})/u.test(text) || recognize(text) === 'head'
  return spoken && !isForGoods ? `${spoken.words} ${text}` : text
}

/** `pesanan SO/2026/11/000123` */
const ORDER_NUMBER = /(?<!\p{L})so\/\d{4}\//u

/** `keramik kemarin datang pecah 2 dus`: what was delivered is not ordered again. */
const HAPPENED = /(?<!\p{L})(?:pecah|rusak|cacat|penyok|retak|kemarin|salah\skirim)(?!\p{L})/u

/** `listnya dong` is the list, and `list` is a moulding. */
const LIST_ALONE =
  /^(?:(?:lihat|liat|cek|minta|mana|coba|mau|kirim|tampil\p{L}*)\s)*list(?:nya)?(?:\s(?:dong|ya|kak|min|pak|bu|mana|dulu|saya))*\s*[?]?$/u

/** What the buyer can spend, with the goods that are named beside it. */
function readSpending({ amount, rest }: Budget, context: MessageContext): Act[] {
  const beside = context.recognize(rest) === 'head' ? readPart(rest, context) : []
  return [{ kind: 'budget', amount }, ...beside.filter(isUnderstood)]
}

/** Nothing is free: a question about that is answered with the price. Free freight is another question. */
const FREE =
  /(?<!(?:ongkir|kirim|antar).*)(?<!\p{L})(?:gratis|cuma-cuma|free)(?!\p{L}|.*(?:ongkir|kirim|antar))/u

/** `warnanya senada`: no colour of its own. */
const MATCHING =
  /^(?:yang\s)?(?:warna|motif)(?:nya)?\s(?:yang\s)?(?:senada|serasi|sama|sesuai|cocok|bebas|terserah|apa\ssaja)(?:\s(?:saja|ya|boleh|kak))*$/u

/** A unit alone says nothing. */
const UNIT_ALONE = new RegExp(String.raw`^(?:${unitWords.join('|')})$`, 'u')

/** `dengan harga Rp 1`: prices are the shop's; who asks for another one is answered. */
const dropPrice = (part: string): string =>
  /[?]|(?<!\p{L})(?:bisa|boleh|nego|berapa|kalau)(?!\p{L})/u.test(part)
    ? part
    : part.replaceAll(PRICE, ' ').replaceAll(/\s+/g, ' ').trim()

/** `ambil yang paling murah 2`: how many of them, and no second one of a list. */
function readBesideCheapest(rest: string, context: MessageContext): Act[] {
  const amount = readBareQuantity(rest)
  return amount
    ? [CHEAPEST, { kind: 'quantity', ...amount, change: 'set', itemId: null }]
    : [...readPart(rest, context).filter(isUnderstood), CHEAPEST]
}

const CHEAPEST: Act = { kind: 'cheapest', itemId: null }
const isUnderstood = ({ kind }: Act): boolean => kind !== 'other'

/** `semennya tetap` changes nothing. */
const isLeftAlone = (part: string, items: readonly DialogueItem[]): boolean =>
  /(?:^|\s)(?:tetap|biarin|biarkan)(?:\s|$)/u.test(part) &&
  (/^yang\s[\d.,x]+(?:\s?(?:mm|cm|kg|mili|inch|inci))?\s(?:tetap|biar\p{L}*)/u.test(part) ||
    /^(?:jumlah\p{L}*|qty|banyaknya|\d+\s?nya|\d+)\s(?:tetap|biar\p{L}*)/u.test(part) ||
    (!/\d/.test(part) && findCalledItem(part, items) !== undefined))

/** `ya udah semen 20 sak`: the agreement before what is said says nothing more. */
function dropLead(part: string): string {
  const words = part.split(/\s+/)
  const from = words.findIndex((word) => !LEADING_WORDS.has(word.replace(/,$/u, '')))
  return from <= 0 ? part : words.slice(from).join(' ')
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
