import { hours } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { hashToken } from '#platform/token-hash.ts'
import { send } from '#modules/notifications/service.ts'
import { mailProofLetter } from './letters.ts'
import { holdAccount } from './service.ts'
import * as proofs from './store/mail-proofs.ts'
import { newToken } from './tokens.ts'

/** How long such a link holds. */
const LASTS = hours(48)

/** Sends a link to the profile's address; opening it proves that its owner reads it. */
export async function sendProof(ctx: BuyerContext): Promise<void> {
  const { accountId, email } = ctx.buyer
  const token = newToken()
  const at = ctx.clock.now()
  await withTransaction(ctx, async (ctx) => {
    await holdAccount(ctx.db, accountId)
    const expiresAt = new Date(at.getTime() + LASTS)
    await proofs.replace(ctx.db, { hash: hashToken(token), accountId, email, at, expiresAt })
    const letter = mailProofLetter(ctx.shop.storeName, token)
    await send(ctx, { ...letter, template: 'identity.mail_proof', recipient: email })
  })
}

/**
 * Whether the last link that was sent has been opened (domain.md). Who was never sent one opened the
 * link of their activation.
 */
export async function isProven({ db, buyer }: BuyerContext): Promise<boolean> {
  const last = await proofs.latest(db, buyer.accountId, buyer.email)
  return last === undefined || last.openedAt !== null
}
