import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { OkResponse, DateTime, MoneySchema } from '#platform/contract/schemas.ts'
import { EmailAddress } from '#modules/people/identity/person-contract.ts'
import { companyRoles } from './rules.ts'

const CompanyRoleInput = z.enum(companyRoles, 'Pilih peran.')
/** Whole rupiah including PPN per order; null means no limit. */
const SpendingLimit = z
  .int('Tulis rupiah bulat.')
  .min(0, 'Tidak boleh kurang dari nol.')
  .max(1_000_000_000_000, 'Terlalu besar.')
  .nullable()
  .default(null)

const CompanyMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: CompanyRoleInput,
  limit: MoneySchema.nullable(),
  me: z.boolean(),
})
const CompanyInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role: CompanyRoleInput,
  limit: MoneySchema.nullable(),
  expiresAt: DateTime,
})

const refusals = ['people.not_owner', 'people.last_owner']

/** What every order of the company has to carry: its own PO number, the file of its purchase order. */
export const poRuleFields = { requiresPoNumber: z.boolean(), requiresPoFile: z.boolean() }

export const companyMemberCalls = {
  people: call('GET /customer/company/people', {
    failures: [404],
    summary: 'My company’s people and open invitations (ours)',
    who: 'buyer',
    response: json(
      z.object({
        role: CompanyRoleInput,
        ...poRuleFields,
        /** Whether each delivery on credit terms has an invoice of its own. */
        invoicesDeliveries: z.boolean(),
        members: z.array(CompanyMember),
        invites: z.array(CompanyInvitation),
      }),
    ),
  }),
  invite: call('POST /customer/company/people/invites', {
    failures: [404],
    summary: 'Invite a colleague by e-mail (ours)',
    who: 'buyer',
    body: z.object({ email: EmailAddress, role: CompanyRoleInput, limit: SpendingLimit }),
    limit: { times: 30, seconds: 3600, by: 'caller' },
    refusals: [...refusals, 'people.member'],
    response: created(z.object({ id: z.string() })),
  }),
  withdrawInvite: call('DELETE /customer/company/people/invites/{id}', {
    summary: 'Take an invitation back (ours)',
    who: 'buyer',
    ids: 'uuid',
    refusals,
    response: json(OkResponse),
  }),
  invited: call('GET /customer/company/invitation', {
    failures: [404],
    summary: 'What an invitation’s link invites to (ours)',
    query: z.object({ token: z.string().min(20).max(100) }),
    limit: { times: 60, seconds: 600, by: 'address' },
    response: json(z.object({ company: z.string(), email: z.string(), role: CompanyRoleInput })),
  }),
  accept: call('POST /customer/company/invitation', {
    failures: [404],
    summary: 'Join the company that invited me (ours)',
    who: 'buyer',
    body: z.object({ token: z.string().min(20).max(100) }),
    refusals: ['people.other_address', 'people.has_company'],
    response: json(z.object({ company: z.string() })),
  }),
  setOrderRules: call('PUT /customer/company/order-rules', {
    failures: [404],
    summary:
      'What every order of my company has to carry, and how it is invoiced; what is left out stays (ours)',
    who: 'buyer',
    body: z.object({
      requiresPoNumber: z.boolean().optional(),
      requiresPoFile: z.boolean().optional(),
      invoicesDeliveries: z.boolean().optional(),
    }),
    refusals: ['people.not_owner'],
    response: json(OkResponse),
  }),
  changeMember: call('PATCH /customer/company/people/members/{id}', {
    summary: 'Change a colleague’s role and spending limit (ours)',
    who: 'buyer',
    ids: 'uuid',
    body: z.object({ role: CompanyRoleInput, limit: SpendingLimit }),
    refusals,
    response: json(OkResponse),
  }),
  removeMember: call('DELETE /customer/company/people/members/{id}', {
    summary: 'A colleague leaves the company; their own orders stay theirs (ours)',
    who: 'buyer',
    ids: 'uuid',
    refusals,
    response: json(OkResponse),
  }),
}
