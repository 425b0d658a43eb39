import { randomInt } from 'node:crypto'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { toSubnet, tooManyRequests } from '#platform/http/rate-limit.ts'
import { queueCode } from '#modules/foundation/notifications/service.ts'
import {
  CODE_LENGTH,
  CODE_TTL_MS,
  MAX_REQUESTS,
  REQUEST_WINDOW_MS,
  RESEND_AFTER_SECONDS,
} from '../rules/code-limits.ts'
import * as store from '../store/codes.ts'
import { loadNewestKey } from './code-keys.ts'
import { hashCode, type CodeBinding } from './hash-code.ts'
import { presentCode } from './sent-code.ts'

/**
 * Sends a code to the buyer's number by WhatsApp; it replaces an earlier one for the same purpose. Throws 429 before
 * the wait is over, and after too many for the account, the number or the network.
 */
export const requestCode = (ctx: BuyerContext, binding: CodeBinding) =>
  withTransaction(ctx, async (ctx) => {
    const { db, clock, buyer } = ctx
    const { accountId } = buyer
    const phone = await store.findPhone(db, accountId)
    const network = toSubnet(ctx.ipAddress)
    await store.lockRequests(db, [accountId, phone, network])
    await assertMayRequest(ctx, { ...binding, accountId, phone, network })
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
    const requestedAt = clock.now()
    const key = await loadNewestKey(ctx)
    const sent = {
      ...binding,
      accountId,
      phone,
      network,
      requestedAt,
      codeHash: hashCode(key.secret, code, binding, { accountId, phone }),
      keyId: key.id,
      expiresAt: new Date(requestedAt.getTime() + CODE_TTL_MS),
    }
    await store.insertCode(db, sent)
    await queueCode(ctx, code, phone, 'lender.code')
    return presentCode({ ...sent, guesses: 0, usedAt: null }, requestedAt)!
  })

type Request = CodeBinding & { accountId: string; phone: string; network: string }

async function assertMayRequest({ db, clock }: BuyerContext, request: Request): Promise<void> {
  const now = clock.now().getTime()
  const after = new Date(now - REQUEST_WINDOW_MS)
  const { scopes, lastAt } = await store.countRequests(db, request, after)
  const waitMs = lastAt ? lastAt.getTime() + RESEND_AFTER_SECONDS * 1000 - now : 0
  if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1000), 'Kode baru saja dikirim.')
  for (const { scope, count, since } of scopes)
    if (count >= MAX_REQUESTS[scope])
      throw tooManyRequests(
        Math.ceil((since.getTime() + REQUEST_WINDOW_MS - now) / 1000),
        'Terlalu banyak kode diminta.',
      )
}
