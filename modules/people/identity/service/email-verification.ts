import { hours } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { hashToken } from '#platform/token-hash.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { writeAddressVerificationEmail } from '../emails.ts'
import { assertAccountActive } from './accounts.ts'
import * as proofs from '../store/email-verifications.ts'
import { createToken } from './tokens.ts'

/** How long a verification link is valid. */
const VERIFICATION_TTL_MS = hours(48)

/** Sends a link to the profile's address; opening it verifies the address. */
export async function sendVerification(ctx: BuyerContext): Promise<void> {
  const { accountId, email } = ctx.buyer
  const token = createToken()
  const at = ctx.clock.now()
  await withTransaction(ctx, async (ctx) => {
    await assertAccountActive(ctx.db, accountId)
    const expiresAt = new Date(at.getTime() + VERIFICATION_TTL_MS)
    await proofs.replace(ctx.db, { hash: hashToken(token), accountId, email, at, expiresAt })
    const message = writeAddressVerificationEmail(ctx.shop.storeName, token)
    await queueEmail(ctx, { ...message, template: 'identity.mail_proof', recipient: email })
  })
}

/**
 * Whether the last verification link has been opened. An account that was never sent one was verified by
 * its activation.
 */
export async function isEmailVerified({ db, buyer }: BuyerContext): Promise<boolean> {
  const latest = await proofs.findLatest(db, buyer.accountId, buyer.email)
  return latest === undefined || latest.openedAt !== null
}
