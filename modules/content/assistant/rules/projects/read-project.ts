import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../track/act.ts'
import type { MessageContext } from '../read/message-context.ts'
import { readWallLength } from '../read/work/read-wall.ts'
import { readAreaM2, ASKS_ALL } from '../read/work/read-work.ts'
import { FILLER_WORDS, ROOM_WORDS, splitWords } from '../words/word-sets.ts'
import { PROJECTS, type Project } from './projects.ts'

/**
 * `renovasi kamar mandi butuh apa saja?`, `mau bikin pagar`: what is built, where no goods are named for it, with the area
 * (m²) that is named beside it.
 */
export function readProject(text: string, { dialogue }: MessageContext): Act[] | undefined {
  const project = PROJECTS.find(({ called }) => called.test(text))
  if (!project || NAMES_MORE.test(text)) return undefined
  // `mau bangun pagar 20 meter` is asked how high.
  if (readWallLength(text)) return undefined
  const isPlan = !IS_ANSWERED.has(dialogue.asked?.about ?? '') && isOnlyPlan(text, project)
  if (!ASKS_ALL.test(text) && !isPlan) return undefined
  const areaM2 = readAreaM2(text)
  return [{ kind: 'project', name: project.name, ...(areaM2 ? { areaM2 } : {}) }]
}

/** Goods that are counted, prices, and what is broken, which has goods that help. */
const NAMES_MORE = new RegExp(
  String.raw`\d\s*(?:${unitWords.join('|')}|kg|kilo)(?!\p{L})|harga|ongkir|(?<!\p{L})(?:bocor|rembes|merembes|retak|rayap|lapuk|rusak|lembap|karat\p{L}*)(?!\p{L})`,
  'u',
)

/** Questions that name a place or somebody are answered by such words, too. */
const IS_ANSWERED: ReadonlySet<string> = new Set(['name', 'address', 'confirm'])

const BUILDS =
  /(?<!\p{L})(?:di)?(?:bikin|buat|membuat|bangun|membangun|ngebangun|renov|renovasi|merenovasi|pasang|memasang|masang|ganti|perbaiki|memperbaiki|benerin|betulin|rombak|bongkar|tambah|nambah|instalasi|mengecat|mencat|ngecat)(?!\p{L})/gu
const SIDES = /\d+(?:[.,]\d+)?\s*(?:m2|m²|meter|m|x|×)?(?!\p{L})/gu
const ABOUT_IT = new Set([
  'untuk',
  'di',
  'baru',
  'dua',
  'lantai',
  'tipe',
  'type',
  'rencana',
  'dengan',
  'x',
])

/** Says what is built and nothing else: `mau renovasi dapur ukuran 3x4`. */
function isOnlyPlan(text: string, { called }: Project): boolean {
  if (text.search(BUILDS) === -1) return false
  const rest = text.replace(called, ' ').replaceAll(BUILDS, ' ').replaceAll(SIDES, ' ')
  return splitWords(rest).every(
    (word) => FILLER_WORDS.has(word) || ROOM_WORDS.has(word) || ABOUT_IT.has(word),
  )
}
