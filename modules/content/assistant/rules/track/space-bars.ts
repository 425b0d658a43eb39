import type { Act } from './act.ts'
import { listSpoken, type Dialogue } from './dialogue.ts'
import type { Heard } from './heard.ts'
import { replaceItem } from './replace-item.ts'

/** Notes how far apart the bars of an item lie; the area that they cover follows, or was calculated before. */
export function spaceBars(
  dialogue: Dialogue,
  heard: Heard,
  { itemId, cm }: Extract<Act, { kind: 'space' }>,
): void {
  const item = listSpoken(dialogue).find(({ id }) => id === itemId)
  if (!item) return
  const areaM2 = dialogue.builtM2
  replaceItem(dialogue, { ...item, spacedCm: cm, ...(areaM2 ? { coverM2: areaM2 } : {}) })
  heard.askedIds.push(item.id)
}
