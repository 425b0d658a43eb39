import { dozenWords, measureWords, unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { listSpoken, type Act, type Dialogue, type Topic } from './dialogue.ts'
import { takeCalculated } from './calculated-goods.ts'
import { buildWalls } from './build-walls.ts'
import { expandAbbreviations } from './expand-abbreviations.ts'
import type { MessageContext } from './message-context.ts'
import { cleanAddress, cleanName, isSkipped, readDetails } from './read-details.ts'
import { isPlain as isMeaningful, normalizeMessage } from './normalize-message.ts'
import { replacePhrases } from './phrases.ts'
import type { Work } from './estimate-work.ts'
import { readWork } from './read-work.ts'
import { readAnotherSize } from './read-another-size.ts'
import { readEach } from './read-each.ts'
import { readPart } from './read-part.ts'
import { splitParts } from './read-goods.ts'
import { nameBelonging } from './name-belonging.ts'
import { splitWords } from './word-sets.ts'
import { readRetraction } from './read-retraction.ts'
import type { RecognizeGoods } from './recognize-goods.ts'
import { ASKS_ABOUT_GOODS, asksForPerson } from './read-question.ts'

/** The acts of a message, in the order in which they were said. */
export function readMessage(message: string, context: MessageContext): Act[] {
  const { dialogue, recognize } = context
  const retraction = readRetraction(message, dialogue)
  if (retraction) return [retraction]
  const isKnown = (word: string) => recognize(word) !== 'none'
  const isGoods = (part: string) => /\d/.test(part) && isKnown(normalizeMessage(part))
  const isHead = (word: string) => recognize(word.toLowerCase()) === 'head'
  const details = readDetails(message.normalize('NFKC'), isGoods, isHead)
  const acts: Act[] = []
  if (details.name) acts.push({ kind: 'name', text: details.name })
  if (details.address) acts.push({ kind: 'address', text: details.address })
  const text = normalizeMessage(spellOutNames(details.rest, recognize), isKnown)
  if (asksForPerson(normalizeMessage(message))) acts.push({ kind: 'person' })
  const about = dialogue.asked?.about
  const isFree = about === 'name' || about === 'address'
  if (isFree && acts.every(({ kind }) => kind !== about) && isSkipped(message))
    return [...acts, { kind: 'skip' }]
  const said = readSaid(text, context)
  // Sugeng is a name, and a greeting.
  const isNamed = about === 'name' && BARE_NAME.test(message)
  const isAnswer =
    isFree && said.every(({ kind }) => kind === 'other' || (isNamed && kind === 'greet'))
  // `Siti Aminah, kirim ke jl kenanga 8`: what is left is the answer to the question.
  if (isAnswer && !acts.some(({ kind }) => kind === about || kind === 'person')) {
    const answer = about === 'name' ? cleanName(details.rest) : cleanAddress(details.rest)
    if (/\p{L}/u.test(answer) && !(about === 'name' && WANTS_MORE.test(answer)))
      return [...acts, { kind: about, text: answer }]
  }
  // `CV Karya Mandiri` names somebody, whatever was asked.
  if (!dialogue.name && acts.length === 0 && said.every(({ kind }) => kind === 'other')) {
    const name = ORGANISATION.exec(message.trim())?.[0] ?? readBareName(message, context)
    if (name) return [{ kind: 'name', text: cleanName(name) }]
  }
  return [...acts, ...(isAnswer && acts.length > 0 ? [] : said)]
}

/** `psr psg 7 kubik`: what is written without vowels, by the names of the catalogue. */
const spellOutNames = (text: string, recognize: RecognizeGoods): string =>
  recognize.names
    ? expandAbbreviations(
        replacePhrases(text.toLowerCase()),
        recognize.names,
        (word) =>
          isMeaningful(word) || isUnitWord(word) || ['head', 'word'].includes(recognize(word)),
      )
    : text
const isUnitWord = (word: string): boolean =>
  unitWords.includes(word) || measureWords.includes(word) || dozenWords.includes(word)

/** `natnya sekalian` wants more goods and names nobody. */
const WANTS_MORE = /(?:^|\s)(?:sekalian|juga)(?:\s(?:dong|ya|deh|kak|pak|bu))*$/iu

const BARE_NAME = /^\s*\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2}\s*$/u

/** A name by itself, where goods are on the list: words in capitals that mean nothing else. */
function readBareName(
  message: string,
  { dialogue, recognize }: MessageContext,
): string | undefined {
  if (dialogue.items.length === 0 || !BARE_NAME.test(message)) return undefined
  const words = splitWords(message.toLowerCase())
  const isFree = (word: string) => recognize(word) === 'none' && !isMeaningful(word)
  return words.every(isFree) ? message.trim() : undefined
}

/** What a normalized message says beside names and addresses. */
function readSaid(text: string, context: MessageContext): Act[] {
  const another = readAnotherSize(text, context.dialogue)
  if (another) return [another]
  const work = readWork(text)
  if (work) return toWorkActs(work, text)
  const each = readEach(text)
  const parts = nameBelonging(
    splitParts(each?.rest ?? text, context.recognize),
    context.recognize,
    listSpoken(context.dialogue).at(-1)?.words,
  )
  const acts = askTogether(
    coverPurpose(
      dropRepeated(
        dropReasons(
          parts.flatMap((part) => readPart(part, context)),
          context.recognize,
        ),
      ),
    ),
  )
  const repeated = repeatQuestion(acts, text, context.dialogue.topic)
  const covering = coverOpenArea(repeated, text, context.dialogue)
  const taken = takeCalculated(buildWalls(covering), context.dialogue, SUPPOSES.test(text))
  return each ? [...taken, each.act] : taken
}

/** `reng 0,45 nya?` after `kanal c75 berapa?` asks the same of other goods. */
const repeatQuestion = (acts: readonly Act[], text: string, topic: Topic | null): Act[] =>
  topic && /[?]\s*$/u.test(text) && acts.every(({ kind }) => kind === 'goods')
    ? acts.map((act) =>
        act.kind === 'goods' && act.qty === null ? { ...act, isTentative: true } : act,
      )
    : [...acts]

/** `keramik 20x20, butuh berapa dus?` is asked for the area that was named before any goods. */
function coverOpenArea(
  acts: readonly Act[],
  text: string,
  { openAreaM2 }: Pick<Dialogue, 'openAreaM2'>,
): Act[] {
  const goods = acts.filter((act) => act.kind === 'goods')
  const isAsked =
    openAreaM2 !== null &&
    HOW_MANY.test(text) &&
    goods.length > 0 &&
    goods.every(({ qty }) => qty === null) &&
    !acts.some(({ kind }) => kind === 'cover' || kind === 'wall')
  if (!isAsked) return [...acts]
  return [
    ...goods.map((act) => ({ ...act, isTentative: true })),
    { kind: 'cover', areaM2: openAreaM2 },
  ]
}
const HOW_MANY = new RegExp(
  String.raw`(?:butuh|perlu|habis|pakai|kira-kira)\p{L}*\s(?:\p{L}+\s)?berapa|berapa\s(?:${unitWords.join('|')})`,
  'u',
)

/** `kalau sama semennya?` orders nothing. */
const SUPPOSES = /^kalau\s|[?]\s*$/u

/** `ada genteng metal? untuk atap 60 m2`: what is covered is no goods of its own. */
function coverPurpose(acts: readonly Act[]): Act[] {
  const openAt = acts.findIndex((act) => act.kind === 'goods' && act.qty === null)
  return acts.map((act, at) =>
    act.kind === 'goods' &&
    at > openAt &&
    openAt !== -1 &&
    act.unit === 'm²' &&
    act.qty !== null &&
    COVERED.test(act.words)
      ? { kind: 'cover', areaM2: act.qty }
      : act,
  )
}
const COVERED =
  /^untuk\s(?:atap|lantai|dinding|tembok|plafon|kamar|rumah|teras|dapur|garasi|halaman|carport)(?:\s(?:kamar|rumah|mandi|dapur|teras))?$/u

/** `lampu rumah pada mati, mau beli lampu led 6`: what is said of goods before they are ordered. */
function dropReasons(acts: readonly Act[], recognize: RecognizeGoods): Act[] {
  const heads = acts.flatMap((act) => (act.kind === 'goods' ? [splitWords(act.words)[0]!] : []))
  const isReason = (words: string) =>
    !/\d/.test(words) &&
    heads.filter((head) => head === splitWords(words)[0]).length > 1 &&
    splitWords(words).some((word) => recognize(word) === 'none')
  return acts.filter((act) => act.kind !== 'goods' || act.qty !== null || !isReason(act.words))
}

/** `mau ganti keramik kamar 3x4, keramik 40x40 krem`: goods that are named again with more words; they cover the area. */
function dropRepeated(acts: readonly Act[]): Act[] {
  const goods = acts.filter((act) => act.kind === 'goods')
  const isFuller = (words: string, other: string) => {
    const [said, more] = [splitWords(words), new Set(splitWords(other))]
    return said.length < more.size && more.has(said.at(-1)!) && !/\d/.test(words)
  }
  // `hebel 10 cm …, berapa kubik hebelnya?`
  const isCalled = (words: string) =>
    words.endsWith('nya') &&
    goods.some((other) => splitWords(other.words).includes(words.slice(0, -3)))
  const remaining = acts.filter(
    (act) =>
      act.kind !== 'goods' ||
      act.qty !== null ||
      (!isCalled(act.words) &&
        !goods.some((other) => other.qty === null && isFuller(act.words, other.words))),
  )
  const cover = remaining.find(({ kind }) => kind === 'cover')
  return cover && remaining.length < acts.length
    ? [...remaining.filter((act) => act !== cover), cover]
    : remaining
}

/** `harga semen, pasir dan bata?` orders none of them: goods without a quantity belong to the question. */
function askTogether(acts: readonly Act[]): Act[] {
  const counted = acts.filter((act) => act.kind === 'goods' && act.qty !== null)
  const isList = counted.some((act) => act.kind === 'goods' && !act.isTentative)
  // `mohon harga besi 200 batang, bendrat 10 roll` is one list: nothing of it is only asked about.
  if (isList && counted.some((act) => act.kind === 'goods' && act.isTentative))
    return acts.map((act) =>
      act.kind === 'goods' && act.qty !== null ? { ...act, isTentative: false } : act,
    )
  const isAsked = acts.some((act) => act.kind === 'goods' && act.isTentative && act.qty === null)
  const hasQuestion = acts.some(
    (act) => act.kind === 'cover' || (act.kind === 'ask' && ASKS_ABOUT_GOODS.has(act.about)),
  )
  if (!isAsked || !hasQuestion) return [...acts]
  const lastAskAt = acts.findLastIndex(({ kind }) => kind === 'ask' || kind === 'cover')
  // `… ada? sama sendok semen 2`: behind the question a number at the end is how many.
  const isOrdered = (words: string, at: number) => at > lastAskAt && /\p{L}{3,}\s\d+$/u.test(words)
  return acts.map((act, at) =>
    act.kind === 'goods' && act.qty === null && !isOrdered(act.words, at)
      ? { ...act, isTentative: true }
      : act,
  )
}

const ORGANISATION =
  /^(?:(?:cv|pt|ud|tb|toko|pak|bapak|bu|ibu|haji|hj|hajah|mbak|mas|bang|mandor)\.?|(?:h|ir|dr|drs)\.)(?:\s+\p{L}[\p{L}.'-]*){1,4}$/iu

/** The cement of a work, as goods that are asked about. */
function toWorkActs(work: Work, text: string): Act[] {
  const sack = /(40|50)\s*(?:kg|kilo)/u.exec(text)?.[1] ?? '50'
  const cement = { words: `semen ${sack} kg`, qty: null, unit: null, isTentative: true }
  return [
    { kind: 'work', work },
    { kind: 'goods', ...cement },
  ]
}
