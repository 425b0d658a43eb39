import { createBatchQueue } from '#platform/batch-queue.ts'
import { inTransaction, type Db } from '#platform/database/database.ts'
import { isContended, isUnavailable } from '#platform/database/errors.ts'
import { setLockTimeout } from '#platform/database/timeouts.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { lockNewClaims, outputWrites } from '#platform/http/idempotency.ts'
import { LaneFullError } from '#platform/http/lanes.ts'
import { lockFreeStock, reservationWrites } from '#modules/catalogue/stock/service/stock.ts'
import { listReservedLines } from '#modules/checkout/order-placement/rules/order-draft.ts'
import { writeOrders, type DecidedDraft } from '#modules/checkout/order-placement/service.ts'
import { clearCartWrites, lockCartRevisions } from '#modules/selling/cart/service/cart.ts'
import { presentPlacedOrder } from '../presenter.ts'
import { selectWritable, type OrderVerdict } from '../rules/writable-orders.ts'

/** An order that was read without a lock, with the revision of the cart that it is of. */
export type SubmittedOrder = {
  ctx: BuyerContext
  decided: DecidedDraft
  cartRevision: number | undefined
}

/** The response to the order, or why it was not written with the others. */
type WrittenOrder = ReturnType<typeof presentPlacedOrder> | Exclude<OrderVerdict, 'write'>

type OrderWriter = {
  write(order: SubmittedOrder): Promise<WrittenOrder>
  /** The keys of the requests that this process is working on. */
  keysInFlight: Set<string>
}

/** More would hold their locks for too long. */
const MAX_ORDERS = 24
/** How long an order waits for the ones before it (ms). */
const MAX_WAIT_MS = 1_500
/** How long a batch waits for a row (ms), before its orders wait for their own rows alone. */
const LOCK_TIMEOUT_MS = 200

/** One writer for each shop of this process (a process of tests runs several). */
const writers = new WeakMap<Db, OrderWriter>()

/** The writer of the shop that a request is for. */
export function getOrderWriter({ db }: BuyerContext): OrderWriter {
  const writer = writers.get(db) ?? createOrderWriter()
  writers.set(db, writer)
  return writer
}

const createOrderWriter = (): OrderWriter => ({
  keysInFlight: new Set(),
  write: createBatchQueue<SubmittedOrder, WrittenOrder>({
    maxItems: MAX_ORDERS,
    timeout: {
      ms: MAX_WAIT_MS,
      createError: () => new LaneFullError('no turn among the orders'),
    },
    run: writeTogether,
  }),
})

/** Writes orders in one transaction. What concerns one of them alone, it leaves to that one. */
async function writeTogether(orders: readonly SubmittedOrder[]): Promise<WrittenOrder[]> {
  const { db, log } = orders[0]!.ctx
  try {
    return await inTransaction(db, (tx) => writeWithLocks(tx, orders))
  } catch (thrown) {
    if (isUnavailable(thrown) && !isContended(thrown)) throw thrown
    if (!isContended(thrown)) log.error({ err: thrown }, 'orders could not be written together')
    return orders.map(() => 'alone' as const)
  }
}

/** Locks the keys, carts, stock by variant and the counters, in this order, as a single order does. */
async function writeWithLocks(tx: Db, orders: readonly SubmittedOrder[]): Promise<WrittenOrder[]> {
  const deps = { ...orders[0]!.ctx, db: tx }
  const candidates = orders.map(({ ctx, decided, cartRevision }) => ({
    accountId: ctx.buyer.accountId,
    cartRevision,
    reserved: listReservedLines(decided.draft),
  }))
  await setLockTimeout(tx, LOCK_TIMEOUT_MS)
  const isNew = await findNewOnes(tx, orders)
  const revisions = await lockCartRevisions(
    tx,
    candidates.map(({ accountId }) => accountId),
  )
  const freeStock = await lockFreeStock(
    tx,
    candidates.flatMap(({ reserved }) => reserved),
  )
  const verdicts = selectWritable(candidates, { isNew, revisions, freeStock })
  const isWritten = (_: unknown, index: number) => verdicts[index] === 'write'
  const written = orders.filter(isWritten)
  if (written.length === 0) return verdicts as WrittenOrder[]
  const writtenCandidates = candidates.filter(isWritten)
  const decided = written.map((order) => order.decided)
  const placed = await writeOrders(deps, decided, (placed) => [
    reservationWrites(writtenCandidates.flatMap(({ reserved }) => reserved)),
    clearCartWrites(
      writtenCandidates.map(({ accountId }) => accountId),
      deps.clock.now(),
    ),
    ...recordWrites(written, placed.map(presentPlacedOrder)),
  ])
  const outputs = placed.map(presentPlacedOrder)
  return verdicts.map((verdict) => (verdict === 'write' ? outputs.shift()! : verdict))
}

/** Whether each order's key is new; without a key it always is. */
async function findNewOnes(tx: Db, orders: readonly SubmittedOrder[]): Promise<boolean[]> {
  const claims = orders.flatMap(({ ctx: { claim } }) => claim ?? [])
  const isNew = claims.length > 0 ? await lockNewClaims(tx, claims) : []
  return orders.map(({ ctx: { claim } }) => (claim ? isNew.shift()! : true))
}

/** The writes that record the responses to requests with a key. */
function recordWrites(
  written: readonly SubmittedOrder[],
  outputs: readonly ReturnType<typeof presentPlacedOrder>[],
) {
  const recorded = written.flatMap(({ ctx: { claim } }, index) =>
    claim ? [{ claim, output: outputs[index] }] : [],
  )
  return recorded.length > 0 ? [outputWrites(recorded)] : []
}
