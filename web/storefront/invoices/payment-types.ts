import { redirect } from 'react-router'
import type { Api } from '#modules/client.ts'
import { PaymentChoice } from '#modules/finance/gateway/contract.ts'
import { buildInvoicePath, type InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import { buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'
import { isGatewayType } from '#modules/selling/orders/rules/payment-types.ts'
import { apiContext, type PageContext } from '#web/context.ts'
import { readFormData } from '#web/form.ts'
import type { InvoiceResponse } from './types.ts'

/** What each way to pay an invoice would mean, and why one is not open; nothing where it is not to be paid. */
export async function loadPaymentTypes({ payments }: Api, { id, ...invoice }: InvoiceResponse) {
  const status = invoice.status as InvoiceStatus
  if (status !== 'unpaid' && status !== 'overdue') return []
  const { results: types } = await payments.types()
  return Promise.all(
    types.map(async ({ code, banks }) => {
      const type = await payments.previewType({ id, type: code })
      return { ...type, banks, available: type.canChange, reason: type.whyNot }
    }),
  )
}

/** Has an invoice paid another way, and leads to where it is paid. */
export async function changePaymentType(context: PageContext, form: FormData, id: string) {
  const read = readFormData(form, PaymentChoice)
  if (!read.ok) return read.reply
  try {
    const { payments } = context.get(apiContext)
    const { orderId, paymentType } = await payments.changeType({ id, body: read.value })
    return redirect(
      isGatewayType(paymentType)
        ? buildPaymentPath({ id: orderId, paymentType })
        : buildInvoicePath(id),
      303,
    )
  } catch (thrown) {
    return read.toErrors(thrown)
  }
}
