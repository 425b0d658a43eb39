import { listSpoken, type Dialogue } from '../track/dialogue.ts'
import type { Heard } from '../track/heard.ts'
import { findTyped } from '../words/find-typed.ts'
import type { ReplyPlan } from './choose-reply.ts'

/** The longest text that is noted as not understood (characters). */
const MAX_UNCLEAR_LENGTH = 200

/** What is noted for staff to make synonyms of: what a message says that the assistant does not know. */
export const listUnclear = (
  { refusal, refusedText, unknownWords, misread }: ReplyPlan,
  dialogue: Dialogue,
  heard: Heard,
): string[] =>
  [
    ...new Set([
      ...unknownWords,
      ...misread.map(({ words }) => words),
      ...listUnlikely(dialogue, heard),
      ...(refusal ? [refusedText] : []),
    ]),
  ]
    .map((text) => text.trim().slice(0, MAX_UNCLEAR_LENGTH))
    .filter(Boolean)

/** Words of this message for which the catalogue has only something similar, or some of which were passed over. */
const listUnlikely = (dialogue: Dialogue, { changes, askedIds }: Heard): string[] => {
  const ids = new Set([
    ...askedIds,
    ...changes.flatMap((change) => ('itemId' in change ? [change.itemId] : [])),
  ])
  return listSpoken(dialogue).flatMap(({ id, words, match, skippedWords = [] }) => {
    const isSimilar = match && match.options.length > 0 && !match.isLikely
    return ids.has(id) && (isSimilar || skippedWords.length > 0)
      ? [[words, ...skippedWords].join(' ')]
      : []
  })
}

/** What was not understood of goods on the list is quoted as it was typed. */
export const quoteTyped = (plan: ReplyPlan, message: string): ReplyPlan => ({
  ...plan,
  misread: plan.misread.map((each) => ({ ...each, words: findTyped(message, each.words) })),
})
