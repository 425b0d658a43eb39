import { clearAsked } from './add-goods.ts'
import type { Dialogue } from './dialogue.ts'
import type { Change, Heard } from './heard.ts'

/** Notes what the list was before a message that has changed it. */
export function rememberPrevious(
  dialogue: Dialogue,
  { changes }: Heard,
  { items }: Dialogue,
): void {
  const isOfList = ({ kind }: Change) => kind !== 'named' && kind !== 'addressed'
  if (changes.some(isOfList)) dialogue.previous = items
}

/** The list as it was before its last change, which the reply shows. */
export function undoChange(dialogue: Dialogue, heard: Heard): void {
  if (!dialogue.previous) return
  const { items } = dialogue
  dialogue.items = dialogue.previous
  dialogue.previous = items
  clearAsked(dialogue)
  heard.topics.push('list')
}
