import pg from 'pg'
import type { PrintProgress } from './seed.ts'

/** Tables that get a million rows; their triggers only note what is summarized at the end anyway. */
const TABLES = ['sales_order', 'sales_order_line', 'invoice', 'delivery_order', 'invoice_line']
/** Orders whose summaries are worked out in one statement. */
const BATCH_SIZE = 50_000
/** Orders of one account: a company that orders several times a day. */
const OF_ONE_BUYER = 10_000

/**
 * Fills a database with orders of two years, each with two lines, an invoice and mostly a delivery: nearly all
 * completed, a few thousand in work. Of one in ten that delivery has the invoice, and the order a draft. The first ones belong to one account. The same ones in every run.
 */
export async function seedManyOrders(
  databaseUrl: string,
  orders: number,
  print: PrintProgress,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`set statement_timeout = 0; set maintenance_work_mem = '1GB'`)
    for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`)
    await createBuyers(client)
    const facts = { $ORDERS: orders, $OF_ONE_BUYER: Math.min(OF_ONE_BUYER, orders / 2) }
    for (const [index, statement] of STATEMENTS.entries()) {
      const text = Object.entries(facts).reduce(
        (sql, [name, value]) => sql.replaceAll(name, String(value)),
        statement,
      )
      await client.query(text)
      print(`  orders: part ${index + 1} of ${STATEMENTS.length + 1}`)
    }
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`)
    await client.query('analyze')
    await summarizeAll(client, orders, print)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Works out all summaries; the indexes are made afterwards, which takes a quarter of the time. */
async function summarizeAll(
  client: pg.Client,
  orders: number,
  print: PrintProgress,
): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
     where tablename = 'order_summary' and indexname <> 'order_summary_pkey'`,
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (let at = 0; at < orders; at += BATCH_SIZE) {
    await client.query(
      `select summarize_orders(array(select id from sales_order where number between $1 and $2))`,
      [toNumber(at + 1), toNumber(at + BATCH_SIZE)],
    )
    print(`  orders: ${Math.min(orders, at + BATCH_SIZE).toLocaleString('en')} summaries`)
  }
  for (const { made } of indexes) await client.query(made)
}

const toNumber = (order: number) => `BENCH/${String(order).padStart(8, '0')}`

/** Twenty thousand people, who order in turn. */
const createBuyers = (client: pg.Client) =>
  client.query(`
    insert into account (id, email, phone, name, password_hash, status, created_at, activated_at)
    select gen_random_uuid(), 'banyak-' || n || '@contoh.id', '+62812' || lpad((n * 7919 % 100000000)::text, 8, '0'),
      (array['Budi','Siti','Agus','Dewi','Rina','Joko','Tono','Wati'])[1 + n % 8] || ' '
        || (array['Santoso','Wijaya','Pratama','Lestari','Saputra','Hidayat','Nugroho'])[1 + n % 7] || ' ' || n,
      '', 'active', now(), now()
    from generate_series(1, 20000) as n`)

const STATEMENTS = [
  `insert into sales_order (number, account_id, status, placed_at, payment_type, goods_total, freight_total, total,
      tax_exclusive, tax_base, tax, weight_kg, volume_m3, ship_to, delivery, city_id, recipient, tags, assignee_id,
      invoices_deliveries)
    select 'BENCH/' || lpad(n::text, 8, '0'), buyers.ids[case when n <= $OF_ONE_BUYER then 1 else 2 + n % 19998 end],
      state.status, placed.at, 'transfer', amount.sen, 0, amount.sen, amount.sen, amount.sen, 0, 100, 1,
      jsonb_build_object('phone', '+62813' || lpad((n * 31 % 100000000)::text, 8, '0')),
      jsonb_build_object('date', ((placed.at + interval '3 days') at time zone 'Asia/Jakarta')::date::text,
        'window', '08.00–12.00', 'method', 'delivery', 'contactName', 'Pak Kontak', 'contactPhone', '+628129041773'),
      city.id, 'Penerima ' || n, case when n % 500 = 0 then array['segera'] when n % 7 = 0 then array['proyek'] else '{}' end,
      case when n > $ORDERS - 5000 and n % 3 = 0 then colleague.id end,
      n % 10 = 0 and state.status in ('shipped', 'delivered', 'completed')
    from generate_series(1, $ORDERS) as n
      cross join (select array_agg(id order by email) as ids from account where email like 'banyak-%') as buyers
      cross join (select id from city order by id limit 1) as city
      cross join (select id from staff order by email limit 1) as colleague
      cross join lateral (select now() - ($ORDERS - n) * (interval '730 days' / $ORDERS) as at) as placed
      cross join lateral (select (50000 + n::bigint * 7919 % 90000000) * 100 as sen) as amount
      cross join lateral (select case when n <= $ORDERS - 6000 then case when n % 20 = 0 then 'cancelled' else 'completed' end
        else (array['awaiting_payment','awaiting_confirmation','processing','partly_shipped','shipped','delivered'])[1 + n % 6] end as status) as state`,
  `insert into sales_order_line (order_id, position, variant_id, warehouse_id, sku, product_name, variant_name, product_slug,
      picture, unit, quantity, list_price, unit_price, total, tax_exclusive, tax, tax_base, tax_percent, luxury, weight_kg, volume_m3, shipped)
    select o.id, part.no, goods.id, places.ids[1 + (place.n + part.no * (place.n % 11 / 10)) % array_length(places.ids, 1)],
      goods.sku, goods.name, '', goods.slug, '', 'sak', 3, 100, 100, 300, 300, 0, 275, 12, false, 40, 0.1,
      case when o.status in ('shipped', 'delivered', 'completed') then 3 else 0 end
    from sales_order as o
      cross join lateral (select right(o.number, 8)::int as n) as place
      cross join (select array_agg(id order by id) as ids from warehouse) as places
      cross join (select array_agg(id order by id) as ids from variant) as variants
      cross join generate_series(1, 2) as part(no)
      join lateral (select variant.id, variant.sku, product.name, product.slug from variant
        join product on product.id = variant.product_id
        where variant.id = variants.ids[1 + (place.n % 100000 * 13 + part.no * 101) % array_length(variants.ids, 1)]) as goods on true
    where o.number like 'BENCH/%'`,
  `insert into invoice (number, order_id, account_id, status, payment_type, amount, unique_code, issued_at, due_at)
    select case when invoices_deliveries then '' else 'INV/' end || number, id, account_id,
      case when invoices_deliveries then 'draft' else case status when 'awaiting_payment' then 'unpaid' when 'awaiting_confirmation' then 'proof_submitted'
        when 'cancelled' then 'void' else 'paid' end end,
      'transfer', case when invoices_deliveries then 0 else total end, 0, placed_at, placed_at + interval '1 day'
    from sales_order where number like 'BENCH/%'`,
  `insert into delivery_order (number, order_id, status, warehouse_id, vehicle, plate, driver, driver_phone, prepared_at, shipped_at, received_at, planned_for)
    select 'DO/' || number, sales_order.id, case status when 'shipped' then 'on_the_way' else 'received' end, warehouse.id, 'CDD',
      'B ' || 1000 + right(number, 6)::int % 9000 || ' K' || chr(65 + right(number, 2)::int % 26) || 'R', 'Joko Susilo',
      '+628129041773', placed_at, placed_at, placed_at, (placed_at + interval '3 days')::date
    from sales_order cross join (select id from warehouse order by id limit 1) as warehouse
    where number like 'BENCH/%' and status in ('shipped', 'delivered', 'completed')`,
  `insert into invoice (number, order_id, account_id, status, payment_type, amount, unique_code, issued_at, due_at, delivery_id,
      goods_total, freight_total, tax_exclusive, tax_base, tax)
    select 'INV/' || o.number, o.id, o.account_id, case when o.status = 'completed' then 'paid' else 'unpaid' end, 'transfer',
      o.total, 0, o.placed_at, o.placed_at + interval '14 days', delivery.id, o.total, 0, o.total, o.total, 0
    from sales_order as o join delivery_order as delivery on delivery.order_id = o.id
    where o.invoices_deliveries and o.number like 'BENCH/%'`,
  `insert into invoice_line (invoice_id, order_line_id, quantity, total, tax_exclusive, tax_base, tax)
    select invoice.id, line.id, line.quantity, line.total, line.tax_exclusive, line.tax_base, line.tax
    from invoice join sales_order_line as line on line.order_id = invoice.order_id where invoice.delivery_id is not null`,
]
