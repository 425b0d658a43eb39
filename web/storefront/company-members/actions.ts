import { redirect } from 'react-router'
import type { Api } from '#modules/client.ts'
import { parseAmount } from '#web/shared/parse-amount.ts'
import { toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'

type CompanyMembersApi = Api['companyMembers']
type InviteBody = Parameters<CompanyMembersApi['invite']>[0]['body']

/** Handles the forms about a company's members; undefined for any other form. */
export async function handleMemberIntent(
  { companyMembers: members, approvals }: Pick<Api, 'companyMembers' | 'approvals'>,
  form: FormData,
) {
  const value = String(form.get('intent') ?? '')
  const [intent, id = ''] = value.split(' ')
  const handlers: Record<string, () => Promise<unknown>> = {
    'people-invite': () =>
      members.invite({ body: { ...readRole(form), email: String(form.get('email') ?? '') } }),
    'people-withdraw': () => members.withdrawInvite({ id }),
    'people-rules': () =>
      members.setOrderRules({
        body: {
          requiresPoNumber: readYesNo(form, 'requiresPoNumber'),
          requiresPoFile: readYesNo(form, 'requiresPoFile'),
          invoicesDeliveries: readYesNo(form, 'invoicesDeliveries'),
        },
      }),
    'people-change': () => members.changeMember({ id, body: readRole(form) }),
    'people-remove': () => members.removeMember({ id }),
    'people-accept': () => members.accept({ body: { token: String(form.get('token') ?? '') } }),
    'people-approve': () => approvals.decide({ id, body: { approve: true } }),
    'people-refuse': () =>
      approvals.decide({
        id,
        body: { approve: false, note: String(form.get('note') ?? '') || undefined },
      }),
  }
  const handler = handlers[intent ?? '']
  if (!handler) return undefined
  try {
    await handler()
  } catch (thrown) {
    return toFormErrors(thrown, collectFormValues(form))
  }
  return redirect('/profile', 303)
}

/** Undefined where the form does not ask. */
const readYesNo = (form: FormData, name: string): boolean | undefined =>
  form.has(name) ? form.get(name) === 'yes' : undefined

/** An empty limit means none; text that is no amount is passed on for the call to refuse. */
function readRole(form: FormData): Pick<InviteBody, 'role' | 'limit'> {
  const text = String(form.get('limit') ?? '').trim()
  const amount = text === '' ? null : Number(parseAmount(text)?.amount ?? Number.NaN)
  return { role: String(form.get('role') ?? '') as InviteBody['role'], limit: amount }
}
