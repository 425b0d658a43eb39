import { createHmac } from 'node:crypto'
import type { Money } from '#platform/money.ts'
import type { CodeSubject } from '../store/codes.ts'

/** What a code confirms. Another amount, loan or account makes another code of the same digits. */
export type CodeBinding = Omit<CodeSubject, 'accountId'> & { amount: Money }

/** The HMAC of a code with all that it is bound to. */
export const hashCode = (
  secret: string,
  code: string,
  { purpose, subjectId, amount }: CodeBinding,
  { accountId, phone }: { accountId: string; phone: string },
): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([accountId, phone, purpose, subjectId, amount, code]))
    .digest()
