import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/database/database.ts'
import { sen } from '#platform/money.ts'
import { presentEmail } from '#modules/people/identity/rules/accounts.ts'
import type { ShipTo, AgreedDelivery } from '../contract.ts'
import type { OrderStatus } from '../rules/order-status.ts'

/** A closed account loses its name; the order's documents still show it. */
export const buyerNameSql = sql<string>`coalesce(sales_order.buyer_name, account.name)`

/** The account whose orders may be read; undefined for staff, who may read all. */
export type OrderOwner = string | undefined

/** What vehicles carry of an order (kg, m³): all but what the buyer picks up beside it. */
const sentSql = (
  column: 'weight_kg' | 'volume_m3',
) => sql<number>`${sql.ref(`sales_order.${column}`)} - case
  when sales_order.delivery ->> 'method' = 'delivery' then coalesce((select sum(${sql.ref(`picked_up.${column}`)})
    from sales_order_line as picked_up where picked_up.order_id = sales_order.id and picked_up.is_pickup), 0)
  else 0 end`

/** An order without its lines; undefined for a missing one and for another owner's. */
export async function findOrderHead(db: Db, id: string, owner: OrderOwner) {
  const row = await db
    .selectFrom('sales_order')
    .innerJoin('account', 'account.id', 'sales_order.account_id')
    .leftJoin('company', 'company.id', 'sales_order.company_id')
    .select([
      'sales_order.id',
      'sales_order.number',
      'sales_order.status',
      'sales_order.placed_at',
      'sales_order.expires_at',
      'sales_order.payment_type',
      'sales_order.invoices_deliveries',
      'sales_order.goods_total',
      'sales_order.freight_total',
      'sales_order.total',
      'sales_order.tax_exclusive',
      'sales_order.tax_base',
      'sales_order.tax',
      sentSql('weight_kg').as('weight_kg'),
      sentSql('volume_m3').as('volume_m3'),
      'sales_order.ship_to',
      'sales_order.delivery',
      'sales_order.po_number',
      'sales_order.note',
      buyerNameSql.as('buyer_name'),
      'account.email as buyer_email',
      'account.phone as buyer_phone',
      'company.name as company_name',
      'company.requires_po_file',
    ])
    .where('sales_order.id', '=', id)
    .$if(owner !== undefined, (query) => query.where('sales_order.account_id', '=', owner!))
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      number: row.number,
      requiresPoFile: row.requires_po_file ?? false,
      status: row.status as OrderStatus,
      placedAt: row.placed_at,
      expiresAt: row.expires_at,
      paymentType: row.payment_type,
      invoicesDeliveries: row.invoices_deliveries,
      goods: sen(row.goods_total),
      freight: sen(row.freight_total),
      total: sen(row.total),
      exclusive: sen(row.tax_exclusive),
      taxBase: sen(row.tax_base),
      tax: sen(row.tax),
      weightKg: row.weight_kg,
      volumeM3: row.volume_m3,
      shipTo: row.ship_to as z.output<typeof ShipTo>,
      delivery: row.delivery as z.output<typeof AgreedDelivery>,
      poNumber: row.po_number,
      note: row.note,
      buyer: {
        name: row.buyer_name,
        email: presentEmail(row.buyer_email),
        phone: row.buyer_phone,
        company: row.company_name,
      },
    }
  )
}

export type OrderHead = NonNullable<Awaited<ReturnType<typeof findOrderHead>>>

/** The lines of an order, with the free stock of the warehouse that each comes from. */
export const listLines = (db: Db, orderId: string, owner: OrderOwner) =>
  db
    .selectFrom('sales_order_line as line')
    .innerJoin('sales_order', 'sales_order.id', 'line.order_id')
    .innerJoin('warehouse', 'warehouse.id', 'line.warehouse_id')
    .leftJoin('current_stock as stock', (join) =>
      join
        .onRef('stock.variant_id', '=', 'line.variant_id')
        .onRef('stock.warehouse_id', '=', 'line.warehouse_id'),
    )
    .select((eb) => [
      'line.id',
      'line.variant_id',
      'line.sku',
      'line.product_name',
      'line.variant_name',
      'line.product_slug',
      'line.picture',
      'line.unit',
      'line.quantity',
      'line.shipped',
      'line.cancelled',
      'line.awaited',
      'line.lead_days',
      'line.weight_kg',
      'line.volume_m3',
      'line.is_pickup',
      'line.list_price',
      'line.discount',
      'line.unit_price',
      'line.total',
      'warehouse.name as warehouse',
      eb('stock.on_hand', '-', eb.ref('stock.held')).as('free'),
    ])
    .where('line.order_id', '=', orderId)
    .$if(owner !== undefined, (query) => query.where('sales_order.account_id', '=', owner!))
    .orderBy('line.position')
    .execute()

export type OrderLineRow = Awaited<ReturnType<typeof listLines>>[number]
