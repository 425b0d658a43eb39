import type { AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { listLines } from '../store/lines.ts'
import { purchaseOrderStateMachine } from '../rules.ts'
import * as records from '../store/purchase-orders.ts'

/** A purchase order, locked until the transaction ends, as what becomes of it needs it. Throws 404. */
export async function readTurnablePurchaseOrder({ db }: AppDeps, id: string) {
  const record = await records.lock(db, id)
  if (!record) throw notFound()
  const { accountId, companyId, sender: name, email, number, status, project, address } = record
  return {
    number,
    status,
    project,
    addressId: address.id,
    buyer: { accountId, companyId, name, email },
    lines: (await listLines(db, id)).map(({ text, qty, variantId }) => ({ text, qty, variantId })),
  }
}

/** The same of one that staff still work on. Throws 404, 409 `upo.state`. */
export async function readOpenPurchaseOrder(deps: AppDeps, id: string) {
  const purchaseOrder = await readTurnablePurchaseOrder(deps, id)
  const { status } = purchaseOrder
  if (status === 'done' || status === 'cancelled') throw purchaseOrderStateMachine.refuse(status)
  return purchaseOrder
}
