import { formatDate, formatQuantity, formatRupiah } from '#platform/format.ts'
import { moneyToJson, multiply, type Money } from '#platform/money.ts'
import type { DialogueItem, GoodsOption } from '../track/dialogue.ts'
import type { Topic } from '../track/topic.ts'
import { findChosen, isComplete } from '../track/dialogue.ts'
import { computeTotal, findUnitPrice } from './list-total.ts'
import type { ReplyFacts } from './reply-facts.ts'
import { nameOption } from './describe-item.ts'
import { writeAboutShop } from './write-about-shop.ts'
import { writeBudget } from './write-budget.ts'
import { writeContents, writeLoad } from './write-contents.ts'

/** Options that a reply names in words; their cards are shown beside it. */
export const MAX_NAMED = 4

const rupiah = (amount: Money): string => formatRupiah(moneyToJson(amount))
export const formatAmount = (qty: number, unit: string): string => `${formatQuantity(qty)} ${unit}`

/** `Semen PCC 50 kg: Rp 65.000 per sak.` */
export const priceOption = (option: GoodsOption): string =>
  `${nameOption(option)}: ${formatRupiah(option.price)} per ${option.unit}`

/** The options of goods that are not certain yet, numbered. */
export const listOptions = (options: readonly GoodsOption[]): string[] =>
  options.slice(0, MAX_NAMED).map((option, at) => `${at + 1}. ${priceOption(option)}`)

/** An answer from the catalogue to one question, in lines. */
export function writeAnswer(
  about: Topic,
  items: readonly DialogueItem[],
  facts: ReplyFacts,
): string[] {
  const known = items.filter(({ match }) => match && match.options.length > 0)
  switch (about) {
    case 'price':
      return eachGoods(known, (item, option) => writePrice(item, option, facts))
    case 'stock':
      return eachGoods(known, (_, option) => [writeStock(option)])
    case 'tiers':
      if (items.length === 0)
        return [
          'Banyak barang lebih murah bila jumlahnya banyak, dan harga bisa dinegosiasikan. Tulis barang dan jumlahnya, saya cek diskonnya.',
        ]
      return eachGoods(known, (_, option) => writeTiers(option, facts))
    case 'minimum':
      if (items.length === 0)
        return [
          'Tidak ada minimal belanja, tetapi beberapa barang punya jumlah pesanan minimal. Tulis barangnya, saya cek.',
        ]
      return eachGoods(known, (_, option) => [
        `${nameOption(option)} dijual paling sedikit ${formatAmount(option.minOrder, option.unit)}, kelipatan ${formatQuantity(option.multiple)}.`,
      ])
    case 'alternatives':
    case 'others':
    case 'values':
    case 'sizes':
      return writeAlternatives(items.at(-1), facts.alternatives)
    case 'cheaper':
      return writeCheaper(items.at(-1), facts.alternatives)
    case 'delivery':
      return [writeDelivery(facts)]
    case 'contents':
      return [
        ...writeLoad(known.filter((item) => !findChosen(item))),
        ...writeFirstContents(known, facts),
        ...eachGoods(known, (_, option) => [
          writeContents(option, facts.coverage.get(option.product_variant_id)),
        ]),
      ]
    case 'total':
      return known.length === 0
        ? ['Daftar Anda masih kosong.']
        : facts.budget !== null && known.some(isComplete)
          ? writeBudget(known, facts)
          : [writeTotal(known, facts)]
    case 'list':
      return known.length === 0
        ? ['Daftar Anda masih kosong.']
        : [...writeList(items), writeTotal(known, facts)]
    case 'budget':
      return writeBudget(known, facts)
    case 'advice':
      return [
        facts.advice
          ? facts.advice.answer
          : facts.alternatives.length > 0
            ? ['Yang biasa dipakai:', ...listOptions(facts.alternatives)].join('\n')
            : 'Untuk memilih bahan yang cocok, tim kami bisa membantu: tulis “hubungkan ke tim”. Atau sebutkan bahannya, saya tunjukkan ukuran dan harganya.',
      ]
    case 'haggle':
      return [
        ...known.flatMap((item) => {
          const chosen = findChosen(item)
          return chosen ? listTiers(chosen, facts) : []
        }),
        'Harga bisa ditawar: catat barang dan jumlahnya, tekan “Jadikan negosiasi”, lalu tulis harga yang Anda minta.',
      ]
    default:
      return writeAboutShop(about, facts)
  }
}

/** Of goods that leave a choice, what is in the first of them: the others are packed alike. */
const writeFirstContents = (items: readonly DialogueItem[], facts: ReplyFacts): string[] =>
  items.flatMap((item) => {
    const [first] = item.match?.isLikely && !findChosen(item) ? item.match.options : []
    const coverage = first && facts.coverage.get(first.product_variant_id)
    return first && coverage ? [writeContents(first, coverage)] : []
  })

const writeTotal = (items: readonly DialogueItem[], facts: ReplyFacts): string =>
  items.some(isComplete)
    ? `Total sementara ${rupiah(computeTotal(items, facts))}, belum termasuk ongkos kirim.`
    : 'Totalnya saya hitung begitu barang dan jumlahnya dipilih.'

/** Why goods are not certain yet. */
export function explainOpen({ words, match, lacking }: DialogueItem): string {
  if (lacking) return `“${words}”: yang ${lacking} tidak ada. Yang ada:`
  if (match?.question) return `“${words}”: ${match.question}`
  return match?.isLikely
    ? `“${words}”: ada beberapa pilihan.`
    : `Belum ada yang persis “${words}”. Yang paling mirip:`
}

function eachGoods(
  items: readonly DialogueItem[],
  write: (item: DialogueItem, option: GoodsOption) => string[],
): string[] {
  if (items.length === 0)
    return [
      'Harga, stok dan diskon mengikuti katalog kami. Barang yang mana? Tulis nama dan ukurannya.',
    ]
  return items.flatMap((item) => {
    const chosen = findChosen(item)
    if (chosen) return write(item, chosen)
    return [explainOpen(item), ...listOptions(item.match!.options)]
  })
}

function writePrice(item: DialogueItem, option: GoodsOption, facts: ReplyFacts): string[] {
  if (item.qty === null) return [`${priceOption(option)}.`]
  const price = findUnitPrice(option, facts.tiers.get(option.product_variant_id) ?? [])
  return [
    `${nameOption(option)}, ${formatAmount(option.qty, option.unit)}: ${rupiah(multiply(price, option.qty))} (${rupiah(price)} per ${option.unit}).`,
    ...(option.note ? [option.note] : []),
  ]
}

const writeStock = (option: GoodsOption): string =>
  option.readiness
    ? `${nameOption(option)}: ${option.readiness}.`
    : `${nameOption(option)} tersedia, stok ${formatAmount(option.stock, option.unit)}. Harganya ${formatRupiah(option.price)} per ${option.unit}.`

function writeTiers(option: GoodsOption, facts: ReplyFacts): string[] {
  const tiers = listTiers(option, facts)
  return tiers.length === 0
    ? [`${priceOption(option)}, belum ada diskon jumlah. Untuk jumlah besar, ajukan negosiasi.`]
    : [...tiers, 'Di luar itu, ajukan negosiasi.']
}

/** The price with its discounts; nothing where there is none. */
function listTiers(option: GoodsOption, { tiers }: ReplyFacts): string[] {
  const own = tiers.get(option.product_variant_id) ?? []
  if (own.length === 0) return []
  return [
    `${priceOption(option)}. Diskon jumlah:`,
    ...own.map(
      ({ min_qty, discount, price }) =>
        `• mulai ${formatAmount(min_qty, option.unit)}: ${formatRupiah(price)} (diskon ${formatQuantity(discount)} %)`,
    ),
  ]
}

const writeAlternatives = (
  item: DialogueItem | undefined,
  options: readonly GoodsOption[],
): string[] =>
  options.length === 0
    ? ['Belum ada pilihan lain yang setara. Tulis ukuran atau merek yang Anda inginkan.']
    : [
        item && findChosen(item) ? 'Pilihan lain:' : 'Mulai dari yang termurah:',
        ...listOptions(options),
      ]

/** What costs less than the goods that were spoken of; without such goods, what there is, cheapest first. */
function writeCheaper(item: DialogueItem | undefined, cheaper: readonly GoodsOption[]): string[] {
  const chosen = item && findChosen(item)
  if (!chosen) return writeAlternatives(item, cheaper)
  return cheaper.length === 0
    ? [`${priceOption(chosen)}. Itu sudah yang termurah.`]
    : ['Yang lebih murah:', ...listOptions(cheaper)]
}

function writeDelivery({ delivery }: ReplyFacts): string {
  switch (delivery?.kind) {
    case 'quote':
      return `Ongkos kirim ke ${delivery.place} mulai ${formatRupiah(delivery.cost)} dengan ${delivery.vehicle}${delivery.trips > 1 ? `, ${delivery.trips} rit` : ''}. Paling cepat dikirim ${formatDate(delivery.earliest)}.`
    case 'refused':
      return `Ke ${delivery.place}: ${delivery.message}`
    case 'no-goods':
      return 'Kami kirim dari gudang terdekat. Tulis barang dan jumlahnya, lalu saya hitung ongkos kirimnya.'
    case 'unknown-place':
      return 'Kecamatan atau kotanya belum saya kenal. Tulis kecamatan dan kotanya, lalu saya hitung ongkos kirimnya.'
    default:
      return 'Ongkos kirim tergantung tempatnya. Tulis kecamatan dan kotanya.'
  }
}

/** The goods of a list, numbered. */
export const writeList = (items: readonly DialogueItem[]): string[] =>
  items.map((item, at) => {
    const chosen = findChosen(item)
    const qty = item.qty === null ? 'jumlah belum ada' : ''
    return chosen
      ? `${at + 1}. ${nameOption(chosen)}, ${qty || formatAmount(chosen.qty, chosen.unit)}`
      : `${at + 1}. ${item.words} (belum dipilih)`
  })
