import type { MiddlewareFunction } from 'react-router'
import { isCallError } from '#platform/contract/call-error.ts'
import type { Api } from '#modules/client.ts'
import { apiContext, sessionContext } from '#web/context.ts'
import { streamEvents } from '../event-stream.ts'
import { FOLLOW_PARAM } from './follow-param.ts'

type Events = Parameters<typeof streamEvents>[0]

/** Responds to `?<param>=…&ikuti=1` with events, for as long as the page is open. */
const streamFollowed =
  (
    param: string,
    follow: (api: Api, id: string) => Promise<Events>,
  ): MiddlewareFunction<Response> =>
  async ({ context, request, url }, next) => {
    const id = url.searchParams.get(param)
    if (!id || !url.searchParams.has(FOLLOW_PARAM)) return next()
    // Tells a browser not to connect again.
    if (context.get(sessionContext).state !== 'authenticated')
      return new Response(null, { status: 204 })
    try {
      return streamEvents(await follow(context.get(apiContext), id), request.signal)
    } catch (thrown) {
      if (isCallError(thrown)) return new Response(null, { status: thrown.status || 503 })
      throw thrown
    }
  }

/** The events of an order's payment. */
export const streamPayment = streamFollowed('order', ({ payments }, id) => payments.follow({ id }))

/** The events of several invoices that are paid at once. */
export const streamBundle = streamFollowed('id', ({ paymentBundles }, id) =>
  paymentBundles.followBundle({ id }),
)
