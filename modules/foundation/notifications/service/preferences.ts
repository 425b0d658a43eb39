import { randomInt, timingSafeEqual } from 'node:crypto'
import { minutes } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, BuyerContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import * as store from '../preferences-store.ts'
import {
  isSilenced,
  resolveChoices,
  toChoices,
  type MessageChannel,
  type NotificationKind,
} from '../rules/notification-kinds.ts'
import { queueCode } from '../service.ts'

/** How long a code is good, and how often it may be tried. */
const CODE_TTL_MS = minutes(10)
const MAX_GUESSES = 5

/** Which messages the buyer gets, and by which channels. */
export async function showPreferences({ db, buyer }: BuyerContext) {
  const [addresses, choices] = await Promise.all([
    store.findAddresses(db, buyer.accountId),
    store.listChoices(db, [buyer.accountId]),
  ])
  return { ...addresses, kinds: resolveChoices(choices) }
}

/** Switches on the named kinds by channel, and all others off. */
export async function savePreferences(
  ctx: BuyerContext,
  choice: Record<MessageChannel, readonly NotificationKind[]>,
) {
  const { accountId } = ctx.buyer
  const [{ isPhoneVerified }, before] = await Promise.all([
    store.findAddresses(ctx.db, accountId),
    store.listChoices(ctx.db, [accountId]),
  ])
  await store.saveChoices(ctx.db, accountId, toChoices(before, choice, isPhoneVerified))
  return showPreferences(ctx)
}

/** Sends a code by WhatsApp to the buyer's number, in the place of an earlier one. */
export const sendPhoneCode = (ctx: BuyerContext) =>
  withTransaction(ctx, async (ctx) => {
    const { accountId } = ctx.buyer
    const { phone } = await store.findAddresses(ctx.db, accountId)
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const expiresAt = new Date(ctx.clock.now().getTime() + CODE_TTL_MS)
    await store.saveCode(ctx.db, accountId, {
      phone,
      codeHash: hashCode(accountId, code),
      expiresAt,
    })
    await queueCode(ctx, code, phone)
    return { ok: true as const }
  })

/** Verifies the buyer's number by the code. Throws 422 `phone.code`; a wrong code counts as a try. */
export async function verifyPhone(ctx: BuyerContext, code: string) {
  const { accountId } = ctx.buyer
  const isRight = await withTransaction(ctx, async ({ db, clock }) => {
    const sent = await store.countGuess(db, accountId, MAX_GUESSES, clock.now())
    if (!sent || !timingSafeEqual(sent.codeHash, hashCode(accountId, code))) return false
    await store.markVerified(db, accountId, sent.phone, clock.now())
    return true
  })
  if (!isRight)
    throw Refusal.field(
      'code',
      'phone.code',
      'Kode salah atau sudah tidak berlaku. Periksa lagi, atau minta kode baru.',
    )
  return showPreferences(ctx)
}

const hashCode = (accountId: string, code: string) => hashToken(`${accountId} ${code}`)

/** Of these accounts those that hear nothing of a kind. */
export async function findSilenced(
  { db }: Pick<AppDeps, 'db'>,
  kind: NotificationKind,
  accountIds: readonly string[],
): Promise<Set<string>> {
  const choices = await store.listChoices(db, accountIds)
  const reachable = await store.listReachable(db, accountIds)
  const wantsNone = (accountId: string) =>
    isSilenced(
      choices.filter(({ account_id }) => account_id === accountId),
      kind,
      reachable.has(accountId),
    )
  return new Set(accountIds.filter(wantsNone))
}
