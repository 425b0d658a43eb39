import { openStorage } from '#web/browser-storage.ts'
import type { CodeKind } from './code-events.ts'

/** Where the browser remembers when a code of each kind was requested last (specification §3), for all its tabs. */
const STORED_NAMES: Record<CodeKind, string> = { limit: 'otp_limit', loan: 'otp_loan_limit' }

/** How long one waits for the next code (ms; specification §9). */
const RESEND_AFTER_MS = 120_000

type Requested = { requestedAt: string; now: string }

/** Stores when a code was requested, in this browser's time (ms); once, however often its page is loaded. */
export function storeRequestTime(kind: CodeKind, { requestedAt, now }: Requested): void {
  const storage = openStorage('localStorage')
  const codeName = `${STORED_NAMES[kind]}_code`
  if (storage.getItem(codeName) === requestedAt) return
  const ageMs = Date.parse(now) - Date.parse(requestedAt)
  storage.setItem(STORED_NAMES[kind], String(Date.now() - ageMs))
  storage.setItem(codeName, requestedAt)
}

/** How many whole seconds are left until another code can be requested. */
export function readSecondsLeft(kind: CodeKind): number {
  const requestedAt = Number(openStorage('localStorage').getItem(STORED_NAMES[kind]) ?? 0)
  return toSecondsLeft(requestedAt + RESEND_AFTER_MS - Date.now())
}

/** The same as the server knows it, before the browser's storage can be read. */
export const computeSecondsLeft = ({ requestedAt, now }: Requested): number =>
  toSecondsLeft(Date.parse(requestedAt) + RESEND_AFTER_MS - Date.parse(now))

const toSecondsLeft = (leftMs: number): number =>
  Math.min(RESEND_AFTER_MS, Math.max(0, Math.ceil(leftMs / 1000) * 1000)) / 1000
