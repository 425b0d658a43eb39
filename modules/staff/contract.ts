import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { Done, listOf, Moment, PageQuery } from '#platform/contract/shapes.ts'
import { Email, NewPassword, PersonName } from '#modules/identity/contract.ts'
import { MemberState, roles } from './rules.ts'

const Roles = z.array(z.enum(roles)).min(1, 'Pilih paling sedikit satu peran.').max(20)

/** A member of staff. */
export const Member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  state: z.enum(MemberState),
  createdAt: Moment,
  suspendedAt: Moment.nullable(),
  /** When they were here last, as far as their sessions are still kept. */
  lastSeenAt: Moment.nullable(),
})

const admin = { who: 'staff', roles: ['admin'] } as const
const one = { ...admin, ids: 'uuid', answer: json(Member) } as const
const careful = ['staff.own_admin', 'staff.last_admin', 'staff.state'] as const

/** Staff accounts, for admins. */
export const staffMemberCalls = {
  list: call('GET /staff/staff', {
    ...admin,
    summary: 'Members of staff by name',
    query: PageQuery.extend({ search: z.string().trim().max(100).optional() }),
    answer: json(listOf(Member)),
  }),
  show: call('GET /staff/staff/{id}', { ...one, summary: 'One member of staff' }),
  invite: call('POST /staff/staff', {
    ...admin,
    summary: 'Add a member of staff; a link to choose a password goes out by mail',
    body: z.object({ name: PersonName, email: Email, roles: Roles }),
    refusals: ['staff.known'],
    answer: created(Member),
  }),
  changeRoles: call('PUT /staff/staff/{id}/roles', {
    ...one,
    summary: 'Give a member of staff these roles; they hold from the next request',
    body: z.object({ roles: Roles }),
    refusals: careful,
  }),
  suspend: call('POST /staff/staff/{id}/suspension', {
    ...one,
    summary: 'Suspend a member of staff; sessions and links end at once',
    refusals: careful,
  }),
  lift: call('DELETE /staff/staff/{id}/suspension', {
    ...one,
    summary: 'Lift the suspension of a member of staff',
    refusals: ['staff.state'],
  }),
  sendLink: call('POST /staff/staff/{id}/password-link', {
    ...one,
    summary: 'Mail a link to choose a password',
    refusals: ['staff.state'],
  }),
}

const atTheDoor = { seconds: 600, by: 'address' } as const

/** What a member of staff who is not in yet does about their password. */
export const staffPasswordCalls = {
  requestLink: call('POST /staff/auth/password-link', {
    summary: 'Mail a link to choose a new password; the same answer for unknown addresses',
    body: z.object({ email: Email }),
    limit: { times: 5, ...atTheDoor },
    answer: json(Done),
  }),
  link: call('GET /staff/auth/password/{token}', {
    summary: 'Whether the link of a mail still opens a password',
    limit: { times: 60, ...atTheDoor },
    refusals: ['staff_link.dead', 'staff_link.used'],
    answer: json(Done),
  }),
  choose: call('POST /staff/auth/password', {
    summary: 'Choose a password by the link of a mail; every session ends',
    body: z.object({ token: z.string().min(1).max(200), password: NewPassword }),
    limit: { times: 20, ...atTheDoor },
    refusals: ['staff_link.dead', 'staff_link.used', 'password.common'],
    answer: json(z.object({ email: z.string() })),
  }),
}
