import { days, toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { formatDateTime } from '#platform/format.ts'
import { deleteIdempotencyKeysOf } from '#platform/http/idempotency.ts'
import type { BuyerContext, AppDeps } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import * as cart from '#modules/selling/cart/personal-data.ts'
import * as people from '#modules/people/company-members/personal-data.ts'
import * as identity from '#modules/people/identity/service/close-account.ts'
import { eraseByTemplate } from '#modules/foundation/notifications/personal-data.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { retainBuyerName } from '#modules/selling/orders/personal-data.ts'
import * as verification from '#modules/people/verification/personal-data.ts'
import { personalDataProviders } from './providers.ts'
import { ACCOUNT_CLOSED_TEMPLATE, accountClosedEmail } from './emails.ts'
import { EMAIL_RETENTION_DAYS, listNumbers, type ClosingBlocker } from './rules.ts'

/** All that is kept about the buyer (UU PDP 27/2022 art. 7 and 13), as readable JSON. */
export async function download(ctx: BuyerContext): Promise<Uint8Array> {
  const about = {
    keterangan: `Semua data pribadi Anda yang disimpan ${ctx.shop.storeName}. Waktu ditulis menurut ISO 8601, jumlah uang dalam rupiah.`,
    dibuat_pada: toIsoTime(ctx.clock.now()),
  }
  const parts = []
  for (const { collectPersonalData } of personalDataProviders)
    parts.push(await collectPersonalData(ctx, ctx.buyer.accountId))
  const text = JSON.stringify(Object.assign(about, ...parts), null, 2)
  return new TextEncoder().encode(text)
}

/** What keeps the buyer's account from being closed, and how they show that it is theirs. */
export const showClosing = async (ctx: BuyerContext) => ({
  proof: await identity.getReauthMethod(ctx),
  open: await listBlockers(ctx, ctx.buyer.accountId),
  handOver: (await people.findHandOverBlocker(ctx, ctx.buyer.accountId)) ?? null,
})

/**
 * Closes the buyer's account: what no law asks for is deleted, papers that are kept stay with what
 * they say, a letter confirms it. Throws 422 at the field of the proof, 422 `account.open` that names
 * the orders and invoices which have to end before, 422 `people.last_owner`, 429 after too many
 * wrong passwords.
 */
export async function closeAccount(
  ctx: BuyerContext,
  input: { password?: string | undefined; email?: string | undefined },
): Promise<void> {
  await identity.confirmOwner(ctx, input)
  const { accountId } = ctx.buyer
  await withTransaction(ctx, async (ctx) => {
    // The cart first, as whoever orders locks it: an order is there to be seen, or never comes. Then as
    // the desk does, which decides about papers before it changes their company.
    await cart.lockCart(ctx, accountId)
    await verification.lockSubmissions(ctx, accountId)
    await people.lockCompany(ctx, accountId)
    const account = await identity.lockForClosing(ctx, accountId)
    if (!account) return cart.erase(ctx, accountId)
    assertNoBlockers(await listBlockers(ctx, accountId))
    const handOver = await people.findHandOverBlocker(ctx, accountId)
    if (handOver) throw new Refusal('people.last_owner', handOver)
    await retainBuyerName(ctx, account)
    for (const { erase } of personalDataProviders) await erase?.(ctx, accountId)
    await deleteIdempotencyKeysOf(ctx.db, accountId)
    await identity.closeAccount(ctx, account)
    await queueEmail(ctx, {
      template: ACCOUNT_CLOSED_TEMPLATE,
      recipient: account.email,
      ...accountClosedEmail(ctx.shop.storeName, formatDateTime(ctx.clock.now())),
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

/** Forgets the letters that confirmed a closing: they are the last thing that knows the address. */
export const purgeClosingEmails = (deps: AppDeps): Promise<void> =>
  eraseByTemplate(
    deps,
    ACCOUNT_CLOSED_TEMPLATE,
    new Date(deps.clock.now().getTime() - days(EMAIL_RETENTION_DAYS)),
  )
