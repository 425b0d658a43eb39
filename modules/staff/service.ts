import type { Role } from '#platform/contract/call.ts'
import { isoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext, Tools } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { record } from '#modules/audit/service.ts'
import { hashPassword } from '#modules/identity/passwords.ts'
import { endStaffSessions } from '#modules/identity/service.ts'
import { invitationLetter, newPasswordLetter } from './letters.ts'
import { mailLink } from './passwords.ts'
import * as rules from './rules.ts'
import * as links from './store/links.ts'
import * as members from './store/members.ts'

/** Members of staff by name. */
export async function list({ db }: Tools, wanted: members.Wanted) {
  const { search, page, count } = wanted
  const [rows, size] = await Promise.all([members.page(db, wanted), members.total(db, search)])
  return { results: rows.map(asAnswer), page, count, ...size }
}

/** One member of staff. Throws 404. */
export const show = async ({ db }: Tools, id: string) => asAnswer(await members.find(db, id))

/**
 * Adds a member of staff, who chooses a password by the link of a mail. Throws 422 `staff.known`
 * where the address is on the list already.
 */
export const invite = (
  ctx: StaffContext,
  person: { name: string; email: string; roles: readonly Role[] },
) =>
  changing(ctx, async (inside) => {
    const roles = rules.inOrder(person.roles)
    const added = { ...person, roles, passwordHash: null, at: ctx.clock.now() }
    const id = await members.insert(inside.db, added)
    if (!id) {
      const sentence = 'Alamat ini sudah terdaftar sebagai staf.'
      throw Refusal.field('email', 'staff.known', sentence)
    }
    await sendInvitation(inside, { id, email: person.email, roles })
    await note(inside, { id, name: person.name }, 'Undang staf', undefined, {
      email: person.email,
      roles,
      status: 'invited',
    })
    return show(inside, id)
  })

/** Gives these roles, from the next request on. Throws 404, 422 (`rules.whyNot`). */
export const changeRoles = (ctx: StaffContext, id: string, wanted: readonly Role[]) =>
  changing(ctx, async (inside, all) => {
    const member = memberIn(all, id)
    const roles = rules.inOrder(wanted)
    admit(inside, all, { ...asMember(member), roles })
    const before = rules.inOrder(member.roles)
    if (before.join() !== roles.join()) {
      await members.change(inside.db, id, { roles })
      await note(inside, member, 'Ubah peran staf', { roles: before }, { roles })
    }
    return show(inside, id)
  })

/** Ends all that a member of staff has open, and opens nothing more. Throws 404, 409, 422. */
export const suspend = (ctx: StaffContext, id: string) =>
  changing(ctx, async (inside, all) => {
    const member = memberIn(all, id)
    const { state } = asMember(member)
    if (state === 'suspended') throw new Refusal('staff.state', rules.closed(state), 409)
    admit(inside, all, { ...asMember(member), state: 'suspended' })
    await members.change(inside.db, id, { suspended_at: ctx.clock.now() })
    await endStaffSessions(inside, id, 'suspended')
    await links.removeUnused(inside.db, id)
    await note(inside, member, 'Tangguhkan staf', { status: state }, { status: 'suspended' })
    return show(inside, id)
  })

/** Lets a suspended member of staff in again. Throws 404, 409. */
export const lift = (ctx: StaffContext, id: string) =>
  changing(ctx, async (inside, all) => {
    const member = memberIn(all, id)
    const { state } = asMember(member)
    if (state !== 'suspended') throw new Refusal('staff.state', rules.closed(state), 409)
    await members.change(inside.db, id, { suspended_at: null })
    // A sign-in that ran beside the suspension began a session that must not come alive now.
    await endStaffSessions(inside, id, 'suspended')
    const status = rules.stateOf({ ...member, suspendedAt: null })
    await note(inside, member, 'Buka penangguhan staf', { status: state }, { status })
    return show(inside, id)
  })

/** Mails a link to choose a password: the invitation again, or a way to a new one. Throws 404, 409. */
export const sendLink = (ctx: StaffContext, id: string) =>
  changing(ctx, async (inside, all) => {
    const member = memberIn(all, id)
    const { state } = asMember(member)
    if (state === 'suspended') throw new Refusal('staff.state', rules.closed(state), 409)
    if (state === 'invited') await sendInvitation(inside, member)
    else
      await mailLink(inside, member, rules.SENT_LASTS, 'staff.reset', (token) =>
        newPasswordLetter(ctx.shop.storeName, token, '48 jam'),
      )
    await note(inside, member, 'Kirim tautan kata sandi staf')
    return show(inside, id)
  })

/** Creates a member of staff with a password; the id, undefined where the address has one already. */
export async function createStaff(
  { db, clock }: Tools,
  { password, ...staff }: { name: string; email: string; password: string; roles: readonly Role[] },
): Promise<string | undefined> {
  const passwordHash = await hashPassword(password)
  return members.insert(db, { ...staff, passwordHash, at: clock.now() })
}

type Story<T> = (inside: StaffContext, all: members.KeptMember[]) => Promise<T>

/** One change of staff at a time, by somebody who is an admin still. Throws 403 where they are not. */
const changing = <T>(ctx: StaffContext, story: Story<T>): Promise<T> =>
  withTransaction(ctx, async (ctx) => {
    await members.lockAll(ctx.db)
    const all = await members.all(ctx.db)
    const actor = all.find(({ id }) => id === ctx.staff.staffId)
    // Of two admins who change each other at once, the second one is none any more.
    if (!actor || !rules.isActiveAdmin(asMember(actor)))
      throw new Refusal('staff.role', 'Peran Anda tidak boleh melakukan ini.', 403)
    return story(ctx, all)
  })

function memberIn(all: members.KeptMember[], id: string): members.KeptMember {
  const member = all.find((each) => each.id === id.toLowerCase())
  if (!member) throw notFound()
  return member
}

function admit({ staff }: StaffContext, all: members.KeptMember[], next: rules.Member): void {
  const refused = rules.whyNot(all.map(asMember), staff.staffId, next)
  if (refused) throw Refusal.field('roles', refused.code, refused.message)
}

const asMember = (kept: members.KeptMember): rules.Member => ({
  id: kept.id,
  roles: kept.roles,
  state: rules.stateOf(kept),
})

const sendInvitation = (
  ctx: StaffContext,
  member: { id: string; email: string; roles: readonly Role[] },
) =>
  mailLink(ctx, member, rules.SENT_LASTS, 'staff.invitation', (token) =>
    invitationLetter(ctx.shop.storeName, { by: ctx.staff.name, roles: member.roles }, token),
  )

const note = (
  ctx: StaffContext,
  member: { id: string; name: string },
  action: string,
  before?: object,
  after?: object,
) =>
  record(ctx, { action, thing: 'staf', thingId: member.id, thingName: member.name, before, after })

const asAnswer = (kept: members.KeptMember & { lastSeenAt: Date | null }) => ({
  id: kept.id,
  name: kept.name,
  email: kept.email,
  roles: rules.inOrder(kept.roles),
  state: rules.stateOf(kept),
  createdAt: isoTime(kept.createdAt),
  suspendedAt: kept.suspendedAt && isoTime(kept.suspendedAt),
  lastSeenAt: kept.lastSeenAt && isoTime(kept.lastSeenAt),
})
