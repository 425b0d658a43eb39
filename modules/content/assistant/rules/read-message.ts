import type { Act } from './dialogue.ts'
import type { MessageContext } from './message-context.ts'
import { cleanAddress, cleanName, isSkipped, readDetails } from './read-details.ts'
import { normalizeMessage } from './normalize-message.ts'
import { readPart } from './read-part.ts'
import { splitParts } from './read-goods.ts'
import { asksForPerson } from './read-question.ts'

/** The acts of a message, in the order in which they were said. */
export function readMessage(message: string, context: MessageContext): Act[] {
  const { dialogue, recognize } = context
  const isGoods = (part: string) => /\d/.test(part) && recognize(normalizeMessage(part)) !== 'none'
  const details = readDetails(message.normalize('NFKC'), isGoods)
  const acts: Act[] = []
  if (details.name) acts.push({ kind: 'name', text: details.name })
  if (details.address) acts.push({ kind: 'address', text: details.address })
  const text = normalizeMessage(details.rest)
  if (asksForPerson(normalizeMessage(message))) acts.push({ kind: 'person' })
  const about = dialogue.asked?.about
  const isFree = about === 'name' || about === 'address'
  if (isFree && acts.every(({ kind }) => kind !== about) && isSkipped(message))
    return [...acts, { kind: 'skip' }]
  const said = splitParts(text, recognize).flatMap((part) => readPart(part, context))
  const isAnswer = isFree && said.every(({ kind }) => kind === 'other')
  // `Siti Aminah, kirim ke jl kenanga 8`: what is left is the answer to the question.
  if (isAnswer && !acts.some(({ kind }) => kind === about || kind === 'person')) {
    const answer = about === 'name' ? cleanName(details.rest) : cleanAddress(details.rest)
    if (/\p{L}/u.test(answer)) return [...acts, { kind: about, text: answer }]
  }
  return [...acts, ...(isAnswer && acts.length > 0 ? [] : said)]
}
