import { toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import { minutes } from '#platform/clock.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { describeRevision, type PaymentState } from '../presenter.ts'
import { loadOwnPayment } from './order-payment.ts'

/** How often a silent stream says that it is alive (ms): sooner than proxies give up. */
const ALIVE_EVERY_MS = 20_000
/** How long a stream lasts (ms); a browser then opens the next one. */
const MAX_STREAM_MS = minutes(5)

type LiveEvent =
  | { event: 'state'; data: ReturnType<typeof describeState> }
  | { event: 'alive'; data: Record<string, never> }

/**
 * The state of an order's payment now and whenever it changes, until nothing can follow or the stream has lasted
 * long enough. Throws 404, and 503 where too many follow.
 */
export async function followPayment(
  ctx: BuyerContext,
  orderId: string,
): Promise<AsyncGenerator<LiveEvent>> {
  const first = describeState(await loadOwnPayment(ctx, orderId))
  ctx.live.requireRoom(toPaymentTopic(orderId))
  return follow(ctx, orderId, first)
}

async function* follow(
  ctx: BuyerContext,
  orderId: string,
  first: ReturnType<typeof describeState>,
): AsyncGenerator<LiveEvent> {
  // Only once the stream is read: who leaves before that would never be counted out. It is followed before it is
  // read again, so that no change falls in between.
  const follower = await ctx.live.follow(toPaymentTopic(orderId))
  const endsAt = performance.now() + MAX_STREAM_MS
  try {
    yield { event: 'state', data: first }
    for (let last = first; !last.isFinal && performance.now() < endsAt;) {
      const now = describeState(await loadOwnPayment(ctx, orderId))
      if (now.revision === last.revision) {
        const state = await follower.next(ALIVE_EVERY_MS)
        if (state === 'closed') return
        if (state === 'quiet') yield { event: 'alive', data: {} }
      } else {
        last = now
        yield { event: 'state', data: now }
      }
    }
  } finally {
    follower.stop()
  }
}

const FINAL_INVOICES = ['paid', 'void']

function describeState(state: PaymentState) {
  return {
    invoiceStatus: state.invoice.status,
    orderStatus: state.order.status,
    revision: describeRevision(state),
    isFinal: FINAL_INVOICES.includes(state.invoice.status),
  }
}
