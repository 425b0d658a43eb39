import type { MiddlewareFunction } from 'react-router'
import { isCallError } from '#platform/contract/call-error.ts'
import { adCalls } from '#modules/content/ads/contract.ts'
import { apiContext } from '#web/context.ts'
import { parseJsonField } from '#web/form/parse-json-field.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { AD_EVENTS_FIELD, AD_EVENTS_PARAM } from '#web/shared/ads/event-address.ts'

/** `POST /brand?iklan`: counts what a page's reader saw and pressed of ads. Nobody waits for the answer. */
export const countAds: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  if (request.method !== 'POST' || !url.searchParams.has(AD_EVENTS_PARAM)) return next()
  const form = await readPostedForm(request)
  const body = adCalls.count.body.safeParse({ events: parseJsonField(form.get(AD_EVENTS_FIELD)) })
  if (!body.success) return new Response(null, { status: 422 })
  try {
    await context.get(apiContext).ads.count({ body: body.data })
    return new Response(null, { status: 204 })
  } catch (thrown) {
    if (isCallError(thrown)) return new Response(null, { status: thrown.status || 503 })
    throw thrown
  }
}
