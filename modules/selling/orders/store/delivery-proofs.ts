import type { Db } from '#platform/database/database.ts'

/** The handover of a delivery, as its driver's phone sent it. */
export const findProof = (db: Db, deliveryId: string) =>
  db
    .selectFrom('delivery_proof')
    .select(['request_key as requestKey', 'photo_id as photoId'])
    .where('delivery_order_id', '=', deliveryId)
    .executeTakeFirst()

export const insertProof = (
  tx: Db,
  proof: { deliveryId: string; requestKey: string; photoId: string | null; recordedAt: Date },
) =>
  tx
    .insertInto('delivery_proof')
    .values({
      delivery_order_id: proof.deliveryId,
      request_key: proof.requestKey,
      photo_id: proof.photoId,
      recorded_at: proof.recordedAt,
    })
    .execute()

/** The photo of a delivery; of one account's where that is given. */
export const findPhotoId = async (
  db: Db,
  deliveryId: string,
  accountId?: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('delivery_proof as proof')
    .innerJoin('delivery_order', 'delivery_order.id', 'proof.delivery_order_id')
    .innerJoin('sales_order', 'sales_order.id', 'delivery_order.order_id')
    .select('proof.photo_id')
    .where('proof.delivery_order_id', '=', deliveryId)
    .$if(accountId !== undefined, (query) => query.where('sales_order.account_id', '=', accountId!))
    .executeTakeFirst()
  return row?.photo_id ?? undefined
}
