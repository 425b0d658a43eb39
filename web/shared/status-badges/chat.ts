import type { ThreadState } from '#modules/content/assistant/rules/thread-state.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const threadStateTones: Record<ThreadState, BadgeTone> = {
  running: 'info',
  handled: 'warning',
  ended: 'success',
  abandoned: 'neutral',
}
