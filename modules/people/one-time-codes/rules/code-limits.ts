import { hours, minutes } from '#platform/clock.ts'

/** What a code confirms: that a limit is opened, or that a loan is drawn. */
export type CodePurpose = 'limit' | 'loan'

/** Digits of a code. */
export const CODE_LENGTH = 6
/** How long a code is good (ms). */
export const CODE_TTL_MS = minutes(10)
/** How often a code may be tried. */
const MAX_CODE_GUESSES = 5
/** How long one waits for the next code (s; specification §9). */
export const RESEND_AFTER_SECONDS = 120

/** In which time requests are counted (ms), and how many codes may be requested in it. */
export const REQUEST_WINDOW_MS = hours(1)
export const MAX_REQUESTS = { account: 6, phone: 8, network: 40 } as const

/** A code that was sent, as far as it may be tried. */
type SentCode = { expiresAt: Date; guesses: number; usedAt: Date | null }

/**
 * Why a code is no longer valid, as a sentence; null if it is. Says nothing about the typed digits, so it does not help
 * to guess.
 */
export function explainDeadCode(code: SentCode | undefined, now: Date): string | null {
  if (!code) return 'Minta kode dahulu, lalu tulis enam angkanya.'
  if (code.usedAt) return 'Kode ini sudah dipakai. Minta kode baru bila masih perlu.'
  if (code.expiresAt <= now) return 'Kode ini sudah lewat sepuluh menit. Minta kode baru.'
  if (code.guesses >= MAX_CODE_GUESSES)
    return 'Kode ini sudah lima kali salah, jadi tidak berlaku lagi. Minta kode baru.'
  return null
}

/** How often a code may still be tried. */
export const countGuessesLeft = ({ guesses }: Pick<SentCode, 'guesses'>): number =>
  Math.max(0, MAX_CODE_GUESSES - guesses)
