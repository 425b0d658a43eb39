import type { ChatShown } from './chat-thread.ts'
import { ASSISTANT_PARAM, ASSISTANT_URL, LAST_EVENT_PARAM } from './relay-param.ts'

/** Longer than the server needs; the reply itself arrives in the stream (ms). */
const POST_TIMEOUT_MS = 20_000
/** The same for a file over a slow connection (ms). */
const FILE_TIMEOUT_MS = 120_000

/** Posts to the assistant. Throws the response where it is refused, and what `fetch` throws without a connection. */
async function post(body: URLSearchParams | FormData): Promise<unknown> {
  const timeoutMs = body instanceof FormData ? FILE_TIMEOUT_MS : POST_TIMEOUT_MS
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(ASSISTANT_URL, { method: 'POST', body, signal })
  if (!response.ok) throw response
  return response.json()
}

/** Begins a conversation. */
export const beginConversation = async (): Promise<string> =>
  ((await post(new URLSearchParams())) as { threadId: string }).threadId

/** The key of a message: sent again under it, the message stays one. Empty where the browser makes none. */
export const createKey = (): string => globalThis.crypto.randomUUID?.() ?? ''

/** Sends a message, twice where no answer came. Throws as `post` does. */
export async function postMessage({
  threadId,
  text,
  currentPage,
  key,
}: {
  threadId: string
  text: string
  currentPage: object | null
  key: string
}): Promise<void> {
  const page = currentPage ? { currentPage: JSON.stringify(currentPage) } : {}
  await postTwice(new URLSearchParams({ threadId, message: text, key, ...page }), key)
}

/** Sends a file or a photo of a list, twice where no answer came. Throws as `post` does. */
export async function postFile({
  threadId,
  file,
  key,
}: {
  threadId: string
  file: File
  key: string
}): Promise<void> {
  const form = new FormData()
  form.set('threadId', threadId)
  form.set('key', key)
  form.set('file', file, file.name)
  await postTwice(form, key)
}

async function postTwice(body: URLSearchParams | FormData, key: string): Promise<void> {
  try {
    await post(body)
  } catch (thrown) {
    if (thrown instanceof Response || !key) throw thrown
    await post(body)
  }
}

/** The shop's reason for a refusal; null if it gave none. */
export async function readRefusal(thrown: unknown): Promise<string | null> {
  if (!(thrown instanceof Response)) return null
  const { code, message } = await readProblem(thrown)
  const isFault = thrown.status >= 500 && code !== 'limit.busy'
  return isFault || typeof message !== 'string' ? null : message
}

/** The code and the sentence of an error answer. */
async function readProblem(response: Response): Promise<{ code?: unknown; message?: unknown }> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body ? body : {}
}

/** Whether what was thrown says that the conversation takes no more: it ended, is full, or is not known any more. */
export async function isOver(thrown: unknown): Promise<boolean> {
  if (!(thrown instanceof Response)) return false
  if (thrown.status === 404) return true
  const { code } = await readProblem(thrown)
  return code === 'chat.ended' || code === 'chat.long'
}

type Listener = {
  onChunk: (text: string, eventId: string) => void
  onContext: (context: ChatShown, eventId: string) => void
  onOpen: () => void
  /** `isClosed`: the browser does not connect again by itself. */
  onError: (isClosed: boolean) => void
}

/** Follows the replies of a conversation behind an event. Returns what ends it. */
export function followConversation(
  threadId: string,
  lastEventId: string | undefined,
  { onChunk, onContext, onOpen, onError }: Listener,
): () => void {
  const query = new URLSearchParams({ [ASSISTANT_PARAM]: threadId })
  if (lastEventId) query.set(LAST_EVENT_PARAM, lastEventId)
  const source = new EventSource(`/cart?${query}`)
  source.addEventListener('open', onOpen)
  source.addEventListener('response', ({ data, lastEventId: id }: MessageEvent<string>) =>
    onChunk(decodeURIComponent(data), id),
  )
  source.addEventListener('context', ({ data, lastEventId: id }: MessageEvent<string>) =>
    onContext(JSON.parse(data) as ChatShown, id),
  )
  source.addEventListener('error', () => onError(source.readyState === EventSource.CLOSED))
  return () => source.close()
}
