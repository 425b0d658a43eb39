import { redirect } from 'react-router'
import { z } from 'zod'
import { refundCalls } from '#modules/finance/refunds/contract.ts'
import { buildOrderPath } from '#modules/selling/orders/rules/order-path.ts'
import { apiContext, type PageContext } from '#web/context.ts'
import { readFormData } from '#web/form.ts'
import { REFUNDS_ID } from './document-urls.ts'
import { repeatIntoCart } from './repeat-into-cart.ts'
import { submitReturn } from './submit-return.ts'
import { replyAtPoFile, uploadPoFile, withoutPoFile } from './upload-po-file.ts'

const PoNumber = z.object({ poNumber: z.string().trim().min(1).max(60) })

/** A link that was made for the recipient of a delivery. */
export type SharedTracking = { deliveryId: string; url: string }

/** Runs a form of an order's page: its steps, a return, a repeat, what the buyer decides or corrects. */
export async function handleOrderForm(context: PageContext, id: string, form: FormData) {
  const { orders, orderCancellation, refunds, returns, substitutions, tracking } =
    context.get(apiContext)
  try {
    if (form.get('intent') === 'repeat') return await repeatIntoCart(context, id, form)
    if (form.get('intent') === 'return') return await submitReturn(context, id, form)
    const [intent, recordId = ''] = String(form.get('intent') ?? '').split(' ')
    if (intent === 'share-tracking') {
      const { url } = await tracking.share({ id, deliveryId: recordId })
      return { deliveryId: recordId, url } satisfies SharedTracking
    }
    if (intent === 'withdraw-return') await returns.withdraw({ id, returnId: recordId })
    else if (intent === 'accept-substitution')
      await substitutions.accept({ id, substitutionId: recordId })
    else if (intent === 'refuse-substitution')
      await substitutions.refuse({ id, substitutionId: recordId })
    else if (intent === 'refund-account') {
      const read = readFormData(form, refundCalls.setAccount.body)
      if (!read.ok) return read.reply
      await refunds.setAccount({ id, refundId: recordId, body: read.value })
      // To where it says what becomes of the money now; the page begins far above.
      return redirect(`${buildOrderPath(id)}#${REFUNDS_ID}`, 303)
    } else if (intent === 'cancel')
      await orderCancellation.cancel({ id, body: { reason: String(form.get('reason') ?? '') } })
    else {
      const read = readFormData(withoutPoFile(form), PoNumber)
      if (!read.ok) return read.reply
      const poFileId = await uploadPoFile(context.get(apiContext), form)
      await orders.setPoNumber({ id, body: { ...read.value, poFileId } })
    }
  } catch (thrown) {
    return replyAtPoFile(thrown, form)
  }
  return redirect(buildOrderPath(id), 303)
}
