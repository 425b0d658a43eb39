import { redirect } from 'react-router'
import { PaymentChoice } from '#modules/finance/gateway/contract.ts'
import { buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'
import { apiContext, type PageContext } from '#web/context.ts'
import { readFormData } from '#web/form.ts'

/** Chooses how an order is paid, as a form of its payment's page posts it, and leads to the page of that way. */
export async function choosePayment(context: PageContext, form: FormData, id: string) {
  const fields = new FormData()
  for (const name of ['intent', 'paymentType', 'bank']) {
    const value = form.get(name)
    if (value) fields.set(name, value)
  }
  const read = readFormData(fields, PaymentChoice)
  if (!read.ok) return read.reply
  const key = String(form.get('key') || crypto.randomUUID())
  try {
    const { payments } = context.get(apiContext)
    await payments.choosePayment({ body: { id, ...read.value } }, { key })
  } catch (thrown) {
    return read.toErrors(thrown)
  }
  return redirect(buildPaymentPath({ id, paymentType: read.value.paymentType }), 303)
}
