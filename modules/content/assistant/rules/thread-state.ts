import { minutes } from '#platform/clock.ts'

/** The states of a thread. `handled`: a person answers in place of the assistant. */
export const ThreadState = ['running', 'handled', 'ended', 'abandoned'] as const
export type ThreadState = (typeof ThreadState)[number]

export const threadStateNames: Record<ThreadState, string> = {
  running: 'Berjalan',
  handled: 'Dijawab staf',
  ended: 'Selesai',
  abandoned: 'Ditinggalkan',
}

/** What a list of threads can be narrowed to: a state, or those whose buyer waits for a person. */
export const ThreadFilter = ['waiting', ...ThreadState] as const
export type ThreadFilter = (typeof ThreadFilter)[number]

/** A thread that was quiet for so long is not gone on with by its buyer (ms; specification §9). */
export const ABANDONED_AFTER_MS = minutes(10)

/** The state of a thread at a time. One that waits for a person is not abandoned: its buyer comes back for the answer. */
export function findThreadState(
  {
    endedAt,
    handlerId,
    lastChatAt,
    waitsSince,
  }: { endedAt: Date | null; handlerId: string | null; lastChatAt: Date; waitsSince: Date | null },
  now: Date,
): ThreadState {
  if (endedAt) return 'ended'
  if (handlerId) return 'handled'
  if (waitsSince) return 'running'
  return now.getTime() - lastChatAt.getTime() < ABANDONED_AFTER_MS ? 'running' : 'abandoned'
}
