import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { OkResponse, listOf, DateTime, PageQuery } from '#platform/contract/schemas.ts'
import { DeviceToken } from '#modules/people/identity/contract.ts'
import { EmailAddress, NewPassword, PersonName } from '#modules/people/identity/person-contract.ts'
import { StaffMemberState, staffRoles } from './rules.ts'

const RolesInput = z.array(z.enum(staffRoles)).min(1, 'Pilih paling sedikit satu peran.').max(20)

/** A staff member. */
export const StaffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  state: z.enum(StaffMemberState),
  createdAt: DateTime,
  suspendedAt: DateTime.nullable(),
  /** The last use of a session that has not been purged yet. */
  lastSeenAt: DateTime.nullable(),
})

const adminOnly = { who: 'staff', roles: ['admin'] } as const
const memberCallOptions = { ...adminOnly, ids: 'uuid', response: json(StaffMember) } as const
const adminChangeRefusals = ['staff.own_admin', 'staff.last_admin', 'staff.state'] as const

/** Staff accounts, for admins. */
export const staffMemberCalls = {
  list: call('GET /staff/staff', {
    ...adminOnly,
    summary: 'Staff members by name',
    query: PageQuery.extend({ search: z.string().trim().max(100).optional() }),
    response: json(listOf(StaffMember)),
  }),
  show: call('GET /staff/staff/{id}', { ...memberCallOptions, summary: 'A staff member' }),
  invite: call('POST /staff/staff', {
    ...adminOnly,
    summary: 'Add a staff member; a link to choose a password is sent by e-mail',
    body: z.object({ name: PersonName, email: EmailAddress, roles: RolesInput }),
    refusals: ['staff.known'],
    response: created(StaffMember),
  }),
  changeRoles: call('PUT /staff/staff/{id}/roles', {
    ...memberCallOptions,
    summary: 'Set the roles of a staff member, effective from the next request',
    /** `seen` are the roles that the caller saw; others are not overwritten. */
    body: z.object({ roles: RolesInput, seen: z.array(z.string()).max(20).optional() }),
    refusals: [...adminChangeRefusals, 'desk.changed'],
  }),
  suspend: call('POST /staff/staff/{id}/suspension', {
    ...memberCallOptions,
    summary: 'Suspend a staff member; sessions and links end at once',
    refusals: adminChangeRefusals,
  }),
  lift: call('DELETE /staff/staff/{id}/suspension', {
    ...memberCallOptions,
    summary: 'Lift the suspension of a staff member',
    refusals: ['staff.state'],
  }),
  sendLink: call('POST /staff/staff/{id}/password-link', {
    ...memberCallOptions,
    summary: 'E-mail a link to choose a password',
    refusals: ['staff.state'],
  }),
}

const signedOutLimit = { seconds: 600, by: 'address' } as const

/** Passwords of staff members who are not signed in. */
export const staffPasswordCalls = {
  requestLink: call('POST /staff/auth/password-link', {
    summary: 'E-mail a link to choose a new password; same response for unknown addresses',
    body: z.object({ email: EmailAddress }),
    limit: { times: 5, ...signedOutLimit },
    response: json(OkResponse),
  }),
  link: call('GET /staff/auth/password/{token}', {
    summary: 'Whether a password link is still valid',
    limit: { times: 60, ...signedOutLimit },
    refusals: ['staff_link.dead', 'staff_link.used'],
    response: json(OkResponse),
  }),
  choose: call('POST /staff/auth/password', {
    failures: [404],
    summary: 'Choose a password with an e-mailed link; all sessions end',
    body: z.object({ token: z.string().min(1).max(200), password: NewPassword }),
    limit: { times: 20, ...signedOutLimit },
    refusals: ['staff_link.dead', 'staff_link.used', 'password.common'],
    response: json(z.object({ email: z.string(), device: DeviceToken })),
  }),
}
