import type { Act } from '../../track/act.ts'
import { isPlain, normalizeMessage } from '../../words/normalize-message.ts'
import { ADDRESSEES, splitWords } from '../../words/word-sets.ts'
import type { MessageContext } from '../message-context.ts'
import { readAgreement } from '../read-agreement.ts'

/** `udah kak,` and `oke pas itu aja.`: what stands before the first sign. */
const LEAD = /^\s*([^,.\n]{2,40})[,.]\s*(?=\S)/u
const TITLES: ReadonlySet<string> = new Set(
  `${ADDRESSEES} bapak ibu haji hj mba mbah ustad ustadz nama saya atas`.split(' '),
)

/** What follows the words that say that the list is complete; undefined where a message does not begin with them. */
function dropClosing(message: string, context: MessageContext): string | undefined {
  const isKnown = (word: string) => context.recognize(word) !== 'none'
  let rest = message
  let isClosing = false
  for (let lead = LEAD.exec(rest); lead; lead = LEAD.exec(rest)) {
    const acts = readAgreement(normalizeMessage(lead[1]!, isKnown), context)
    if (!acts) break
    isClosing ||= acts.some(({ kind }) => kind === 'done')
    rest = rest.slice(lead[0].length)
  }
  return isClosing ? rest : undefined
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
  const rest = dropClosing(message, context)
  if (rest === undefined) return undefined
  const acts = read(rest, {
    ...context,
    dialogue: { ...dialogue, isListDone: true, asked: { about: 'name' } },
  })
  const [name = ''] = acts.flatMap((act) => (act.kind === 'name' ? [act.text] : []))
  const hasAddress = acts.some(({ kind }) => kind === 'address')
  const words = splitWords(name.toLowerCase()).filter((word) => !TITLES.has(word))
  const isNamed =
    words.length > 0 &&
    words.every((word) => !isPlain(word) && recognize(word) !== 'head') &&
    (hasAddress || /^\p{Lu}/u.test(rest))
  return isNamed && acts.every(({ kind }) => kind === 'name' || kind === 'address')
    ? [{ kind: 'done' }, ...acts]
    : undefined
}
