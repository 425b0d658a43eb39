import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

export type PurchaseOrderLineRow = {
  id: string
  position: number
  written: string
  text: string
  qty: number
  variantId: number | null
}
export type PurchaseOrderLineInput = Omit<PurchaseOrderLineRow, 'id' | 'position'>

/** A record's lines in their order. */
export const listLines = (db: Db, purchaseOrderId: string): Promise<PurchaseOrderLineRow[]> =>
  db
    .selectFrom('upo_line')
    .select(['id', 'position', 'written', 'text', 'qty', 'variant_id as variantId'])
    .where('upo_id', '=', purchaseOrderId)
    .orderBy('position')
    .execute()

/** Appends lines. */
export async function insert(
  tx: Db,
  purchaseOrderId: string,
  lines: readonly PurchaseOrderLineInput[],
): Promise<void> {
  await sql`
    insert into upo_line (upo_id, position, written, text, qty, variant_id)
    select ${purchaseOrderId}::uuid, row.place + coalesce((select max(position) from upo_line where upo_id = ${purchaseOrderId}::uuid), 0),
      row.written, row.text, row.qty, row.variant_id
    from unnest(${lines.map(({ written }) => written)}::text[], ${lines.map(({ text }) => text)}::text[],
      ${lines.map(({ qty }) => qty)}::numeric[], ${lines.map(({ variantId }) => variantId)}::int[])
      with ordinality as row (written, text, qty, variant_id, place)`.execute(tx)
}

/** Updates corrected lines by id, and deletes the record's other lines. */
export async function updateLines(
  tx: Db,
  purchaseOrderId: string,
  lines: readonly Omit<PurchaseOrderLineRow, 'position' | 'written'>[],
): Promise<void> {
  const ids = lines.map(({ id }) => id)
  await sql`delete from upo_line where upo_id = ${purchaseOrderId}::uuid and id <> all (${ids}::uuid[])`.execute(
    tx,
  )
  await sql`
    update upo_line set text = row.text, qty = row.qty, variant_id = row.variant_id
    from unnest(${ids}::uuid[], ${lines.map(({ text }) => text)}::text[],
      ${lines.map(({ qty }) => qty)}::numeric[], ${lines.map(({ variantId }) => variantId)}::int[])
      as row (id, text, qty, variant_id)
    where upo_line.upo_id = ${purchaseOrderId}::uuid and upo_line.id = row.id`.execute(tx)
}

/** The variants that exist among these. */
export async function findExistingVariantIds(
  db: Db,
  variantIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('variant')
    .select('id')
    .where('id', 'in', variantIds.length > 0 ? [...variantIds] : [null as never])
    .execute()
  return new Set(rows.map(({ id }) => id))
}
