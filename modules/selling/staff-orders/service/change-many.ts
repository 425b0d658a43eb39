import type { StaffContext } from '#platform/http/context.ts'
import { isRefusal, Refusal } from '#platform/refusal.ts'
import { complete } from '#modules/selling/orders/service/staff-service.ts'
import { findWork } from '../store/work.ts'
import * as work from './work.ts'

export type ManyOrdersChange =
  | { kind: 'assign'; staffId: string | null }
  | { kind: 'tag' | 'untag'; tag: string }
  | { kind: 'complete' }

/** Changes orders one after the other; what refuses one of them does not stop the others. */
export async function changeMany(
  ctx: StaffContext,
  { ids, change }: { ids: readonly string[]; change: ManyOrdersChange },
) {
  const results = []
  for (const id of new Set(ids)) {
    const number = (await findWork(ctx.db, id))?.number ?? null
    const reason = await tryChange(ctx, id, change)
    results.push({ id, number, isDone: reason === null, reason })
  }
  return { results }
}

/** Why an order was not changed; null where it was. */
async function tryChange(
  ctx: StaffContext,
  id: string,
  change: ManyOrdersChange,
): Promise<string | null> {
  try {
    await apply(ctx, id, change)
    return null
  } catch (thrown) {
    if (isRefusal(thrown)) return thrown.message
    throw thrown
  }
}

function apply(ctx: StaffContext, id: string, change: ManyOrdersChange): Promise<void> {
  if (change.kind === 'assign') return work.assign(ctx, id, change.staffId)
  if (change.kind === 'tag') return work.tag(ctx, id, change.tag)
  if (change.kind === 'untag') return work.untag(ctx, id, change.tag)
  const { roles } = ctx.staff
  if (!roles.includes('sales') && !roles.includes('admin'))
    throw new Refusal('staff.role', 'Hanya peran Penjualan yang boleh menyelesaikan pesanan.', 403)
  return complete(ctx, id)
}
