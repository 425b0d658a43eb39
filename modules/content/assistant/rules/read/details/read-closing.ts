import type { Act } from '../../track/act.ts'
import { normalizeMessage } from '../../words/normalize-message.ts'
import type { MessageContext } from '../message-context.ts'
import { readAgreement } from '../read-agreement.ts'
import { cleanAddress, cleanName } from './read-details.ts'
import { isTitled, isWho } from './read-who-and-where.ts'

/** `udah kak,` and `oke pas itu aja.`: what stands before the first sign. */
const LEAD = /^\s*([^,.\n]{2,40})[,.]\s*(?=\S)/u

const LABEL = /^\s*(?:atas\s?)?(?:nam[aio]|jeneng|ngaran)/iu

/** What follows the words that agree, or say that the list is complete; undefined where a message does not begin with them. */
function dropClosing(
  message: string,
  context: MessageContext,
): { rest: string; isDone: boolean } | undefined {
  const isKnown = (word: string) => context.recognize(word) !== 'none'
  let rest = message
  let isDone = false
  for (let lead = LEAD.exec(rest); lead; lead = LEAD.exec(rest)) {
    // `toko berkah jaya` wishes nobody anything.
    if (isTitled(lead[1]!)) break
    const acts = readAgreement(normalizeMessage(lead[1]!, isKnown), context)
    if (!acts) break
    isDone ||= acts.some(({ kind }) => kind === 'done')
    rest = rest.slice(lead[0].length)
  }
  return rest === message ? undefined : { rest, isDone }
}

/**
 * `cukup. Tigor Simanjuntak, jl Merdeka 9`: that the list is complete, then for whom it is, and where it goes. Undefined
 * where what follows is anything else. In small letters a name is one beside an address only.
 */
export function readClosing(
  message: string,
  context: MessageContext,
  read: (message: string, context: MessageContext) => Act[],
): Act[] | undefined {
  const { dialogue, recognize } = context
  if (dialogue.name || dialogue.items.length === 0) return undefined
  const signed = readSigned(message, context, read)
  if (signed) return signed
  const closed = dropClosing(message, context)
  if (!closed) return undefined
  const { rest, isDone } = closed
  const acts = read(rest, {
    ...context,
    dialogue: { ...dialogue, isListDone: true, asked: { about: 'name' } },
  })
  const [name = ''] = acts.flatMap((act) => (act.kind === 'name' ? [act.text] : []))
  const hasAddress = acts.some(({ kind }) => kind === 'address')
  // `namo Cek Nang` is a name, whatever its words mean elsewhere.
  const isLabelled = LABEL.test(rest)
  const isCertain = isLabelled || /^\p{Lu}/u.test(rest) || isTitled(rest)
  // `oke pas. Gunawan, jl kartini 40`: who says both has no more to order.
  const isNamed =
    name !== '' && (isLabelled || isWho(name, recognize)) && (hasAddress || (isDone && isCertain))
  return isNamed && acts.every(({ kind }) => kind === 'name' || kind === 'address')
    ? [{ kind: 'done' }, ...acts]
    : undefined
}

/** `masih masuk. oke itu saja. Arif Rachman, jl cijerah 2`: whatever was said before, who signs it, and where it goes. */
const STREETS =
  'jl jln jalan gg gang perum perumahan komp komplek kompleks ruko apartemen cluster griya desa dusun kampung kp btn'
const STREET = STREETS.split(' ')
  .flatMap((word) => [word, word[0]!.toUpperCase() + word.slice(1), word.toUpperCase()])
  .join('|')
const SIGNED = new RegExp(
  String.raw`^(.*?[.!?])\s+((?:\p{Lu}\p{L}{0,3}\.\s)*\p{Lu}[\p{L}'’]*(?:\s\p{Lu}[\p{L}'’]*\.?){0,3}),\s*((?:${STREET})(?!\p{L}).*)$`,
  'su',
)
function readSigned(
  message: string,
  context: MessageContext,
  read: (message: string, context: MessageContext) => Act[],
): Act[] | undefined {
  const [, before = '', name = '', place = ''] = SIGNED.exec(message) ?? []
  if (!name || !isWho(name, context.recognize) || isTitled(before)) return undefined
  const said = read(before, context)
  const isEnding = said.every(({ kind }) => ENDING.has(kind))
  if (!isEnding) return undefined
  return [
    ...(said.some(({ kind }) => kind === 'done') ? [] : [{ kind: 'done' as const }]),
    ...said.filter(({ kind }) => kind === 'done'),
    { kind: 'name', text: cleanName(name) },
    { kind: 'address', text: cleanAddress(place) },
  ]
}
const ENDING: ReadonlySet<Act['kind']> = new Set([
  'done',
  'yes',
  'no',
  'keep',
  'other',
  'thank',
  'ask',
])
