import type { Act } from './act.ts'
import { coverArea } from './change-quantity.ts'
import { listSpoken, type Dialogue } from './dialogue.ts'
import type { Heard } from './heard.ts'

type WorkAct = Extract<Act, { kind: 'cover' | 'project' | 'work' | 'plan' }>

/** Notes an area that is covered, something that is built, or work whose goods are asked for. */
export function hearWork(dialogue: Dialogue, heard: Heard, act: WorkAct): void {
  switch (act.kind) {
    case 'cover':
      heard.areaM2 = act.areaM2
      heard.openingsM2 = act.openingsM2 ?? 0
      heard.coverId = act.itemId ?? null
      heard.layers = act.layers ?? null
      heard.isNet = act.isNet === true
      dialogue.builtM2 = act.areaM2
      dialogue.openAreaM2 = listSpoken(dialogue).length === 0 ? act.areaM2 : null
      return coverArea(dialogue, act.areaM2 * (act.layers?.times ?? 1), act.isNet)
    case 'project':
      heard.project = { name: act.name, areaM2: act.areaM2 ?? null }
      dialogue.openAreaM2 = act.areaM2 ?? null
      dialogue.builtM2 = act.areaM2 ?? dialogue.builtM2
      return
    case 'work':
      heard.work = act.work
      dialogue.builtM2 = act.areaM2 ?? dialogue.builtM2
      dialogue.openWork = null
      return
    case 'plan':
      dialogue.openWork = act.work
      heard.topics.push('enough')
  }
}
