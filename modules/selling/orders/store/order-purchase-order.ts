import type { Db } from '#platform/database/database.ts'

/** The purchase order that an order was made of, at once or over a negotiation. */
export const findPurchaseOrder = (db: Db, orderId: string) =>
  db
    .selectFrom('upo')
    .innerJoin('stored_file', 'stored_file.id', 'upo.file_id')
    .select(['upo.id', 'upo.number', 'stored_file.name as fileName'])
    .where((eb) =>
      eb.or([
        eb('upo.order_id', '=', orderId),
        eb(
          'upo.id',
          'in',
          eb.selectFrom('negotiation').select('upo_id').where('order_id', '=', orderId),
        ),
      ]),
    )
    .executeTakeFirst()

export type OrderPurchaseOrder = NonNullable<Awaited<ReturnType<typeof findPurchaseOrder>>>
