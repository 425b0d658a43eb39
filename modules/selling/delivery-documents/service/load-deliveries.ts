import type { AppDeps } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { assertPrintable } from '../rules/printable.ts'
import * as store from '../store.ts'

export type Cargo = Awaited<ReturnType<typeof store.listCargo>>
export type LoadedDelivery = { delivery: store.DeliveryRow; cargo: Cargo }
type Deps = Pick<AppDeps, 'db'>

/** A delivery with what it carries; of one account where that is given. Throws 404. */
export async function loadDelivery(
  { db }: Deps,
  id: string,
  accountId?: string,
): Promise<LoadedDelivery> {
  const [delivery, cargo] = await Promise.all([
    store.findDelivery(db, id, accountId),
    store.listCargo(db, [id]),
  ])
  if (!delivery) throw notFound()
  return { delivery, cargo }
}

/**
 * The prepared deliveries of some orders with what they carry, the earliest day first. Throws 422
 * `delivery_documents.none` where there are none, `delivery_documents.too_many` for more than one file takes.
 */
export async function loadPrepared(
  { db }: Deps,
  orderIds: readonly string[],
): Promise<[LoadedDelivery, ...LoadedDelivery[]]> {
  const [first, ...others] = await store.listPreparedDeliveries(db, orderIds)
  if (!first)
    throw new Refusal(
      'delivery_documents.none',
      'Pesanan yang dipilih belum punya pengiriman yang disiapkan. Siapkan dulu di pesanannya.',
    )
  const cargo = await store.listCargo(
    db,
    [first, ...others].map(({ id }) => id),
  )
  assertPrintable(cargo.length)
  const byDelivery = Map.groupBy(cargo, (line) => line.delivery_id)
  const load = (delivery: store.DeliveryRow): LoadedDelivery => ({
    delivery,
    cargo: byDelivery.get(delivery.id) ?? [],
  })
  return [load(first), ...others.map(load)]
}

/** Which of some orders have a delivery to print for, and why the others have none. */
export async function checkPrepared({ db }: Deps, orderIds: readonly string[]) {
  const orders = await store.countDeliveries(db, orderIds)
  const results = orderIds.map((id) => {
    const order = orders.find((each) => each.id === id)
    const reason = describeAbsence(order)
    return { id, number: order?.number ?? null, isDone: reason === null, reason }
  })
  return { results }
}

function describeAbsence(order: { prepared: number; departed: number } | undefined): string | null {
  if (!order) return 'Pesanan ini tidak ada lagi.'
  if (order.prepared > 0) return null
  return order.departed > 0
    ? 'Pengirimannya sudah berangkat; surat jalannya ada di pesanan.'
    : 'Belum ada pengiriman yang disiapkan.'
}
