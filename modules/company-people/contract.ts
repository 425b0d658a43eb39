import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { Done, Moment, MoneyShape } from '#platform/contract/shapes.ts'
import { Email } from '#modules/identity/contract.ts'
import { companyRoles } from './rules.ts'

const Role = z.enum(companyRoles, 'Pilih peran.')
/** Whole rupiah including PPN for one order; null is no limit. */
const Limit = z
  .int('Tulis rupiah bulat.')
  .min(0, 'Tidak boleh kurang dari nol.')
  .max(1_000_000_000_000, 'Terlalu besar.')
  .nullable()
  .default(null)

export const Member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  limit: MoneyShape.nullable(),
  me: z.boolean(),
})
export const Invite = z.object({
  id: z.string(),
  email: z.string(),
  role: Role,
  limit: MoneyShape.nullable(),
  expiresAt: Moment,
})
/** An order that waits for an approver, as they decide about it. */
export const Approval = z.object({
  id: z.string(),
  number: z.string(),
  by: z.string(),
  total: MoneyShape,
  limit: MoneyShape.nullable(),
  askedAt: Moment,
  lines: z.array(
    z.object({ name: z.string(), quantity: z.number(), unit: z.string(), total: MoneyShape }),
  ),
})

const refusals = ['people.not_owner', 'people.last_owner']

export const companyPeopleCalls = {
  people: call('GET /customer/company/people', {
    summary: 'My company’s people and open invitations (ours)',
    who: 'buyer',
    answer: json(z.object({ role: Role, members: z.array(Member), invites: z.array(Invite) })),
  }),
  invite: call('POST /customer/company/people/invites', {
    summary: 'Invite a colleague by mail (ours)',
    who: 'buyer',
    body: z.object({ email: Email, role: Role, limit: Limit }),
    limit: { times: 30, seconds: 3600, by: 'asker' },
    refusals: [...refusals, 'people.member'],
    answer: created(z.object({ id: z.string() })),
  }),
  withdrawInvite: call('DELETE /customer/company/people/invites/{id}', {
    summary: 'Take an invitation back (ours)',
    who: 'buyer',
    ids: 'uuid',
    refusals,
    answer: json(Done),
  }),
  invited: call('GET /customer/company/invitation', {
    summary: 'What an invitation’s link invites to (ours)',
    query: z.object({ token: z.string().min(20).max(100) }),
    limit: { times: 60, seconds: 600, by: 'address' },
    answer: json(z.object({ company: z.string(), email: z.string(), role: Role })),
  }),
  accept: call('POST /customer/company/invitation', {
    summary: 'Join the company that invited me (ours)',
    who: 'buyer',
    body: z.object({ token: z.string().min(20).max(100) }),
    refusals: ['people.other_address', 'people.has_company'],
    answer: json(z.object({ company: z.string() })),
  }),
  changeMember: call('PATCH /customer/company/people/members/{id}', {
    summary: 'Change a colleague’s role and spending limit (ours)',
    who: 'buyer',
    ids: 'uuid',
    body: z.object({ role: Role, limit: Limit }),
    refusals,
    answer: json(Done),
  }),
  removeMember: call('DELETE /customer/company/people/members/{id}', {
    summary: 'A colleague leaves the company; their own orders stay theirs (ours)',
    who: 'buyer',
    ids: 'uuid',
    refusals,
    answer: json(Done),
  }),
  approvals: call('GET /customer/company/approvals', {
    summary: 'Orders of my company that wait for an approver (ours)',
    who: 'buyer',
    answer: json(z.object({ results: z.array(Approval) })),
  }),
  decide: call('POST /customer/company/approvals/{id}', {
    summary: 'Approve an order above its purchaser’s limit, or refuse it with a reason (ours)',
    who: 'buyer',
    ids: 'uuid',
    body: z.object({
      approve: z.boolean(),
      note: z.string().trim().max(300, 'Paling banyak 300 huruf.').optional(),
    }),
    refusals: ['people.not_approver', 'people.reason', 'order.state'],
    answer: json(Done),
  }),
}
