import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { isFormErrors } from '#web/form-errors.ts'

/**
 * What became of a posted form: `accepted` with the action's result, `refused` by the server, or
 * `unknown` where the session ended or the line broke: the form has to be sent again.
 */
export type PostOutcome =
  | { state: 'accepted'; result: unknown }
  | { state: 'refused' }
  | { state: 'unknown' }

let onOutcome: ((outcome: PostOutcome) => void) | undefined

/** Sets the callback for the post that starts next. */
export const expectOutcome = (settle: typeof onOutcome): void => void (onOutcome = settle)

/** Client middleware of the root route: tells each form what became of its post. */
export const reportPostOutcome: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  if (request.method === 'GET') return next()
  const settle = onOutcome
  onOutcome = undefined
  const results = await next()
  const [posted] = Object.values(results)
  if (posted) settle?.(readOutcome(posted))
  return results
}

function readOutcome({ type, result }: DataStrategyResult): PostOutcome {
  // Actions redirect with 303 when they are done; 302 leads away from them, such as to sign-in.
  if (result instanceof Response)
    return result.status === 303 ? { state: 'accepted', result: undefined } : { state: 'unknown' }
  if (type === 'error') return { state: 'unknown' }
  const { data, init } = result as { data: unknown; init?: ResponseInit | null }
  const status = init?.status ?? 200
  if (status >= 500) return { state: 'unknown' }
  return status >= 400 || isFormErrors(data)
    ? { state: 'refused' }
    : { state: 'accepted', result: data }
}
