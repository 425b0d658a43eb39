import { formatQuantity, formatRupiah } from '#platform/format.ts'
import { moneyToJson } from '#platform/money.ts'
import { NEAREST_SIZE } from '#modules/catalogue/line-matching/rules/question.ts'
import type { ReplyPlan } from './choose-reply.ts'
import { nameOption } from './describe-item.ts'
import {
  findChosen,
  listSpoken,
  type Asked,
  type Dialogue,
  type DialogueItem,
} from '../track/dialogue.ts'
import { computeTotal } from './list-total.ts'
import type { ReplyFacts } from './reply-facts.ts'
import { ASKS_FOR_OTHERS } from '../track/topic.ts'
import { askOfProject } from '../projects/write-project.ts'
import { explainOpen, formatAmount, listOptions, priceOption, writeList } from './write-answer.ts'

/** The one question that a reply closes with, in lines. */
export function writeQuestion(plan: ReplyPlan, dialogue: Dialogue, facts: ReplyFacts): string[] {
  const { ask } = plan
  if (!ask) return []
  const { items } = dialogue
  const item = listSpoken(dialogue).find(({ id }) => id === ask.itemId)
  if (ask.isBrief && item) return writeBriefly(item, ask)
  // What else there is stands above already, and is what a number picks.
  if (item && !findChosen(item) && facts.alternatives.length > 0 && isAboutOthers(plan, item))
    return ['Yang mana yang Anda maksud?']
  if (ask.isLast && item)
    return [
      ...writeConfirmation(dialogue, facts),
      ...writeQuestion({ ...plan, ask: { about: ask.about, itemId: item.id } }, dialogue, facts),
      ...(isOffer(ask, item) ? [] : ['Kalau nanti saja, tulis “sudah benar”.']),
    ]
  switch (ask.about) {
    case 'choice':
      return item ? writeChoice(item, ask.repeats ?? 0) : []
    case 'quantity': {
      const chosen = item && findChosen(item)
      if (!chosen) return []
      return isPriced(plan, item)
        ? [`Berapa ${chosen.unit} yang Anda perlukan?`]
        : [`${priceOption(chosen)}. Berapa ${chosen.unit} yang Anda perlukan?`]
    }
    case 'least': {
      const chosen = item && findChosen(item)
      if (!chosen) return []
      return [
        `${nameOption(chosen)}: ${chosen.note ?? ''} Boleh saya catat ${formatAmount(chosen.qty, chosen.unit)}?`,
      ]
    }
    case 'add':
      if (plan.adviceText !== null) return ['Mau yang mana, dan berapa banyak?']
      return item ? writeOffer(item, dialogue.asides) : []
    case 'wall':
      return [askForHeight(dialogue)]
    case 'more':
      if (facts.project) return [askOfProject(facts.project)]
      // What is to cover the area has been asked already.
      if (plan.covering && !plan.covering.work && !plan.covering.item) return []
      return [items.length > 0 ? 'Ada lagi yang dibutuhkan?' : 'Bahan apa yang Anda butuhkan?']
    case 'name':
      return ['Atas nama siapa pesanan ini?']
    case 'address':
      return ['Dikirim ke alamat mana?']
    case 'confirm':
      return [...writeConfirmation(dialogue, facts), 'Sudah benar?']
  }
}

const isAboutOthers = ({ answers }: ReplyPlan, { id }: DialogueItem): boolean =>
  answers.some(({ about, items }) => ASKS_FOR_OTHERS.has(about) && items.at(-1)?.id === id)

/** Whether the answer above has the price of some goods. */
const isPriced = ({ answers }: ReplyPlan, { id }: DialogueItem): boolean =>
  answers.some(
    ({ about, items }) =>
      (about === 'price' || about === 'stock') && items.some((item) => item.id === id),
  )

/** Whether a yes takes what is asked. */
const isOffer = ({ about }: Asked, { match }: DialogueItem): boolean =>
  about === 'least' || match?.options.length === 1 || match?.question === NEAREST_SIZE

/** A question that was passed over, in one line. */
function writeBriefly({ words, match, qty }: DialogueItem, { about }: Asked): string[] {
  const [option] = match?.options ?? []
  const choice = match?.question?.startsWith('Pilih ') ? `${match.question} ` : ''
  const open =
    about === 'choice' || !option
      ? `“${words}”: ${choice}Yang mana?`
      : about === 'quantity' || qty === null
        ? `${nameOption(option)}: berapa ${option.unit}?`
        : `${nameOption(option)}: ${option.note ?? ''} Boleh ${formatAmount(option.qty, option.unit)}?`
  return [`Tinggal ${open} Boleh dijawab nanti.`, 'Ada lagi yang dibutuhkan?']
}

/** The list with what it costs, for whom and where to. */
export const writeConfirmation = (
  { items, name, address }: Dialogue,
  facts: ReplyFacts,
): string[] => [
  'Daftar Anda:',
  ...writeList(items),
  `Total sementara ${formatRupiah(moneyToJson(computeTotal(items, facts)))}, belum termasuk ongkos kirim.`,
  ...(name ? [`Atas nama ${name}`] : []),
  ...(address ? [`Kirim ke ${address}`] : []),
]

const writeChoice = (item: DialogueItem, repeats: number): string[] => [
  explainOpen(item),
  ...listOptions(item.match!.options),
  item.match!.question === NEAREST_SIZE
    ? 'Boleh nomor 1, atau yang lain?'
    : repeats > 0
      ? 'Tulis nomornya, misalnya “1”, atau “hapus” bila tidak jadi.'
      : 'Yang mana yang Anda maksud?',
]

/** `Pagar 20 m: setinggi berapa, dan dari apa?` */
const askForHeight = ({ wallLengthM, focus }: Dialogue): string =>
  focus
    ? `Panjang dindingnya ${formatQuantity(wallLengthM!)} m, setinggi berapa meter?`
    : `Panjangnya ${formatQuantity(wallLengthM!)} m. Setinggi berapa, dan dari batako, bata merah atau bata ringan?`

function writeOffer(item: DialogueItem, asides: readonly DialogueItem[]): string[] {
  if (asides.length > 0) {
    const isCounted = [...asides, item].every((each) => findChosen(each) && each.qty !== null)
    return [isCounted ? 'Mau saya masukkan semuanya ke daftar?' : 'Perlu berapa masing-masing?']
  }
  const chosen = findChosen(item)
  if (!chosen) {
    const [first] = item.match?.options ?? []
    return item.coverM2 === undefined || !first
      ? writeChoice(item, 0)
      : [`Mau saya masukkan ${nameOption(first)} sebanyak itu, atau yang lain?`]
  }
  return [
    item.qty === null
      ? `Perlu berapa ${chosen.unit}?`
      : `Mau saya masukkan ${nameOption(chosen)}, ${formatAmount(chosen.qty, chosen.unit)}, ke daftar?`,
  ]
}
