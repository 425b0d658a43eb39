import type { MiddlewareFunction } from 'react-router'
import { isCallError } from '#platform/contract/call-error.ts'
import type { Api } from '#modules/client.ts'
import { assistantCalls } from '#modules/content/assistant/contract.ts'
import { apiContext } from '#web/context.ts'
import { parseJsonField } from '#web/form/parse-json-field.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { ASSISTANT_PARAM, LAST_EVENT_PARAM } from '#web/shared/assistant/relay-param.ts'
import { streamEvents } from '../event-stream.ts'

/**
 * `/cart?asisten`: begins a conversation or takes a message, and streams the replies of the thread that the parameter
 * names. Browsers have no token, so the page's session speaks for them.
 */
export const relayAssistant: MiddlewareFunction<Response> = async (
  { context, request, url },
  next,
) => {
  const threadId = url.searchParams.get(ASSISTANT_PARAM)
  if (threadId === null) return next()
  const api = context.get(apiContext)
  try {
    if (request.method === 'POST')
      return Response.json(await takePost(api, await readPostedForm(request)))
    const lastEventId =
      request.headers.get('last-event-id') ?? url.searchParams.get(LAST_EVENT_PARAM) ?? undefined
    const events = await api.assistant.stream({ threadId, query: { lastEventId } })
    return streamEvents(events, request.signal)
  } catch (thrown) {
    if (thrown instanceof Response) return new Response(null, { status: thrown.status })
    if (isCallError(thrown))
      return Response.json(
        { code: thrown.code, message: thrown.message },
        { status: thrown.status || 503 },
      )
    throw thrown
  }
}

/** A message or a file has a thread; without one a conversation begins. */
async function takePost(api: Api, form: FormData) {
  if (!form.has('threadId')) return api.assistant.session()
  const file = form.get('file')
  if (file instanceof File) {
    const fields = assistantCalls.file.form.safeParse({ threadId: form.get('threadId') })
    if (!fields.success) throw new Response(null, { status: 422 })
    return api.assistant.file({ form: fields.data, files: { file } }, readIdempotencyKey(form))
  }
  const body = assistantCalls.message.body.safeParse({
    message: form.get('message'),
    threadId: form.get('threadId'),
    currentPage: parseJsonField(form.get('currentPage')) ?? null,
  })
  if (!body.success) throw new Response(null, { status: 422 })
  return api.assistant.message({ body: body.data }, readIdempotencyKey(form))
}
