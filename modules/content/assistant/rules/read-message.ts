import type { Act } from './dialogue.ts'
import type { MessageContext } from './message-context.ts'
import { cleanAddress, cleanName, isSkipped, readDetails } from './read-details.ts'
import { normalizeMessage } from './normalize-message.ts'
import type { Work } from './estimate-work.ts'
import { readWork } from './read-work.ts'
import { readPart } from './read-part.ts'
import { splitParts } from './read-goods.ts'
import { readRetraction } from './read-retraction.ts'
import { asksForPerson } from './read-question.ts'

/** The acts of a message, in the order in which they were said. */
export function readMessage(message: string, context: MessageContext): Act[] {
  const { dialogue, recognize } = context
  const retraction = readRetraction(message, dialogue)
  if (retraction) return [retraction]
  const isKnown = (word: string) => recognize(word) !== 'none'
  const isGoods = (part: string) => /\d/.test(part) && isKnown(normalizeMessage(part))
  const details = readDetails(message.normalize('NFKC'), isGoods)
  const acts: Act[] = []
  if (details.name) acts.push({ kind: 'name', text: details.name })
  if (details.address) acts.push({ kind: 'address', text: details.address })
  const text = normalizeMessage(details.rest, isKnown)
  if (asksForPerson(normalizeMessage(message))) acts.push({ kind: 'person' })
  const about = dialogue.asked?.about
  const isFree = about === 'name' || about === 'address'
  if (isFree && acts.every(({ kind }) => kind !== about) && isSkipped(message))
    return [...acts, { kind: 'skip' }]
  const work = readWork(text)
  const said = work
    ? toWorkActs(work, text)
    : splitParts(text, recognize).flatMap((part) => readPart(part, context))
  const isAnswer = isFree && said.every(({ kind }) => kind === 'other')
  // `Siti Aminah, kirim ke jl kenanga 8`: what is left is the answer to the question.
  if (isAnswer && !acts.some(({ kind }) => kind === about || kind === 'person')) {
    const answer = about === 'name' ? cleanName(details.rest) : cleanAddress(details.rest)
    if (/\p{L}/u.test(answer)) return [...acts, { kind: about, text: answer }]
  }
  // `CV Karya Mandiri` names somebody, whatever was asked.
  if (!dialogue.name && acts.length === 0 && said.every(({ kind }) => kind === 'other')) {
    const name = ORGANISATION.exec(message.trim())?.[0]
    if (name) return [{ kind: 'name', text: cleanName(name) }]
  }
  return [...acts, ...(isAnswer && acts.length > 0 ? [] : said)]
}

const ORGANISATION = /^(?:cv|pt|ud|tb|toko|pak|bapak|bu|ibu|haji)\.?(?:\s+\p{L}[\p{L}.'-]*){1,4}$/iu

/** The cement of a work, as goods that are asked about. */
function toWorkActs(work: Work, text: string): Act[] {
  const sack = /(40|50)\s*(?:kg|kilo)/u.exec(text)?.[1] ?? '50'
  const cement = { words: `semen ${sack} kg`, qty: null, unit: null, isTentative: true }
  return [
    { kind: 'work', work },
    { kind: 'goods', ...cement },
  ]
}
