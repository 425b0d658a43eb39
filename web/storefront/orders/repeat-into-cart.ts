import { redirect } from 'react-router'
import { apiContext, type PageContext } from '#web/context.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'

/** An order beside today's prices, with the key of the form that repeats it. */
export async function loadRepeat(context: PageContext, id: string) {
  const preview = await context.get(apiContext).repeatOrder.preview({ id })
  return { preview, initialKey: crypto.randomUUID() }
}

/** Puts what can be had into the cart and shows it; where nothing could be added, it says why. */
export async function repeatIntoCart(context: PageContext, id: string, form: FormData) {
  const { added, rejected } = await context
    .get(apiContext)
    .repeatOrder.repeat({ body: { id } }, readIdempotencyKey(form))
  if (added > 0) return redirect('/cart', 303)
  const message = rejected.map((line) => `${line.name}: ${line.message}`).join(' ')
  return { message, code: 'repeat.nothing', errors: {}, values: {} }
}
