import { asksForMore } from '../reply/choose-question.ts'
import type { Act } from '../track/act.ts'
import { findChosen, type Dialogue } from '../track/dialogue.ts'
import type { MessageContext } from './message-context.ts'
import { saysWait } from './read-wait.ts'
import { isSmallTalk } from '../words/small-talk.ts'
import { readTopic } from './questions/read-question.ts'
import { takeAllCalculated } from '../track/calculated-goods.ts'
import {
  AGREEMENT_WORDS,
  CORRECT_WORDS,
  DONE_WORDS,
  FILLER_WORDS,
  GREETING_WORDS,
  NO_WORDS,
  splitWords,
  THANK_WORDS,
  YES_WORDS,
} from '../words/word-sets.ts'

const CORRECT =
  /^(?:ya\s)?sudah(?:\s(?:benar|betul|sesuai|oke))?(?:\s(?:ya|pak|bu|kak|min|bang|mas))*$/u

/** `dua-duanya masukin`: goods of which a quantity was offered before others, too. */
const takeLeft = ({ left, focus, calculated }: Dialogue): Act[] =>
  left.flatMap((item): Act[] => {
    const chosen = findChosen(item)
    const isOffered = chosen && item.qty !== null && item.words !== focus?.words
    return isOffered && calculated.length === 0
      ? [
          {
            kind: 'goods',
            words: item.words,
            sku: chosen.sku,
            qty: item.qty,
            unit: item.unit,
            isTentative: false,
          },
        ]
      : []
  })

/** `mohon total` asks for it. */
const TOTAL = /(?<!\p{L})(?:mohon|minta|berapa|cek|hitung|info)\s(?:\p{L}+\s)?total/u

/** `coba bacain lagi` asks for the list, although each of its words may soften another. */
const READS = /(?<!\p{L})baca(?:in|kan)(?!\p{L})/u

const ENDS =
  /(?<!\p{L})(?:cukup|itu\ssaja|segitu|sekian|selesai|lengkap|beres|kelar|rampung)(?!\p{L})/u
/** `amplasnya kalau tidak ada gapapa`: without it, the rest stands. */
const WITHOUT =
  /(?:kalau|kalaupun)\s.*(?:tidak\sada|habis|kosong)\s(?:ya\s)?(?:tidak\sapa\p{L}*|gapapa|tidak\susah|lewati|skip|sudah)(?!.*\d)/u

/** `kalau tidak ada baru yang 10 cm`: what would do in place of goods that are ordered already. */
const OTHERWISE =
  /^kalau(?:nya)?\s(?:yang\s\S+\s)?(?:tidak\sada|habis|kosong)\s(?:ya\s)?(?:baru|boleh)\s/u

const TAKES_IT =
  /^(?:(?:ya|oke?|sip|sudah|boleh)\s)*(?:ambil|masukkan|masukin|pesan|catat|beli)\s(?:segitu|sebanyak\situ)(?:\s(?:saja|ya|deh|dong|kak|pak|bu|dulu))*$/u

/** `itu saja yang dibutuhkan`, `cukup segini pesanan saya` */
const ALL_OF_IT =
  /\s(?:yang\s(?:saya\s|mau\s)?(?:di)?(?:butuh|pesan|perlu|beli)(?:in|kan)?|(?:untuk\s)?saat\sini|(?:pesanan|belanjaan|kebutuhan)(?:nya)?(?:\s(?:saya|kami))?)$|^untuk\s(?=sementara|saat)/u

/** `oh begitu`: what was explained is understood, and nothing ends. */
const SEES =
  /^(?:(?:o+h?|ah|eh|hmm|wah|owalah|ya|nah|ok|oke)\s)*(?:o+h?|ah|hmm|wah|owalah|nah)[\s,]+(?:ya\s)?(?:begitu|segitu|paham|mengerti|tahu)(?:\s(?:ya|toh|to|rupanya|ternyata|kak|min|pak|bu|bang|mas))*$/u

/** Yes, no, thanks, a greeting, or that the list is complete: parts that say nothing else. */
export function readAgreement(
  written: string,
  { dialogue, recognize }: MessageContext,
): Act[] | undefined {
  const { asked } = dialogue
  if (saysWait(written, recognize)) return [{ kind: 'wait' }]
  const part = written.replace(ALL_OF_IT, '')
  const words = splitWords(part)
  if (words.length === 0 || SEES.test(part)) return []
  if (WITHOUT.test(part) || OTHERWISE.test(part)) return [{ kind: 'keep' }]
  if (
    asksForMore(dialogue) &&
    /^(?:tidak|belum|sudah tidak|tanpa)\s(?:ada|usah|perlu)?(?:\s?(?:lagi|ada|kak|min|itu|saja|tambah|tambahan|yang|lain|kelewat|ketinggalan|pak|bu|dulu|bang|deh|lah|ah|mas|mbak|dong))*$/u.test(
      part,
    )
  )
    return [{ kind: 'done' }]
  // `sudah` alone ends the list.
  if (asked?.about === 'confirm' && CORRECT.test(part)) return [{ kind: 'yes' }]
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
  // `kirim besok bisa?` is a question, although each of its words may soften another.
  if (readTopic(part) === 'delivery' || TOTAL.test(part) || READS.test(part)) return undefined
  // `ya sudah yang ada saja` picks what there is.
  if (asked?.about === 'choice' && /(?<!\p{L})yang\sada(?!\p{L})/u.test(part)) return undefined
  if (!words.every((word) => sets.some((set) => set.has(word))))
    return isSmallTalk(part) && recognize(part) === 'none' ? [{ kind: 'keep' }] : undefined
  if (/tidak (?:jadi|usah)|jangan|(?:^|\s)apa\ssaja/u.test(part)) return undefined
  // `eh salah` says that something else follows.
  if (asksForMore(dialogue) && /salah|maaf/u.test(part) && !isOf(DONE_WORDS)) return []
  if (words.includes('ini') && words.every((word) => FILLER_WORDS.has(word))) return undefined
  const acts: Act[] = []
  if (isOf(GREETING_WORDS) && !isOf(YES_WORDS)) acts.push({ kind: 'greet' })
  if (isOf(THANK_WORDS)) acts.push({ kind: 'thank' })
  if (isOf(NO_WORDS) && !isOf(CORRECT_WORDS)) return [...acts, { kind: 'no' }]
  const isUnchanged = /yang tadi|yang itu|tidak apa|gapapa/u.test(part)
  if (isUnchanged) acts.push({ kind: 'keep' })
  // `itu saja ya` softens, and agrees to nothing.
  const isSoft =
    isOf(DONE_WORDS) &&
    !words.slice(0, -1).some((word) => YES_WORDS.has(word)) &&
    words.at(-1) === 'ya'
  if (isOf(YES_WORDS) && !isSoft) acts.push({ kind: 'yes' })
  if (words.includes('semua') && asked?.about === 'add' && !isOf(DONE_WORDS))
    return [
      ...acts.filter(({ kind }) => kind !== 'yes'),
      { kind: 'yes' },
      ...takeAllCalculated(dialogue),
      ...takeLeft(dialogue),
    ]
  if (words.includes('semua') && asksOfProject(dialogue) && !isOf(DONE_WORDS))
    return takeAllCalculated(dialogue)
  // `ambil segitu` takes what was counted.
  if (asked?.about === 'add' && TAKES_IT.test(part)) return [{ kind: 'yes' }]
  // `ya sudah masukin` takes what is offered, and may want more.
  const isTaken =
    isOf(YES_WORDS) && (asked?.about === 'add' || asked?.about === 'least') && !ENDS.test(part)
  if (
    isOf(DONE_WORDS) &&
    !isTaken &&
    !/yang (?:tadi|itu)/u.test(part) &&
    !(isOf(CORRECT_WORDS) && !asksForMore(dialogue) && !/itu|cukup/u.test(part))
  )
    acts.push({ kind: 'done' })
  return acts
}

/** Whether the last reply named the goods of a project, none of them counted. */
const asksOfProject = ({ asked, calculated }: Dialogue): boolean =>
  asked?.about === 'more' && calculated.length > 0 && calculated.every(({ qty }) => qty === null)
