import { formatQuantity, formatRupiah } from '#platform/format.ts'
import { moneyToJson, multiply } from '#platform/money.ts'
import type { ReplyPlan } from './choose-reply.ts'
import type { Dialogue, DialogueItem } from '../track/dialogue.ts'
import type { WorkEstimate } from './estimate-work.ts'
import { SACK_KG } from '../track/calculated-goods.ts'
import { findChosen, listSpoken } from '../track/dialogue.ts'
import { findUnitPrice } from './list-total.ts'
import type { Estimate, ReplyFacts } from './reply-facts.ts'
import type { Change } from '../track/heard.ts'
import { nameOption } from './describe-item.ts'
import { formatAmount, writeAnswer } from './write-answer.ts'
import { writeProject } from '../projects/write-project.ts'
import { writeMisread } from './write-misread.ts'
import { writeQuestion } from './write-question.ts'

/** The reply in words, one line for each thing that it says. */
export function writeReply(plan: ReplyPlan, dialogue: Dialogue, facts: ReplyFacts): string {
  const lines = [
    ...(plan.isGreeting ? [`Halo! Saya asisten ${facts.storeName}.`] : []),
    ...(plan.isThanks ? ['Sama-sama.'] : []),
    ...(plan.isWaiting ? ['Baik, saya tunggu. Tulis saja kalau sudah siap.'] : []),
    ...shorten(plan.changes.flatMap((change) => writeChange(change, dialogue, facts))),
    ...plan.unknownWords.map(
      (words) =>
        `Maaf, “${words}” belum kami jual atau belum kami kenal. Coba tulis dengan kata lain.`,
    ),
    ...writeMisread(plan),
    ...listAnswered(plan, facts).flatMap(({ about, items }) => writeAnswer(about, items, facts)),
    ...(facts.project ? writeProject(facts.project) : []),
    ...writeSkipped(dialogue),
    ...writeCovering(plan, facts),
    ...writeRefusal(plan),
    ...(plan.isWaiting && plan.changes.length === 0 ? [] : writeClosing(plan, dialogue, facts)),
  ]
  // Choices that answer a question are not shown again to choose from.
  return [...new Set(lines.flatMap((line) => line.split('\n')))].join('\n')
}

/** Of what is compared the prices are told; what else the catalogue says of it, where it says something. */
const listAnswered = ({ answers, compared }: ReplyPlan, { advice }: ReplyFacts) =>
  compared.length > 0 && !advice && answers.length > 1
    ? answers.filter(({ about }) => about !== 'advice')
    : answers

/** How a reply closes: with the end of the conversation, or with the one question. */
export const writeClosing = (plan: ReplyPlan, dialogue: Dialogue, facts: ReplyFacts): string[] => [
  ...writeEnd(plan, facts),
  ...writeQuestion(plan, dialogue, facts),
]

/** Changes that a reply says one by one; of a long list it says the first ones, and how many more. */
const MAX_SAID_CHANGES = 12

const shorten = (lines: readonly string[]): string[] =>
  lines.length <= MAX_SAID_CHANGES
    ? [...lines]
    : [
        ...lines.slice(0, MAX_SAID_CHANGES - 2),
        `Dan ${lines.length - MAX_SAID_CHANGES + 2} lagi; tulis “daftarnya apa saja” untuk melihat semuanya.`,
      ]

function writeChange(change: Change, dialogue: Dialogue, facts: ReplyFacts): string[] {
  if (change.kind === 'named') return [`Atas nama ${dialogue.name}.`]
  if (change.kind === 'addressed') return [`Dikirim ke ${dialogue.address}.`]
  if (change.kind === 'removed') return [`Dihapus: ${change.words}.`]
  const { itemId } = change as Extract<Change, { itemId: number }>
  const item = dialogue.items.find(({ id }) => id === itemId)
  const chosen = item && findChosen(item)
  if (!item || !chosen || item.qty === null || !chosen.isCounted) return []
  const price = findUnitPrice(chosen, facts.tiers.get(chosen.product_variant_id) ?? [])
  const cost = formatRupiah(moneyToJson(multiply(price, chosen.qty)))
  const verb = change.kind === 'added' ? 'Dicatat' : 'Diubah'
  return [
    `${verb}: ${nameOption(chosen)}, ${formatAmount(chosen.qty, chosen.unit)} (${cost}).`,
    ...(chosen.note ? [chosen.note] : []),
  ]
}

/** Words that were passed over are said, because they might have meant other goods. */
const writeSkipped = (dialogue: Dialogue): string[] => {
  const words = listSpoken(dialogue).flatMap(({ skippedWords = [] }) => skippedWords)
  return words.length > 0
    ? [`Kata “${[...new Set(words)].join('”, “')}” kami lewati. Betulkan bila barangnya lain.`]
    : []
}

function writeCovering({ covering }: ReplyPlan, { estimate, work }: ReplyFacts): string[] {
  if (!covering) return []
  if (work) return [writeWork(work)]
  const { areaM2, openingsM2 = 0, layers, item } = covering
  const less = openingsM2 > 0 ? ` (tanpa pintu dan jendela, ${formatQuantity(openingsM2)} m²)` : ''
  const area = `${formatQuantity(areaM2)} m²${less}${layers ? ` ${layers.said}` : ''}`
  const chosen = item && (findChosen(item) ?? item.match?.options[0])
  if (!chosen) return [`Untuk ${area}, bahan apa yang akan dipakai? Tulis nama dan ukurannya.`]
  if (!estimate)
    return [
      `Untuk ${area} dengan ${nameOption(chosen)} saya belum punya daya tutupnya. Tulis jumlahnya saja.`,
    ]
  const waste = estimate.neededM2
    ? `${formatQuantity(estimate.neededM2)} m² dengan cadangan 10 %`
    : estimate.reserve
  return [
    `Untuk ${area} dengan ${nameOption(chosen)} perlu ${formatAmount(estimate.packs, estimate.unit)} (${waste}).`,
    ...compareListed(item, estimate),
    ...writeMortar(estimate),
  ]
}

/** What a wall takes beside its bricks, so that they can be ordered with them. */
const writeMortar = ({ mortar }: Estimate): string[] =>
  mortar
    ? [
        `Untuk adukannya kira-kira ${formatQuantity(Math.ceil(mortar.cementKg / SACK_KG))} sak semen ${SACK_KG} kg dan ${formatQuantity(mortar.sandM3)} m³ pasir pasang; tulis “semua” bila mau sekalian.`,
      ]
    : []

/** Whether what is on the list already is enough. */
function compareListed(item: DialogueItem, { packs, unit }: Estimate): string[] {
  const listed = findChosen(item)
  if (item.qty === null || !listed || listed.unit !== unit) return []
  const rest = Number((listed.qty - packs).toFixed(3))
  const amount = formatAmount(Math.abs(rest), unit)
  const verdict = rest < 0 ? `kurang ${amount}` : rest > 0 ? `cukup, lebih ${amount}` : 'pas'
  return [`Di daftar ada ${formatAmount(listed.qty, unit)}: ${verdict}.`]
}

/** `Cor beton K-225 2,4 m³ perlu kira-kira 18 sak semen 50 kg, 1,2 m³ pasir beton dan 1,9 m³ batu split.` */
function writeWork({ name, amount, unit, goods }: WorkEstimate): string {
  const said = goods.map((each) => `${formatAmount(each.qty, each.unit)} ${each.words}`)
  const list = [said.slice(0, -1).join(', '), said.at(-1)!].filter(Boolean).join(' dan ')
  const hint = goods.length > 1 ? ' Tulis “semua” bila mau sekalian.' : ''
  return `${name} ${formatAmount(amount, unit)} perlu kira-kira ${list}.${hint}`
}

function writeRefusal({ refusal, refusedText }: ReplyPlan): string[] {
  switch (refusal) {
    case 'not-goods':
      return ['Maaf, saya hanya membantu urusan bahan bangunan di toko ini.']
    case 'not-sold':
      return [`Maaf, “${refusedText}” tidak ada di katalog bahan bangunan kami.`]
    case 'unclear':
      return [
        `Maaf, saya belum mengerti “${refusedText}”. Tulis nama barang dengan ukuran dan jumlahnya.`,
      ]
    case null:
      return []
  }
}

const writeEnd = ({ end }: ReplyPlan, { storeName }: ReplyFacts): string[] =>
  end === 'person'
    ? [`Baik, saya sambungkan dengan tim ${storeName} di WhatsApp, lengkap dengan daftar Anda.`]
    : end === 'confirmed'
      ? [
          'Baik, daftar Anda lengkap. Masukkan ke keranjang, ajukan negosiasi, atau lanjutkan ke WhatsApp.',
        ]
      : []
