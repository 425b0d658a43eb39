import type { MiddlewareFunction } from 'react-router'
import { isCallError } from '#platform/contract/call-error.ts'
import { apiContext, sessionContext } from '#web/context.ts'
import { streamEvents } from '../event-stream.ts'
import { FOLLOW_PARAM } from './follow-param.ts'

/** `?order=…&ikuti=1` responds with the events of a payment, for as long as the page is open. */
export const streamPayment: MiddlewareFunction<Response> = async (
  { context, request, url },
  next,
) => {
  const id = url.searchParams.get('order')
  if (!id || !url.searchParams.has(FOLLOW_PARAM)) return next()
  // Tells a browser not to connect again.
  if (context.get(sessionContext).state !== 'authenticated')
    return new Response(null, { status: 204 })
  try {
    const events = await context.get(apiContext).payments.follow({ id })
    return streamEvents(events, request.signal)
  } catch (thrown) {
    if (isCallError(thrown)) return new Response(null, { status: thrown.status || 503 })
    throw thrown
  }
}
