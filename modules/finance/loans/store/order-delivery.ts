import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { LoanDelivery } from '#platform/lender/port.ts'

/** The number of an order, and where it goes. */
export async function findOrderDelivery(
  db: Db,
  orderId: string,
): Promise<{ number: string; delivery: LoanDelivery }> {
  const { rows } = await sql<{ number: string } & LoanDelivery>`
    select number, coalesce(delivery ->> 'contactName', ship_to ->> 'recipient') as recipient,
      coalesce(delivery ->> 'contactPhone', ship_to ->> 'phone') as phone,
      case delivery ->> 'method' when 'pickup' then delivery ->> 'vehicleName'
        else concat_ws(', ', ship_to ->> 'street', ship_to ->> 'village', ship_to ->> 'district',
          ship_to ->> 'city', ship_to ->> 'postalCode') end as address,
      delivery ->> 'date' as date
    from sales_order where id = ${orderId}::uuid`.execute(db)
  const { number, ...delivery } = rows[0]!
  return { number, delivery }
}
