import type { Role } from '#platform/contract/call.ts'
import { toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordAuditEntry, staleEdit } from '#modules/foundation/audit/service.ts'
import { hashPassword } from '#modules/people/identity/service/password-hash.ts'
import { endStaffSessions } from '#modules/people/identity/service/sessions.ts'
import { writeStaffInvitationEmail, writeStaffPasswordResetEmail } from '../emails.ts'
import { queueLinkEmail } from './password-links.ts'
import * as rules from '../rules.ts'
import * as links from '../store/password-links.ts'
import * as members from '../store/members.ts'

/** In the audit log. */
const ENTITY_TYPE = 'staf'

/** A page of staff members, by name. */
export async function list({ db }: AppDeps, requested: members.StaffListQuery) {
  const { search, page, count } = requested
  const [rows, totals] = await Promise.all([
    members.listPage(db, requested),
    members.countMatching(db, search),
  ])
  return { results: rows.map(presentMember), page, count, ...totals }
}

/** A staff member. Throws 404. */
export const show = async ({ db }: AppDeps, id: string) => presentMember(await members.find(db, id))

/**
 * Adds a staff member, who chooses a password with the link in an e-mail. Throws 422 `staff.known` where
 * the address is already registered.
 */
export const invite = (
  ctx: StaffContext,
  person: { name: string; email: string; roles: readonly Role[] },
) =>
  runAsAdmin(ctx, async (ctx) => {
    const roles = rules.sortRoles(person.roles)
    const newMember = { ...person, roles, passwordHash: null, at: ctx.clock.now() }
    const id = await members.insert(ctx.db, newMember)
    if (!id) {
      const message = 'Alamat ini sudah terdaftar sebagai staf.'
      throw Refusal.field('email', 'staff.known', message)
    }
    await queueInvitation(ctx, { id, email: person.email, roles })
    await recordStaffChange(ctx, { id, name: person.name }, 'Undang staf', undefined, {
      email: person.email,
      roles,
      status: 'invited',
    })
    return show(ctx, id)
  })

type NewRoles = { roles: readonly Role[]; seen?: readonly string[] | undefined }

/**
 * Sets the roles, effective from the next request. Throws 404, 409 `desk.changed` if the member does not
 * have the roles that the caller saw, 422 (`findRejectionReason`).
 */
export const changeRoles = (ctx: StaffContext, id: string, { roles: requested, seen }: NewRoles) =>
  runAsAdmin(ctx, async (ctx, all) => {
    const member = requireMember(all, id)
    const before = rules.sortRoles(member.roles)
    if (seen && seen.toSorted().join() !== before.toSorted().join())
      throw await staleEdit(ctx, {
        entityType: ENTITY_TYPE,
        entityId: member.id,
        values: { roles: before },
      })
    const roles = rules.sortRoles(requested)
    assertChangeAllowed(ctx, all, { ...toRoleHolder(member), roles })
    if (before.join() !== roles.join()) {
      await members.update(ctx.db, id, { roles })
      await recordStaffChange(ctx, member, 'Ubah peran staf', { roles: before }, { roles })
    }
    return show(ctx, id)
  })

/** Suspends a member and ends their sessions and links. Throws 404, 409, 422. */
export const suspend = (ctx: StaffContext, id: string) =>
  runAsAdmin(ctx, async (ctx, all) => {
    const member = requireMember(all, id)
    const { state } = toRoleHolder(member)
    if (state === 'suspended')
      throw new Refusal('staff.state', rules.explainMemberState(state), 409)
    assertChangeAllowed(ctx, all, { ...toRoleHolder(member), state: 'suspended' })
    await members.update(ctx.db, id, { suspended_at: ctx.clock.now() })
    await endStaffSessions(ctx, id, 'suspended')
    await links.removeUnused(ctx.db, id)
    await recordStaffChange(
      ctx,
      member,
      'Tangguhkan staf',
      { status: state },
      { status: 'suspended' },
    )
    return show(ctx, id)
  })

/** Reinstates a suspended member. Throws 404, 409. */
export const reinstate = (ctx: StaffContext, id: string) =>
  runAsAdmin(ctx, async (ctx, all) => {
    const member = requireMember(all, id)
    const { state } = toRoleHolder(member)
    if (state !== 'suspended')
      throw new Refusal('staff.state', rules.explainMemberState(state), 409)
    await members.update(ctx.db, id, { suspended_at: null })
    // A sign-in concurrent with the suspension may have started a session, which must not become valid now.
    await endStaffSessions(ctx, id, 'suspended')
    const status = rules.getMemberState({ ...member, suspendedAt: null })
    await recordStaffChange(ctx, member, 'Buka penangguhan staf', { status: state }, { status })
    return show(ctx, id)
  })

/** E-mails a link to choose a password: the invitation again, or a reset. Throws 404, 409. */
export const sendLink = (ctx: StaffContext, id: string) =>
  runAsAdmin(ctx, async (ctx, all) => {
    const member = requireMember(all, id)
    const { state } = toRoleHolder(member)
    if (state === 'suspended')
      throw new Refusal('staff.state', rules.explainMemberState(state), 409)
    if (state === 'invited') await queueInvitation(ctx, member)
    else
      await queueLinkEmail(ctx, member, rules.SENT_LINK_TTL_MS, 'staff.reset', (token) =>
        writeStaffPasswordResetEmail(ctx.shop.storeName, token, '48 jam'),
      )
    await recordStaffChange(ctx, member, 'Kirim tautan kata sandi staf')
    return show(ctx, id)
  })

/**
 * Creates a staff member with a password. Returns the id; undefined where the address is already
 * registered.
 */
export async function createStaff(
  { db, clock }: AppDeps,
  { password, ...staff }: { name: string; email: string; password: string; roles: readonly Role[] },
): Promise<string | undefined> {
  const passwordHash = await hashPassword(password)
  return members.insert(db, { ...staff, passwordHash, at: clock.now() })
}

type AdminWork<T> = (ctx: StaffContext, all: members.StaffMemberRow[]) => Promise<T>

/** Runs a change of staff, one at a time. Throws 403 where the actor is no longer an active admin. */
const runAsAdmin = <T>(ctx: StaffContext, work: AdminWork<T>): Promise<T> =>
  withTransaction(ctx, async (ctx) => {
    await members.lockAll(ctx.db)
    const all = await members.listAll(ctx.db)
    const actor = all.find(({ id }) => id === ctx.staff.staffId)
    // If two admins remove each other at once, the second has lost the role by now.
    if (!actor || !rules.isActiveAdmin(toRoleHolder(actor)))
      throw new Refusal('staff.role', 'Peran Anda tidak boleh melakukan ini.', 403)
    return work(ctx, all)
  })

function requireMember(all: members.StaffMemberRow[], id: string): members.StaffMemberRow {
  const member = all.find((each) => each.id === id.toLowerCase())
  if (!member) throw notFound()
  return member
}

function assertChangeAllowed(
  { staff }: StaffContext,
  all: members.StaffMemberRow[],
  next: rules.RoleHolder,
): void {
  const refused = rules.findRejectionReason(all.map(toRoleHolder), staff.staffId, next)
  if (refused) throw Refusal.field('roles', refused.code, refused.message)
}

const toRoleHolder = (member: members.StaffMemberRow): rules.RoleHolder => ({
  id: member.id,
  roles: member.roles,
  state: rules.getMemberState(member),
})

const queueInvitation = (
  ctx: StaffContext,
  member: { id: string; email: string; roles: readonly Role[] },
) =>
  queueLinkEmail(ctx, member, rules.SENT_LINK_TTL_MS, 'staff.invitation', (token) =>
    writeStaffInvitationEmail(
      ctx.shop.storeName,
      { by: ctx.staff.name, roles: member.roles },
      token,
    ),
  )

const recordStaffChange = (
  ctx: StaffContext,
  member: { id: string; name: string },
  action: string,
  before?: object,
  after?: object,
) =>
  recordAuditEntry(ctx, {
    action,
    entityType: ENTITY_TYPE,
    entityId: member.id,
    entityLabel: member.name,
    before,
    after,
  })

const presentMember = (member: members.StaffMemberRow & { lastSeenAt: Date | null }) => ({
  id: member.id,
  name: member.name,
  email: member.email,
  roles: rules.sortRoles(member.roles),
  state: rules.getMemberState(member),
  createdAt: toIsoTime(member.createdAt),
  suspendedAt: member.suspendedAt && toIsoTime(member.suspendedAt),
  lastSeenAt: member.lastSeenAt && toIsoTime(member.lastSeenAt),
})
