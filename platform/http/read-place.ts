import type { Call } from '../contract/call.ts'
import type { Db } from '../database/database.ts'
import type { Standby } from '../database/standby.ts'
import { readWritePosition, type WritePosition } from '../database/write-position.ts'
import type { Actor } from './context.ts'

/** The header in which a response names the position of a write, and a later request returns it. */
export const POSITION_HEADER = 'x-write-position'

type PlacedAnswer<T> = { output: T; position: WritePosition | undefined }

/**
 * Runs a call where it may be answered: on the standby when it says so (`canLag`), else on the primary. The
 * position goes back to the caller, whose next reads are no older: after what may have written, and to a
 * caller without one, because only callers that bring a position are read for from the standby.
 */
export async function runInPlace<T>(
  standby: Standby | undefined,
  call: Call,
  { actor, ...request }: { actor: Actor; position?: string | undefined },
  work: (replica?: Db) => Promise<T>,
): Promise<PlacedAnswer<T>> {
  const isPerson = actor.kind === 'buyer' || actor.kind === 'staff'
  if (!standby || !isPerson) return { output: await work(), position: undefined }
  if (call.canLag) {
    const known = readWritePosition(request.position)
    const output = await standby.read(known, work, work)
    return { output, position: known ? undefined : standby.recentPosition() }
  }
  const output = await work()
  const mayWrite = call.method !== 'GET' && !call.onlyReads
  return { output, position: mayWrite ? await standby.findPosition() : undefined }
}
