import { redirect } from 'react-router'
import type { Api } from '#modules/client.ts'
import { typedAmount } from '#web/backoffice/order/typed-amount.ts'
import { refusal, valuesOf } from '#web/form.ts'

type People = Api['companyPeople']
type Body = Parameters<People['invite']>[0]['body']

/** Does what a form about the company's people asks; undefined where it is another form. */
export async function peopleStep(
  { companyPeople: people }: Pick<Api, 'companyPeople'>,
  form: FormData,
) {
  const posted = String(form.get('intent') ?? '')
  const [intent, id = ''] = posted.split(' ')
  const steps: Record<string, () => Promise<unknown>> = {
    'people-invite': () =>
      people.invite({ body: { ...roleIn(form), email: String(form.get('email') ?? '') } }),
    'people-withdraw': () => people.withdrawInvite({ id }),
    'people-change': () => people.changeMember({ id, body: roleIn(form) }),
    'people-remove': () => people.removeMember({ id }),
    'people-accept': () => people.accept({ body: { token: String(form.get('token') ?? '') } }),
    'people-approve': () => people.decide({ id, body: { approve: true } }),
    'people-refuse': () =>
      people.decide({
        id,
        body: { approve: false, note: String(form.get('note') ?? '') || undefined },
      }),
  }
  const step = steps[intent ?? '']
  if (!step) return undefined
  try {
    await step()
  } catch (thrown) {
    return refusal(thrown, valuesOf(form))
  }
  return redirect('/profile', 303)
}

/** An empty limit is none; what is no amount goes on as it is, for the call to refuse. */
function roleIn(form: FormData): Pick<Body, 'role' | 'limit'> {
  const text = String(form.get('limit') ?? '').trim()
  const amount = text === '' ? null : Number(typedAmount(text)?.amount ?? Number.NaN)
  return { role: String(form.get('role') ?? '') as Body['role'], limit: amount }
}
