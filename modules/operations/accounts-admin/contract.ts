import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { listOf, DateTime, MoneySchema, PageQuery } from '#platform/contract/schemas.ts'
import { companyStates } from '#modules/people/companies/rules.ts'
import { companyRoles } from '#modules/people/company-members/rules.ts'
import { SessionInfo } from '#modules/people/identity/contract.ts'
import { AccountStatus } from '#modules/people/identity/rules/accounts.ts'
import { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'

/** An account in a list. */
export const AccountListItem = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  status: z.enum(AccountStatus),
  company: z.object({ id: z.string(), name: z.string(), state: z.enum(companyStates) }).nullable(),
  createdAt: DateTime,
})

const Company = z.object({
  id: z.string(),
  name: z.string(),
  entity: z.string().nullable(),
  npwp: z.string().nullable(),
  nib: z.string().nullable(),
  state: z.enum(companyStates),
  stateChangedAt: DateTime,
  /** The company's latest submission; null where there is none. */
  submissionId: z.string().nullable(),
  /** The account's role in the company. */
  role: z.enum(companyRoles),
  /** The other accounts of the company. */
  colleagues: z.array(
    z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(companyRoles) }),
  ),
})

/** An account with all its details. */
export const StaffAccount = AccountListItem.extend({
  company: Company.nullable(),
  activatedAt: DateTime.nullable(),
  /** The account's timeline, oldest first. */
  events: z.array(
    z.object({
      status: z.enum(AccountStatus),
      at: DateTime,
      by: z.string(),
      note: z.string().nullable(),
    }),
  ),
  /** Active sessions, most recently used first. */
  sessions: z.array(SessionInfo),
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      status: z.enum(OrderStatus),
      placedAt: DateTime,
      total: MoneySchema,
    }),
  ),
  orderCount: z.int(),
})

const readOptions = { who: 'staff', roles: ['verification', 'sales'] } as const
const changeOptions = {
  who: 'staff',
  roles: ['verification'],
  ids: 'uuid',
  response: json(StaffAccount),
} as const

/** Buyers' accounts: sales may read, verification may change. */
export const staffAccountCalls = {
  list: call('GET /staff/accounts', {
    ...readOptions,
    summary: 'Accounts by name, e-mail, phone or company, newest first',
    canLag: true,
    query: PageQuery.extend({
      search: z.string().trim().max(100).optional(),
      status: z.enum(AccountStatus).optional().catch(undefined),
    }),
    response: json(listOf(AccountListItem)),
  }),
  show: call('GET /staff/accounts/{id}', {
    ...readOptions,
    summary: 'An account with its company, sessions and latest orders',
    ids: 'uuid',
    response: json(StaffAccount),
  }),
  suspend: call('POST /staff/accounts/{id}/suspension', {
    ...changeOptions,
    summary: 'Suspend an account; its sessions end and its owner gets the reason by e-mail',
    body: z.object({
      reason: z.string().trim().min(5, 'Tulis alasannya; pembeli membacanya.').max(300),
    }),
    refusals: ['account.state'],
  }),
  lift: call('DELETE /staff/accounts/{id}/suspension', {
    ...changeOptions,
    summary: 'Lift the suspension of an account',
    refusals: ['account.state'],
  }),
  signOut: call('POST /staff/accounts/{id}/sign-out', {
    ...changeOptions,
    summary: 'End all sessions of an account',
  }),
  sendActivation: call('POST /staff/accounts/{id}/activation', {
    ...changeOptions,
    summary: 'Send the activation e-mail again',
    refusals: ['account.state'],
  }),
}
