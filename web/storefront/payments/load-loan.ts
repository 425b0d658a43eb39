import { redirect } from 'react-router'
import type { Api } from '#modules/client.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'
import { apiContext, shopContext, type PageContext } from '#web/context.ts'
import { toFormErrors } from '#web/form.ts'
import { codeIntents } from '#web/shared/one-time-code/code-events.ts'
import { readCode } from '#web/shared/one-time-code/read-code.ts'
import { loadDemoCode } from '../lenders/demo-code.ts'

const groups = {
  credilinq: 'credilinqLoans',
  koinworks: 'koinworksLoans',
  'modal-rakyat': 'modalRakyatLoans',
} as const satisfies Record<LenderCode, keyof Api>

/** The calls of a loan, which are the same at each lender. */
const pickLoanCalls = (api: Api, lender: LenderCode): Api['koinworksLoans'] => api[groups[lender]]

/** How far a lender's payment of an order is. */
export async function loadLoan(context: PageContext, lender: LenderCode, orderId: string) {
  const api = context.get(apiContext)
  const payment = await pickLoanCalls(api, lender).payment({ id: orderId })
  const isDemo = context.get(shopContext).demo
  const demoMessage = payment.sentCode ? await loadDemoCode(api, isDemo) : null
  return { ...payment, demoMessage }
}
export type LoanPayment = Awaited<ReturnType<typeof loadLoan>>

const { request, submit } = codeIntents.loan
const INTENTS: ReadonlySet<unknown> = new Set([request, submit, 'delivery', 'withdraw'])

/** Whether a form of the page is about a loan. */
export const isLoanIntent = (intent: unknown): boolean => INTENTS.has(intent)

/** Runs a form about a loan. Those of the dialog stay on the page, which loads itself again. */
export async function runLoanForm(context: PageContext, form: FormData, orderId: string) {
  const intent = form.get('intent')
  const lender = String(form.get('lender')) as LenderCode
  const id = String(form.get('id') ?? '')
  const calls = pickLoanCalls(context.get(apiContext), lender in groups ? lender : 'koinworks')
  try {
    if (intent === request) {
      const tenor = Number(form.get('tenor')) || undefined
      await calls.requestCode({ body: { data: { id, tenor } } })
      return { ok: true }
    }
    if (intent === submit) {
      await calls.validateCode({ body: { data: { id, code: readCode(form) } } })
      return { ok: true }
    }
    if (intent === 'delivery') {
      const confirm = (form.get('confirm') === 'yes') as true
      await calls.confirmDelivery({ body: { data: { id, confirm } } })
    } else await calls.withdraw({ body: { data: { id } } })
  } catch (thrown) {
    return toFormErrors(thrown)
  }
  const paymentType = intent === 'withdraw' ? 'transfer' : lender
  return redirect(buildPaymentPath({ id: orderId, paymentType }), 303)
}
