import { isRouteErrorResponse } from 'react-router'

/**
 * offline: the device has no network, so nothing was sent; unreachable: no response came, or a proxy's;
 * timeout: none came in time.
 */
export type ConnectionFailure = 'offline' | 'unreachable' | 'timeout'

/** A gateway's statuses. With these the shop's own pages answer in React Router's format. */
const GATEWAY_STATUSES = new Set([502, 503, 504])

/** How long a page, or a form without files, may wait for its response (ms). Slow 3G needs about 5 s. */
const RESPONSE_TIMEOUT_MS = 30_000

/** Thrown when a page request gets no response in time. */
export class NoResponseInTime extends Error {}

/** @throws NoResponseInTime when the work takes longer than a response may */
export async function waitForResponse<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoResponseInTime()), RESPONSE_TIMEOUT_MS)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

/** Whether a failed page request says something about the connection, and what; undefined for anything else. */
export function classifyFailure(
  failure: unknown,
  wasOnline: boolean,
): ConnectionFailure | undefined {
  if (failure instanceof NoResponseInTime) return 'timeout'
  if (isRouteErrorResponse(failure))
    // The shop's own errors are data, a gateway's a page.
    return GATEWAY_STATUSES.has(failure.status) && typeof failure.data === 'string'
      ? 'unreachable'
      : undefined
  // `fetch` rejects with a TypeError; a response that ends too early cannot be decoded.
  if (failure instanceof TypeError || (failure instanceof Error && failure.cause instanceof Error))
    return wasOnline ? 'unreachable' : 'offline'
  return undefined
}

/**
 * Whether what a page request failed with is a fault of the shop: 500 and above, or an error of the page itself. What
 * an action throws has its status beside its data.
 */
export function isFault(result: unknown): boolean {
  const { init, status } = result as { init?: { status?: number }; status?: number }
  return (init?.status ?? status ?? 500) >= 500
}

/** Why a form could not be sent, or that something broke while the shop took it. */
export type FormFailure = ConnectionFailure | 'fault'

const reasons: Record<FormFailure, string> = {
  offline: 'Sambungan internet terputus',
  unreachable: 'Sambungan ke toko terputus',
  timeout: 'Toko belum menjawab',
  fault: 'Ada yang salah di pihak kami',
}

/** What a form says that could not be sent. Only `offline` is certain that nothing has arrived. */
export const explainToForm = (failure: FormFailure): string =>
  `${reasons[failure]}${failure === 'offline' ? '' : ', jadi belum pasti kiriman ini sampai'}. Isian Anda tetap ada; coba kirim lagi.`

/** What the line above the page says. */
export const noticeMessages: Record<ConnectionFailure, string> = {
  offline: `${reasons.offline}. Halaman ini dan isian Anda tetap ada.`,
  unreachable: 'Toko belum dapat dihubungi. Coba lagi sebentar lagi.',
  timeout: `${reasons.timeout}. Sambungan mungkin lambat; coba lagi.`,
}
