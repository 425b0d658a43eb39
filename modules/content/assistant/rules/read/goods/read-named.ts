import { findQuantityTarget } from '../../track/change-quantity.ts'
import type { Act } from '../../track/act.ts'
import { findChosen, listSpoken } from '../../track/dialogue.ts'
import type { Topic } from '../../track/topic.ts'
import { describePage } from '../describe-page.ts'
import { beginsForeign, isForeign } from '../../words/foreign-goods.ts'
import type { MessageContext } from '../message-context.ts'
import { readBareQuantity } from '../changes/read-change.ts'
import { listContentWords, readGoods } from './read-goods.ts'
import { ASKS_ABOUT_GOODS, ASKS_FOR_OTHERS } from '../../track/topic.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { FILLER_WORDS, splitWords } from '../../words/word-sets.ts'

/** A part of a message that says nothing of goods which are spoken of already. */
type NamingPart = {
  written: string
  /** Without what leads it in. */
  part: string
  /** With the goods of the open page in place of `yang ini`. */
  text: string
  /** Only what may name goods. */
  stripped: string
  topic: Topic | null
}

/** The goods that a part of a message names, or the quantity alone, with what is asked of them. */
export function readNamed(
  { written, part, text, stripped, topic }: NamingPart,
  context: MessageContext,
): Act[] {
  const { recognize } = context
  const isTentative = topic !== null && ASKS_ABOUT_GOODS.has(topic)
  const named = topic !== null && ASKS_FOR_OTHERS.has(topic) ? dropAttribute(stripped) : stripped
  const asked: Act[] = topic ? [{ kind: 'ask', about: topic }] : []
  const foreign = isForeign(stripped, recognize)
    ? stripped
    : beginsForeign(part, recognize)
      ? part
      : undefined
  if (foreign)
    return [{ kind: 'other', text: foreign, isGoodsLike: true }, ...asked.filter(isOfShop)]
  const isPurpose = saysPurpose(part, recognize)
  const goods = readGoods(named, recognize, {
    // `kalau pasir ada tidak?` asks, whatever was asked.
    isAsked: isAnswering(context, named) && !(isTentative && recognize(named) === 'head'),
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
  // `ada stoknya semua?`
  if (topic === 'stock' && OF_ALL.test(stripped.trim()))
    return [
      ...context.dialogue.items.map(({ id }) => ({ kind: 'mention' as const, itemId: id })),
      ...asked,
    ]
  if (topic === 'stock' && listContentWords(stripped.replace(WHERE, ' ')).length > 0)
    return [{ kind: 'other', text: stripped, isGoodsLike: true }]
  if (topic === 'price' && isNamedByOtherWords(stripped, context))
    return [{ kind: 'goods', words: stripped, qty: null, unit: null, isTentative: true }, ...asked]
  if (asked.length > 0) return [...readOpenPage(isTentative, context), ...asked]
  if (isPurpose) return []
  const isGoodsLike = /^(?:ada|jual|mau|butuh|perlu|pesan|cari|beli)\s/u.test(part)
  return stripped === '' && isSoftened(part) ? [] : [{ kind: 'other', text: part, isGoodsLike }]
}

/** `kacamata pelindung bening harganya berapa?`: a kind of goods has another name, and nothing was spoken of that these may be said of. */
const isNamedByOtherWords = (text: string, { dialogue, recognize }: MessageContext): boolean =>
  listSpoken(dialogue).length === 0 &&
  recognize(text) === 'word' &&
  listContentWords(text).length > 1

/** `harganya berapa?` on the page of a product, before anything was spoken of. */
function readOpenPage(isAboutGoods: boolean, { dialogue, page }: MessageContext): Act[] {
  const words = page && isAboutGoods && listSpoken(dialogue).length === 0 && describePage(page)
  return words
    ? [{ kind: 'goods', words: words.toLowerCase(), qty: null, unit: null, isTentative: true }]
    : []
}

/** `jet washernya warna`: by what others are told apart is no word of the goods. */
const dropAttribute = (text: string): string =>
  text.replace(/\s(?:warna|merek|merk|ukuran|tipe|jenis|model|motif|pilihan)(?:nya)?$/u, '')

/** All goods of the list, whatever else is said of them. */
const OF_ALL =
  /^(?:(?:aman|cukup|komplit|lengkap|barang(?:nya)?|pesanan(?:nya)?|itu|ini)\s)*semua(?:\s(?:aman|cukup|itu|barang(?:nya)?|pesanan(?:nya)?|di\sdaftar))*$/u

/** `stok di surabaya cukup?` */
const WHERE = /(?:^|\s)di\s\p{L}{4,}(?:\s(?:cukup|banyak|aman))?|(?:^|\s)(?:cukup|aman)$/gu

/** `awak ambil 15 batang`: who takes them says nothing of how many. */
const TAKES = /^\p{L}{2,}\s(?:ambil|minta|pesan|beli)\s\d/u

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

const PURPOSE = /^(?:pasang|renov\p{L}*|bangun|bikin|ngecat)$/u
/** Whether a part says what is being built; `pasir pasang` does not. */
const saysPurpose = (part: string, recognize: RecognizeGoods): boolean => {
  const words = splitWords(part)
  return words.some(
    (word, at) => PURPOSE.test(word) && !recognize.isPhrase?.(words[at - 1] ?? '', word),
  )
}

/** `kalau 50 sak?` supposes something; `kalau begitu` goes on from what was said. */
const SUPPOSED = /^kalau\s(?!begitu)/u
/** `ongkirnya berapa kalau 20 lembar?` */
const SUPPOSED_AMOUNT = /(?:^|\s)kalau\s(?:\p{L}+\s)?\d|^kalau\s(?!begitu)/u
const MEASURES: ReadonlySet<string> = new Set(['kg', 'm', 'liter'])
/** A question that is about no goods. */
const isOfShop = (act: Act): boolean => act.kind === 'ask' && !ASKS_ABOUT_GOODS.has(act.about)
/** Whether the buyer is asked for something other than goods. */
const isAnswering = ({ dialogue: { asked }, recognize }: MessageContext, text: string): boolean =>
  // `pasar baru lapak 12` is near to sand, and a place.
  (asked?.about === 'name' && (!/\d/.test(text) || recognize(text) === 'corrected')) ||
  asked?.about === 'address'

const isSoftened = (part: string): boolean =>
  splitWords(part).length > 0 && splitWords(part).every((word) => FILLER_WORDS.has(word))
