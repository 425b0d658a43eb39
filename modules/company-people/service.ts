import { days, isoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext, Context, Tools } from '#platform/http/context.ts'
import { rupiah, sen, toAnswer } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import { holdAccount } from '#modules/identity/service.ts'
import { newToken } from '#modules/identity/tokens.ts'
import { send } from '#modules/notifications/service.ts'
import { inviteLetter } from './letters.ts'
import { checkOwnerLeft, type CompanyRole } from './rules.ts'
import * as store from './store.ts'

/** How long an invitation holds. */
const LASTS = days(7)

const limitAnswer = (limit: number | null) => (limit === null ? null : toAnswer(sen(limit)))
const limitSen = (limit: number | null) => (limit === null ? null : rupiah(limit))

type Inside = Tools & { companyId: string; company: string; role: CompanyRole }

/** Who is asking, in their company. Throws 404 for who has none. */
export async function standingOf({ db, buyer }: BuyerContext) {
  const found = await store.standingOf(db, buyer.accountId)
  if (!found?.companyId) throw notFound()
  return { ...found, companyId: found.companyId, company: found.company! }
}

/** The company's people; only owners see who is invited. Throws 404. */
export async function people(ctx: BuyerContext) {
  const { companyId, role } = await standingOf(ctx)
  const [members, invites] = await Promise.all([
    store.members(ctx.db, companyId),
    role === 'owner' ? store.invites(ctx.db, companyId, ctx.clock.now()) : [],
  ])
  return {
    role,
    members: members.map(({ limit, ...member }) => ({
      ...member,
      limit: limitAnswer(limit),
      me: member.id === ctx.buyer.accountId,
    })),
    invites: invites.map(({ limit, expiresAt, ...invite }) => ({
      ...invite,
      limit: limitAnswer(limit),
      expiresAt: isoTime(expiresAt),
    })),
  }
}

/** Runs an owner's story with the company held. Throws 404, 422 `people.not_owner`. */
const asOwner = <T>(ctx: BuyerContext, story: (inside: Inside) => Promise<T>): Promise<T> =>
  withTransaction(ctx, async (ctx) => {
    const before = await standingOf(ctx)
    await store.lockCompany(ctx.db, before.companyId)
    // Read again under the lock: somebody else may just have changed it.
    const { companyId, company, role } = await standingOf(ctx)
    if (role !== 'owner')
      throw new Refusal(
        'people.not_owner',
        'Hanya pemilik akun perusahaan yang boleh melakukan ini.',
      )
    return story({ ...ctx, companyId, company, role })
  })

type Asked = { email: string; role: CompanyRole; limit: number | null }

/** Invites a colleague by mail. Throws 422 `people.not_owner`, `people.member`. */
export const invite = (ctx: BuyerContext, { email, role, limit }: Asked) =>
  asOwner(ctx, async ({ db, clock, companyId, company, ...tools }) => {
    const known = await store.members(db, companyId)
    if (known.some((member) => member.email.toLowerCase() === email.toLowerCase()))
      throw refused('people.member', 'email', 'Rekan ini sudah ada di perusahaan Anda.')
    const token = newToken()
    const at = clock.now()
    const expiresAt = new Date(at.getTime() + LASTS)
    const id = await store.insertInvite(db, {
      companyId,
      email,
      role,
      limit: limitSen(limit),
      hash: hashToken(token),
      by: ctx.buyer.accountId,
      at,
      expiresAt,
    })
    const letter = inviteLetter({ company, by: ctx.buyer.name, role }, token)
    await send({ ...tools, db, clock }, { ...letter, template: 'company.invite', recipient: email })
    return { id }
  })

/** Takes an invitation back. Throws 404, 422 `people.not_owner`. */
export const withdraw = (ctx: BuyerContext, id: string): Promise<void> =>
  asOwner(ctx, async ({ db, companyId }) => {
    if (!(await store.removeInvite(db, id, companyId))) throw notFound()
  })

/** What a link invites to. Throws 404 for one that is dead, used or never was. */
export async function invited({ db, clock }: Context, token: string) {
  const found = await store.inviteBy(db, hashToken(token), clock.now())
  if (!found) throw notFound()
  const { company, email, role } = found
  return { company, email, role }
}

/**
 * Joins the company of an invitation, once. Throws 404, 422 `people.other_address` for who is not the
 * one invited, `people.has_company`, 401 for who closed their account meanwhile.
 */
export const accept = (ctx: BuyerContext, token: string) =>
  withTransaction(ctx, async (ctx) => {
    const found = await store.inviteBy(ctx.db, hashToken(token), ctx.clock.now())
    if (!found) throw notFound()
    if (found.email.toLowerCase() !== ctx.buyer.email.toLowerCase())
      throw new Refusal(
        'people.other_address',
        `Undangan ini untuk ${found.email}. Masuk dengan email itu.`,
      )
    const { companyId, role, limit, company } = found
    const { accountId } = ctx.buyer
    await store.lockCompany(ctx.db, companyId)
    await holdAccount(ctx.db, accountId)
    if (!(await store.removeInvite(ctx.db, found.id, companyId))) throw notFound()
    if (!(await store.join(ctx.db, accountId, { companyId, role, limit })))
      throw new Refusal('people.has_company', 'Akun ini sudah berbelanja untuk sebuah perusahaan.')
    return { company }
  })

/** Changes a colleague's role and limit. Throws 404, 422 `people.not_owner`, `people.last_owner`. */
export const changeMember = (
  ctx: BuyerContext,
  id: string,
  { role, limit }: { role: CompanyRole; limit: number | null },
): Promise<void> =>
  asOwner(ctx, async ({ db, companyId }) => {
    const members = await store.members(db, companyId)
    if (!members.some((member) => member.id === id)) throw notFound()
    checkOwnerLeft(members, id, role)
    await store.place(db, id, { companyId, role, limit: limitSen(limit) })
  })

/** A colleague leaves. Throws 404, 422 `people.not_owner`, `people.last_owner`. */
export const removeMember = (ctx: BuyerContext, id: string): Promise<void> =>
  asOwner(ctx, async ({ db, companyId }) => {
    const members = await store.members(db, companyId)
    if (!members.some((member) => member.id === id)) throw notFound()
    checkOwnerLeft(members, id)
    await store.place(db, id, { companyId: null, role: 'owner', limit: null })
  })

const refused = (code: string, field: string, message: string) =>
  Refusal.field(field, code, message)
