import { days } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { formatDateTime } from '#platform/format.ts'
import { deleteIdempotencyKeysOf } from '#platform/http/idempotency.ts'
import type { BuyerContext, AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { eraseByTemplate } from '#modules/foundation/notifications/personal-data.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import * as companyMembers from '#modules/people/company-members/personal-data.ts'
import * as identity from '#modules/people/identity/service/anonymize-account.ts'
import * as verification from '#modules/people/verification/personal-data.ts'
import * as cart from '#modules/selling/cart/personal-data.ts'
import { retainBuyerName } from '#modules/selling/orders/personal-data.ts'
import { ACCOUNT_CLOSED_TEMPLATE, writeAccountClosedEmail } from '../emails.ts'
import { EMAIL_RETENTION_DAYS, listNumbers, type ClosingBlocker } from '../rules.ts'
import { personalDataProviders } from './providers.ts'

/** What prevents the buyer's account from being closed, and how they confirm that it is theirs. */
export const showClosing = async (ctx: BuyerContext) => ({
  proof: await identity.getReauthMethod(ctx),
  open: await listBlockers(ctx, ctx.buyer.accountId),
  handOver: (await companyMembers.findHandOverBlocker(ctx, ctx.buyer.accountId)) ?? null,
})

/**
 * Closes the buyer's account: deletes what no law requires, leaves retained documents unchanged and confirms
 * by e-mail. Throws 422 at the field of the confirmation, 422 `account.open` with the orders and invoices
 * that have to end first, 422 `people.last_owner`, 429 after too many wrong passwords.
 */
export async function closeAccount(
  ctx: BuyerContext,
  input: { password?: string | undefined; email?: string | undefined },
): Promise<void> {
  await identity.confirmOwner(ctx, input)
  const { accountId } = ctx.buyer
  await withTransaction(ctx, async (ctx) => {
    // The order of locks is the one of the checkout (cart first, so that an order is either complete or never
    // placed) and of a review (submissions before their company).
    await cart.lockCart(ctx, accountId)
    await verification.lockSubmissions(ctx, accountId)
    await companyMembers.lockCompany(ctx, accountId)
    const account = await identity.lockForClosing(ctx, accountId)
    if (!account) return cart.erase(ctx, accountId)
    assertNoBlockers(await listBlockers(ctx, accountId))
    const handOver = await companyMembers.findHandOverBlocker(ctx, accountId)
    if (handOver) throw new Refusal('people.last_owner', handOver)
    await retainBuyerName(ctx, account)
    for (const { erase } of personalDataProviders) await erase?.(ctx, accountId)
    await deleteIdempotencyKeysOf(ctx.db, accountId)
    await identity.closeAccount(ctx, account)
    await queueEmail(ctx, {
      template: ACCOUNT_CLOSED_TEMPLATE,
      recipient: account.email,
      ...writeAccountClosedEmail(ctx.shop.storeName, formatDateTime(ctx.clock.now())),
    })
  })
}

async function listBlockers(deps: AppDeps, accountId: string): Promise<ClosingBlocker[]> {
  const blockers: ClosingBlocker[] = []
  for (const { findBlockers } of personalDataProviders)
    if (findBlockers) blockers.push(...(await findBlockers(deps, accountId)))
  return blockers
}

function assertNoBlockers(open: readonly ClosingBlocker[]): void {
  if (open.length === 0) return
  throw new Refusal(
    'account.open',
    `Selesaikan atau batalkan dulu yang masih berjalan: ${listNumbers(open)}.`,
    422,
    { detail: { open } },
  )
}

/** Deletes old e-mails that confirmed a closing: they are the last record of the address. */
export const purgeClosingEmails = (deps: AppDeps): Promise<void> =>
  eraseByTemplate(
    deps,
    ACCOUNT_CLOSED_TEMPLATE,
    new Date(deps.clock.now().getTime() - days(EMAIL_RETENTION_DAYS)),
  )
