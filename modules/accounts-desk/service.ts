import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext, Tools } from '#platform/http/context.ts'
import { record } from '#modules/audit/service.ts'
import { openSessions } from '#modules/identity/devices.ts'
import {
  liftAccount,
  mailActivation,
  signOutEverywhere,
  suspendAccount,
} from '#modules/identity/standing.ts'
import { asAccount, asRow } from './answer.ts'
import * as store from './store.ts'

/** Orders that one look shows. */
const LAST_ORDERS = 5

/** A page of the accounts that match, the newest first. */
export async function list({ db }: Tools, wanted: store.Wanted) {
  const { page, count } = wanted
  const [rows, size] = await Promise.all([store.page(db, wanted), store.total(db, wanted)])
  return { results: rows.map(asRow), page, count, ...size }
}

/** One account with all that the desk asks about it. Throws 404. */
export async function show(ctx: Tools, id: string) {
  const { db } = ctx
  const account = await store.find(db, id)
  const { companyId } = account
  const [colleagues, events, sessions, orders, orderCount] = await Promise.all([
    companyId ? store.colleagues(db, companyId, id) : [],
    store.events(db, id),
    openSessions(ctx, id),
    store.orders(db, id, LAST_ORDERS),
    store.orderCount(db, id),
  ])
  return asAccount(account, { colleagues, events, sessions, orders, orderCount })
}

/** Suspends an account, and tells its owner why. Throws 404, 409 `account.state`. */
export const suspend = (ctx: StaffContext, id: string, reason: string) =>
  changing(ctx, id, async (inside) => {
    const { name, before, after } = await suspendAccount(inside, id, ctx.staff.name, reason)
    return note('Tangguhkan akun', name, { status: before }, { status: after, reason })
  })

/** Lifts a suspension. Throws 404, 409 `account.state`. */
export const lift = (ctx: StaffContext, id: string) =>
  changing(ctx, id, async (inside) => {
    const { name, before, after } = await liftAccount(inside, id, ctx.staff.name)
    return note('Buka penangguhan akun', name, { status: before }, { status: after })
  })

/** Ends every session of an account. Throws 404. */
export const signOut = (ctx: StaffContext, id: string) =>
  changing(ctx, id, async (inside) => {
    const { name, ended } = await signOutEverywhere(inside, id)
    return note('Keluarkan dari semua peranti', name, { sessions: ended }, { sessions: 0 })
  })

/** Sends the activation mail again. Throws 404, 409 `account.state`. */
export const sendActivation = (ctx: StaffContext, id: string) =>
  changing(ctx, id, async (inside) => {
    const { name } = await mailActivation(inside, id)
    return note('Kirim ulang tautan aktivasi', name)
  })

const note = (action: string, thingName: string, before?: object, after?: object) => ({
  action,
  thingName,
  before,
  after,
})

/** Does a step and writes it down, both or neither; answers the account as it is then. */
async function changing(
  ctx: StaffContext,
  id: string,
  story: (inside: StaffContext) => Promise<ReturnType<typeof note>>,
) {
  await withTransaction(ctx, async (ctx) => {
    await record(ctx, { ...(await story(ctx)), thing: 'akun', thingId: id.toLowerCase() })
  })
  return show(ctx, id)
}
