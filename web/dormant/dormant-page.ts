import type { ShownAd } from '../shared/ads/shown-ad.ts'
import type { SupportButtonLook } from '../shared/floating/support-button-face.tsx'

/** A page that is only read, whose own scripts the browser loads when its reader needs them (decision 100). */
export type DormantPage = {
  /** Where the service worker may store a copy of it. */
  copyAddress: string | undefined
  /** The floating button; undefined where the shop has no customer service by message. */
  support: SupportButtonLook | undefined
  ads: readonly ShownAd[]
  /** Whether a phone has a toolbar at the bottom. */
  isRaised: boolean
  /** Whether the general survey may appear. */
  asksForHelp: boolean
}

/** What the reader asked for when they woke the page. React does it once it is there. */
export type WakeRequest = 'assistant' | 'survey'

const page = globalThis as { wakeRequest?: WakeRequest | undefined }

/** The element with what the parts of a dormant page show (dormant-markup.tsx); gone once React shows its own. */
export const findDormantElement = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-dormant]')

/** What one part of a dormant page shows; null where this page has none of it. */
export const findPart = <E extends HTMLElement>(
  name: 'support' | 'survey' | 'popup' | 'banner' | 'failure',
): E | null => document.querySelector<E>(`[data-part=${name}]`)

/** Starts the page's own scripts. A second call changes nothing. */
export function wakePage(request?: WakeRequest): void {
  if (request) page.wakeRequest = request
  dispatchEvent(new Event('wake'))
}

/** Whether the page was woken for this; the answer is given once. */
export function takeWakeRequest(request: WakeRequest): boolean {
  if (page.wakeRequest !== request) return false
  page.wakeRequest = undefined
  return true
}
