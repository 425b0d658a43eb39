import { days, isoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { formatMoment } from '#platform/format.ts'
import { forgetKeysOf } from '#platform/http/idempotency.ts'
import type { BuyerContext, Tools } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import * as cart from '#modules/cart/personal-data.ts'
import * as people from '#modules/company-people/personal-data.ts'
import * as identity from '#modules/identity/closing.ts'
import { forgetKind } from '#modules/notifications/personal-data.ts'
import { send } from '#modules/notifications/service.ts'
import { keep as keepOrders } from '#modules/orders/personal-data.ts'
import * as verification from '#modules/verification/personal-data.ts'
import { keepers } from './keepers.ts'
import { CLOSED, closedLetter } from './letters.ts'
import { LETTER_KEPT_DAYS, named, type Open } from './rules.ts'

/** All that is kept about the buyer (UU PDP 27/2022 art. 7 and 13), as readable JSON. */
export async function download(ctx: BuyerContext): Promise<Uint8Array> {
  const about = {
    keterangan: `Semua data pribadi Anda yang disimpan ${ctx.shop.storeName}. Waktu ditulis menurut ISO 8601, jumlah uang dalam rupiah.`,
    dibuat_pada: isoTime(ctx.clock.now()),
  }
  const parts = []
  for (const { personalData } of keepers) parts.push(await personalData(ctx, ctx.buyer.accountId))
  const text = JSON.stringify(Object.assign(about, ...parts), null, 2)
  return new TextEncoder().encode(text)
}

/** What keeps the buyer's account from being closed, and how they show that it is theirs. */
export const closing = async (ctx: BuyerContext) => ({
  proof: await identity.proofFor(ctx),
  open: await openOf(ctx, ctx.buyer.accountId),
  handOver: (await people.handOver(ctx, ctx.buyer.accountId)) ?? null,
})

/**
 * Closes the buyer's account: what no law asks for is deleted, papers that are kept stay with what
 * they say, a letter confirms it. Throws 422 at the field of the proof, 422 `account.open` that names
 * the orders and invoices which have to end before, 422 `people.last_owner`, 429 after too many
 * wrong passwords.
 */
export async function close(
  ctx: BuyerContext,
  given: { password?: string | undefined; email?: string | undefined },
): Promise<void> {
  await identity.proveOwner(ctx, given)
  const { accountId } = ctx.buyer
  await withTransaction(ctx, async (ctx) => {
    // The cart first, as whoever orders locks it: an order is there to be seen, or never comes. Then as
    // the desk does, which decides about papers before it changes their company.
    await cart.lockFor(ctx, accountId)
    await verification.lockFor(ctx, accountId)
    await people.lockFor(ctx, accountId)
    const account = await identity.lockToClose(ctx, accountId)
    if (!account) return cart.forget(ctx, accountId)
    refuseOpen(await openOf(ctx, accountId))
    const handOver = await people.handOver(ctx, accountId)
    if (handOver) throw new Refusal('people.last_owner', handOver)
    await keepOrders(ctx, account)
    for (const { forget } of keepers) await forget?.(ctx, accountId)
    await forgetKeysOf(ctx.db, accountId)
    await identity.closeAccount(ctx, account)
    await send(ctx, {
      template: CLOSED,
      recipient: account.email,
      ...closedLetter(ctx.shop.storeName, formatMoment(ctx.clock.now())),
    })
  })
}

async function openOf(tools: Tools, accountId: string): Promise<Open[]> {
  const found: Open[] = []
  for (const { open } of keepers) if (open) found.push(...(await open(tools, accountId)))
  return found
}

function refuseOpen(open: readonly Open[]): void {
  if (open.length === 0) return
  throw new Refusal(
    'account.open',
    `Selesaikan atau batalkan dulu yang masih berjalan: ${named(open)}.`,
    422,
    { detail: { open } },
  )
}

/** Forgets the letters that confirmed a closing: they are the last thing that knows the address. */
export const purgeLetters = (tools: Tools): Promise<void> =>
  forgetKind(tools, CLOSED, new Date(tools.clock.now().getTime() - days(LETTER_KEPT_DAYS)))
