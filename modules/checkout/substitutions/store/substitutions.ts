import type { Db } from '#platform/database/database.ts'
import type { Money } from '#platform/money.ts'
import type { SubstitutionStatus } from '../rules/substitution-status.ts'

const selectSubstitutions = (db: Db) =>
  db
    .selectFrom('order_substitution')
    .select(['id', 'order_id as orderId', 'order_line_id as lineId', 'status', 'note'])
    .select(['replaced_name as replacedName', 'replaced_unit as replacedUnit'])
    .select(['replaced_quantity as replacedQuantity', 'replaced_total as replacedTotal'])
    .select(['variant_id as variantId', 'sku', 'name', 'picture', 'unit', 'quantity'])
    .select(['unit_price as unitPrice', 'total', 'proposed_at as proposedAt'])
    .select(['proposed_by as proposedBy', 'staff_id as staffId', 'expires_at as expiresAt'])
    .select('decided_at as decidedAt')
    .$narrowType<{
      status: SubstitutionStatus
      replacedTotal: Money
      unitPrice: Money
      total: Money
    }>()

export type SubstitutionRecord = Awaited<
  ReturnType<ReturnType<typeof selectSubstitutions>['executeTakeFirstOrThrow']>
>

export const find = (db: Db, id: string): Promise<SubstitutionRecord | undefined> =>
  selectSubstitutions(db).where('id', '=', id).executeTakeFirst()

/** The substitutions of an order, newest first. */
export const listOfOrder = (db: Db, orderId: string): Promise<SubstitutionRecord[]> =>
  selectSubstitutions(db)
    .where('order_id', '=', orderId)
    .orderBy('proposed_at', 'desc')
    .orderBy('id')
    .execute()

export type NewSubstitution = Omit<SubstitutionRecord, 'id' | 'status' | 'decidedAt'>

/** Inserts a proposal; returns its id. */
export async function insert(tx: Db, each: NewSubstitution): Promise<string> {
  const { id } = await tx
    .insertInto('order_substitution')
    .values({
      order_id: each.orderId,
      order_line_id: each.lineId,
      replaced_name: each.replacedName,
      replaced_unit: each.replacedUnit,
      replaced_quantity: each.replacedQuantity,
      replaced_total: each.replacedTotal,
      variant_id: each.variantId,
      sku: each.sku,
      name: each.name,
      picture: each.picture,
      unit: each.unit,
      quantity: each.quantity,
      unit_price: each.unitPrice,
      total: each.total,
      note: each.note,
      proposed_at: each.proposedAt,
      proposed_by: each.proposedBy,
      staff_id: each.staffId,
      expires_at: each.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const saveStatus = (tx: Db, id: string, status: SubstitutionStatus, at: Date) =>
  tx
    .updateTable('order_substitution')
    .set({ status, decided_at: at })
    .where('id', '=', id)
    .execute()
