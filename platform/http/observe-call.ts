import { randomUUID } from 'node:crypto'
import type { Calls } from '../contract/call.ts'
import { isContended, isUnavailable } from '../database/errors.ts'
import type { Log } from '../log.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { StorageError } from '../files/storage-error.ts'
import type { Actor } from './context.ts'
import type { CallRequest } from './dispatch.ts'
import type { FailedCall } from './failed-call.ts'
import { LaneFullError } from './lanes.ts'
import type { CallMetrics } from './metrics.ts'
import { failureResponse, type CallResponse, type ServerFailure } from './serialize.ts'
import { storageUnavailable } from './storage-unavailable.ts'

type ObserverDeps = {
  calls: Calls
  log: Pick<Log, 'error'>
  metrics: CallMetrics
  reportFailure?: ((failed: FailedCall) => void) | undefined
}

/** One call under way. */
type ObservedCall = {
  requestId: string
  /** Who calls, for the report of a failure. */
  setActor(actor: Actor): void
  /** Counts the response and gives it the id of its request. */
  finish(response: CallResponse): CallResponse
  /** The same for whatever was thrown, in the one envelope of failures; logs and reports it. */
  fail(thrown: unknown): CallResponse
}

/** Follows each call to its response. */
export function createCallObserver({ calls, log, metrics, reportFailure }: ObserverDeps) {
  function toFailure(thrown: unknown, call: string, requestId: string): Refusal | ServerFailure {
    if (isRefusal(thrown)) return thrown
    if (thrown instanceof StorageError) {
      log.error({ err: thrown.cause, call, requestId }, 'file store unavailable')
      return storageUnavailable()
    }
    const contended = thrown instanceof LaneFullError || isContended(thrown)
    const status = contended || isUnavailable(thrown) ? 503 : 500
    const message = status === 503 ? 'database unavailable' : 'call failed'
    log.error({ err: thrown, call, requestId }, contended ? 'database contended' : message)
    return { status, isContended: contended }
  }

  return (name: string, request: CallRequest): ObservedCall => {
    const startedAt = performance.now()
    const requestId = request.requestId ?? randomUUID()
    let actor: Actor | undefined
    const finish = (response: CallResponse): CallResponse => {
      metrics.observe(name, response.status, performance.now() - startedAt)
      return { ...response, headers: { ...response.headers, 'x-request-id': requestId } }
    }
    return {
      requestId,
      setActor: (found) => void (actor = found),
      finish,
      fail(thrown) {
        const failure = toFailure(thrown, name, requestId)
        const response = finish(failureResponse(failure))
        const code = isRefusal(failure) ? failure.code : 'server.fault'
        // A 401 only asks for a sign-in.
        if (response.status !== 401)
          reportFailure?.({
            call: calls[name]!,
            request,
            actor,
            response: { status: response.status, code },
            thrown,
          })
        return response
      },
    }
  }
}
