import { toIsoTime } from '#platform/clock.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { countGuessesLeft, explainDeadCode, RESEND_AFTER_SECONDS } from '../rules/code-limits.ts'
import { findNewest, type CodeRecord } from '../store/codes.ts'
import type { CodeBinding } from './hash-code.ts'

/** A code as its buyer sees it; null for one that cannot be tried any more. */
export const presentCode = (
  code: Omit<CodeRecord, 'nr' | 'codeHash' | 'keyId'> | undefined,
  now: Date,
) =>
  code && explainDeadCode(code, now) === null
    ? {
        phone: maskPhone(code.phone),
        requestedAt: toIsoTime(code.requestedAt),
        resendAt: toIsoTime(new Date(code.requestedAt.getTime() + RESEND_AFTER_SECONDS * 1000)),
        expiresAt: toIsoTime(code.expiresAt),
        guessesLeft: countGuessesLeft(code),
        now: toIsoTime(now),
      }
    : null

/** The code that the buyer was sent for something, while it can be tried. */
export const findSentCode = async (
  { db, clock, buyer }: BuyerContext,
  { purpose, subjectId }: Omit<CodeBinding, 'amount'>,
) =>
  presentCode(await findNewest(db, { accountId: buyer.accountId, purpose, subjectId }), clock.now())

const maskPhone = (phone: string): string =>
  `${'•'.repeat(Math.max(0, phone.length - 4))}${phone.slice(-4)}`
