import type { Act } from '../../track/act.ts'
import { normalizeMessage } from '../../words/normalize-message.ts'
import type { MessageContext } from '../message-context.ts'
import { readAgreement } from '../read-agreement.ts'
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
