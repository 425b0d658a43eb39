/** The largest answer of a model that is read (bytes). */
const MAX_ANSWER_BYTES = 512 * 1024

/**
 * `fetch` for an address that is trusted with a key but with nothing else: it follows no redirect, and an answer
 * without an end breaks off.
 */
export async function fetchBounded(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  let received = 0
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength
      if (received > MAX_ANSWER_BYTES) controller.error(new Error('The answer is too long.'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(bounded), {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  })
}
