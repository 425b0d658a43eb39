import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { listOpenSessions } from '#modules/people/identity/service/sessions.ts'
import {
  reinstateAccount,
  resendActivationEmail,
  signOutEverywhere,
  suspendAccount,
} from '#modules/people/identity/service/suspension.ts'
import { presentAccount, presentAccountRow } from './presenter.ts'
import * as store from './store.ts'

/** Orders shown with an account. */
const MAX_RECENT_ORDERS = 5

/** A page of the accounts that match, newest first. */
export async function list({ db }: AppDeps, query: store.AccountListQuery) {
  const { page, count } = query
  const [rows, totals] = await Promise.all([
    store.listPage(db, query),
    store.countMatching(db, query),
  ])
  return { results: rows.map(presentAccountRow), page, count, ...totals }
}

/** An account with all its details. Throws 404. */
export async function show(ctx: AppDeps, id: string) {
  const { db } = ctx
  const account = await store.find(db, id)
  const { companyId } = account
  const [colleagues, events, sessions, orders, orderCount] = await Promise.all([
    companyId ? store.listColleagues(db, companyId, id) : [],
    store.listEvents(db, id),
    listOpenSessions(ctx, id),
    store.listOrders(db, id, MAX_RECENT_ORDERS),
    store.countOrders(db, id),
  ])
  return presentAccount(account, { colleagues, events, sessions, orders, orderCount })
}

/** Suspends an account and e-mails its owner the reason. Throws 404, 409 `account.state`. */
export const suspend = (ctx: StaffContext, id: string, reason: string) =>
  changeAccount(ctx, id, async (ctx) => {
    const { name, before, after } = await suspendAccount(ctx, id, ctx.staff.name, reason)
    return buildAuditEntry('Tangguhkan akun', name, { status: before }, { status: after, reason })
  })

/** Lifts a suspension. Throws 404, 409 `account.state`. */
export const reinstate = (ctx: StaffContext, id: string) =>
  changeAccount(ctx, id, async (ctx) => {
    const { name, before, after } = await reinstateAccount(ctx, id, ctx.staff.name)
    return buildAuditEntry('Buka penangguhan akun', name, { status: before }, { status: after })
  })

/** Ends all sessions of an account. Throws 404. */
export const signOut = (ctx: StaffContext, id: string) =>
  changeAccount(ctx, id, async (ctx) => {
    const { name, ended } = await signOutEverywhere(ctx, id)
    return buildAuditEntry(
      'Keluarkan dari semua peranti',
      name,
      { sessions: ended },
      { sessions: 0 },
    )
  })

/** Sends the activation e-mail again. Throws 404, 409 `account.state`. */
export const sendActivation = (ctx: StaffContext, id: string) =>
  changeAccount(ctx, id, async (ctx) => {
    const { name } = await resendActivationEmail(ctx, id)
    return buildAuditEntry('Kirim ulang tautan aktivasi', name)
  })

const buildAuditEntry = (action: string, entityLabel: string, before?: object, after?: object) => ({
  action,
  entityLabel,
  before,
  after,
})

/** Makes a change and its audit entry in one transaction. Returns the changed account. */
async function changeAccount(
  ctx: StaffContext,
  id: string,
  work: (ctx: StaffContext) => Promise<ReturnType<typeof buildAuditEntry>>,
) {
  await withTransaction(ctx, async (ctx) => {
    await recordAuditEntry(ctx, {
      ...(await work(ctx)),
      entityType: 'akun',
      entityId: id.toLowerCase(),
    })
  })
  return show(ctx, id)
}
