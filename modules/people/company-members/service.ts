import { days, toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext, Context, AppDeps } from '#platform/http/context.ts'
import { rupiah, sen, moneyToJson } from '#platform/money.ts'
import { shareRead } from '#platform/http/shared-reads.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { hashToken } from '#platform/token-hash.ts'
import { assertAccountActive } from '#modules/people/identity/service/accounts.ts'
import { createToken } from '#modules/people/identity/service/tokens.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { writeCompanyInvitationEmail } from './emails.ts'
import {
  assertOwnerRemains,
  overseesCompany,
  type CompanyRole,
  type OrderRuleChanges,
} from './rules.ts'
import * as store from './store/members.ts'

/** How long an invitation is valid. */
const INVITATION_TTL_MS = days(7)

const presentLimit = (limit: number | null) => (limit === null ? null : moneyToJson(sen(limit)))
const limitToSen = (limit: number | null) => (limit === null ? null : rupiah(limit))

type OwnerContext = AppDeps & { companyId: string; company: string; role: CompanyRole }

/** An account's company, role and spending limit; undefined for a missing account. */
export const findMembership = (deps: Pick<AppDeps, 'db' | 'reads'>, accountId: string) =>
  shareRead(deps, `membership of ${accountId}`, () => store.findMembership(deps.db, accountId))

/** A company's active approvers, or its owners where it has no approver. */
export const listApprovers = ({ db }: Pick<AppDeps, 'db'>, companyId: string) =>
  store.listApprovers(db, companyId)

/** Who is asking, in their company. Throws 404 for an account without one. */
export async function loadMembership(ctx: BuyerContext) {
  const found = await findMembership(ctx, ctx.buyer.accountId)
  if (!found?.companyId) throw notFound()
  return {
    ...found,
    companyId: found.companyId,
    company: found.company!,
    requiresPoNumber: found.requiresPoNumber ?? false,
    requiresPoFile: found.requiresPoFile ?? false,
    invoicesDeliveries: found.invoicesDeliveries ?? false,
  }
}

/** The company whose documents the buyer may read as a whole; null without one, and for a purchaser. */
export async function findOverseenCompany(ctx: BuyerContext): Promise<string | null> {
  const found = await findMembership(ctx, ctx.buyer.accountId)
  return found && overseesCompany(found.role) ? found.companyId : null
}

/** The company's members; only owners see invitations. Throws 404. */
export async function listMembers(ctx: BuyerContext) {
  const { companyId, role, requiresPoNumber, requiresPoFile, invoicesDeliveries } =
    await loadMembership(ctx)
  const [members, invites] = await Promise.all([
    store.listMembers(ctx.db, companyId),
    role === 'owner' ? store.listInvitations(ctx.db, companyId, ctx.clock.now()) : [],
  ])
  return {
    role,
    requiresPoNumber,
    requiresPoFile,
    invoicesDeliveries,
    members: members.map(({ limit, ...member }) => ({
      ...member,
      limit: presentLimit(limit),
      me: member.id === ctx.buyer.accountId,
    })),
    invites: invites.map(({ limit, expiresAt, ...invite }) => ({
      ...invite,
      limit: presentLimit(limit),
      expiresAt: toIsoTime(expiresAt),
    })),
  }
}

/** Runs an owner's change with the company locked. Throws 404, 422 `people.not_owner`. */
const runAsOwner = <T>(ctx: BuyerContext, work: (ctx: OwnerContext) => Promise<T>): Promise<T> =>
  withTransaction(ctx, async (ctx) => {
    const before = await loadMembership(ctx)
    await store.lockCompany(ctx.db, before.companyId)
    // Read again under the lock: a concurrent change may have taken the role away.
    const { companyId, company, role } = await loadMembership(ctx)
    if (role !== 'owner')
      throw new Refusal(
        'people.not_owner',
        'Hanya pemilik akun perusahaan yang boleh melakukan ini.',
      )
    return work({ ...ctx, companyId, company, role })
  })

type InvitationInput = { email: string; role: CompanyRole; limit: number | null }

/** Invites a colleague by e-mail. Throws 422 `people.not_owner`, `people.member`. */
export const invite = (ctx: BuyerContext, { email, role, limit }: InvitationInput) =>
  runAsOwner(ctx, async ({ db, clock, companyId, company, ...deps }) => {
    const existing = await store.listMembers(db, companyId)
    if (existing.some((member) => member.email.toLowerCase() === email.toLowerCase()))
      throw fieldRefusal('people.member', 'email', 'Rekan ini sudah ada di perusahaan Anda.')
    const token = createToken()
    const at = clock.now()
    const expiresAt = new Date(at.getTime() + INVITATION_TTL_MS)
    const id = await store.insertInvitation(db, {
      companyId,
      email,
      role,
      limit: limitToSen(limit),
      hash: hashToken(token),
      by: ctx.buyer.accountId,
      at,
      expiresAt,
    })
    const message = writeCompanyInvitationEmail({ company, by: ctx.buyer.name, role }, token)
    await queueEmail(
      { ...deps, db, clock },
      { ...message, template: 'company.invite', recipient: email },
    )
    return { id }
  })

/** Withdraws an invitation. Throws 404, 422 `people.not_owner`. */
export const withdrawInvitation = (ctx: BuyerContext, id: string): Promise<void> =>
  runAsOwner(ctx, async ({ db, companyId }) => {
    if (!(await store.removeInvitation(db, id, companyId))) throw notFound()
  })

/** The invitation of a link. Throws 404 where it is expired, used or unknown. */
export async function showInvitation({ db, clock }: Context, token: string) {
  const found = await store.findInvitation(db, hashToken(token), clock.now())
  if (!found) throw notFound()
  const { company, email, role } = found
  return { company, email, role }
}

/**
 * Joins the company of an invitation, once. Throws 404, 422 `people.other_address` where another address
 * was invited, 422 `people.has_company`, 401 where the account has been closed meanwhile.
 */
export const acceptInvitation = (ctx: BuyerContext, token: string) =>
  withTransaction(ctx, async (ctx) => {
    const found = await store.findInvitation(ctx.db, hashToken(token), ctx.clock.now())
    if (!found) throw notFound()
    if (found.email.toLowerCase() !== ctx.buyer.email.toLowerCase())
      throw new Refusal(
        'people.other_address',
        `Undangan ini untuk ${found.email}. Masuk dengan email itu.`,
      )
    const { companyId, role, limit, company } = found
    const { accountId } = ctx.buyer
    await store.lockCompany(ctx.db, companyId)
    await assertAccountActive(ctx.db, accountId)
    if (!(await store.removeInvitation(ctx.db, found.id, companyId))) throw notFound()
    if (!(await store.joinCompany(ctx.db, accountId, { companyId, role, limit })))
      throw new Refusal('people.has_company', 'Akun ini sudah berbelanja untuk sebuah perusahaan.')
    return { company }
  })

/** What every order of the company has to carry, and how it is invoiced, from now on. Throws 404, 422 `people.not_owner`. */
export const setOrderRules = (ctx: BuyerContext, rules: OrderRuleChanges): Promise<void> =>
  runAsOwner(ctx, ({ db, companyId }) => store.saveOrderRules(db, companyId, rules))

/** Changes a colleague's role and limit. Throws 404, 422 `people.not_owner`, `people.last_owner`. */
export const changeMember = (
  ctx: BuyerContext,
  id: string,
  { role, limit }: { role: CompanyRole; limit: number | null },
): Promise<void> =>
  runAsOwner(ctx, async ({ db, companyId }) => {
    const members = await store.listMembers(db, companyId)
    if (!members.some((member) => member.id === id)) throw notFound()
    assertOwnerRemains(members, id, role)
    await store.setPosition(db, id, { companyId, role, limit: limitToSen(limit) })
  })

/** Removes a colleague. Throws 404, 422 `people.not_owner`, `people.last_owner`. */
export const removeMember = (ctx: BuyerContext, id: string): Promise<void> =>
  runAsOwner(ctx, async ({ db, companyId }) => {
    const members = await store.listMembers(db, companyId)
    if (!members.some((member) => member.id === id)) throw notFound()
    assertOwnerRemains(members, id)
    await store.setPosition(db, id, { companyId: null, role: 'owner', limit: null })
  })

const fieldRefusal = (code: string, field: string, message: string) =>
  Refusal.field(field, code, message)
