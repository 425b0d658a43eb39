import type { Call } from '../contract/call.ts'
import type { Actor } from './context.ts'
import type { CallRequest } from './dispatch.ts'

/** A call whose answer is an error. */
export type FailedCall = {
  call: Call
  request: CallRequest
  /** Unset where nobody has been identified yet. */
  actor: Actor | undefined
  response: { status: number; code: string }
  thrown: unknown
}
