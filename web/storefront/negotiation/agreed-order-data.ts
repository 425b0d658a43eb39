import { buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'
import { redirect } from 'react-router'
import { isCallError } from '#platform/contract/call-error.ts'
import { apiContext, sessionContext, type PageContext } from '#web/context.ts'
import { readFormData } from '#web/form.ts'
import { openPayment } from '../checkout/open-payment.ts'
import { replyAtPoFile, uploadPoFile, withoutPoFile } from '../orders/upload-po-file.ts'
import { NewNegotiationOrder } from '#modules/checkout/negotiation-orders/contract.ts'

/** An accepted negotiation with the days on which it can come; `problem` says what prevents the order. */
export async function loadAgreedOrder(context: PageContext, id: string, query: URLSearchParams) {
  if (context.get(sessionContext).state !== 'authenticated')
    throw redirect(`/login?${new URLSearchParams({ redirect: `/checkout?${query}` })}`)
  const { negotiations, customers } = context.get(apiContext)
  const [header, { results: lines }, { results: addresses }] = await Promise.all([
    negotiations.header({ id }),
    negotiations.items({ id }),
    customers.addresses(),
  ])
  const requested = query.get('alamat') ?? header.address?.id
  const address = addresses.find((each) => each.id === requested) ?? addresses[0]
  const slots = address && (await loadSlots(context, id, address.id))
  return {
    header,
    lines: lines.filter(({ status }) => status === 'accepted'),
    addresses,
    address,
    slots: slots && 'dates' in slots ? slots : undefined,
    problem: slots && 'problem' in slots ? slots.problem : undefined,
    // One idempotency key per page: a double click or a retry makes one order.
    key: crypto.randomUUID(),
  }
}
export type AgreedOrderData = Awaited<ReturnType<typeof loadAgreedOrder>>

async function loadSlots(context: PageContext, id: string, addressId: string) {
  try {
    return await context.get(apiContext).negotiations.deliverySlots({ id, query: { addressId } })
  } catch (thrown) {
    if (isCallError(thrown)) return { problem: thrown.message }
    throw thrown
  }
}

/** Places an accepted negotiation as an order, and leads to its payment. */
export async function orderAgreed(context: PageContext, form: FormData) {
  const fields = new FormData()
  for (const [name, value] of withoutPoFile(form)) if (name !== 'key') fields.append(name, value)
  const read = readFormData(fields, NewNegotiationOrder)
  if (!read.ok) return read.reply
  const key = String(form.get('key') || crypto.randomUUID())
  try {
    const api = context.get(apiContext)
    const poFileId = await uploadPoFile(api, form)
    const order = await api.negotiations.placeOrder({ body: { ...read.value, poFileId } }, { key })
    // Above the buyer's limit an approver decides before anything is paid.
    if (order.status === 'awaiting_approval')
      return redirect(`/profile/daftar-transaksi/detail?id=${order.id}`, 303)
    const { paymentType, bank } = read.value
    await openPayment(api, { id: order.id, paymentType, bank })
    return redirect(buildPaymentPath({ id: order.id, paymentType }), 303)
  } catch (thrown) {
    return replyAtPoFile(thrown, form)
  }
}
