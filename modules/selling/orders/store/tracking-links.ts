import type { Db } from '#platform/database/database.ts'

export const insertTrackingLink = (
  tx: Db,
  link: { tokenHash: Buffer; deliveryId: string; expiresAt: Date; isShared: boolean },
) =>
  tx
    .insertInto('tracking_link')
    .values({
      token_hash: link.tokenHash,
      delivery_order_id: link.deliveryId,
      expires_at: link.expiresAt,
      is_shared: link.isShared,
    })
    .execute()

/** Deletes the links of a delivery whose message has not left: not those that its buyer has made. */
export const deleteTrackingLinks = (tx: Db, deliveryId: string) =>
  tx
    .deleteFrom('tracking_link')
    .where('delivery_order_id', '=', deliveryId)
    .where('is_shared', '=', false)
    .execute()

/** The delivery and the order that an open link shows. */
export const findTracked = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('tracking_link as link')
    .innerJoin('delivery_order as delivery', 'delivery.id', 'link.delivery_order_id')
    .innerJoin('sales_order', 'sales_order.id', 'delivery.order_id')
    .select(['delivery.id', 'delivery.order_id as orderId', 'sales_order.delivery as agreed'])
    .where('link.token_hash', '=', tokenHash)
    .where('link.expires_at', '>', now)
    .executeTakeFirst()
