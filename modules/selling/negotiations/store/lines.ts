import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'
import type { DecisionOutcome, LineDecision, LineStatus } from '../rules/decisions.ts'

export type NewNegotiationLine = {
  variantId: number
  sku: string
  productName: string
  variantName: string
  productSlug: string
  picture: string
  unit: string
  measured: boolean
  luxury: boolean
  qty: number
  listPrice: Money
}

/** The prices of a line in one round (sen before PPN), and the quantity that each was named for. */
type LineRound = {
  round: number
  bid: Money | null
  bidQty: number | null
  offer: Money | null
  offerQty: number | null
  decision: LineDecision | null
}

export type NegotiationLineRow = NewNegotiationLine & {
  id: string
  position: number
  status: LineStatus
  price: Money | null
  /** Oldest first. */
  rounds: LineRound[]
  /** Free stock of all warehouses now. */
  stock: number
  leadDays: number
  productId: number
  /** Whether it is still sold. */
  active: boolean
  /** Why the shop cannot deliver it; such a line is refused. */
  unavailable: string | null
}

/** The lines of a negotiation in their order, with every price that was named. */
export async function listLines(db: Db, negotiationId: string): Promise<NegotiationLineRow[]> {
  const { rows } = await sql<NegotiationLineRow>`
    select line.id, line.position, line.variant_id as "variantId", line.sku,
      line.product_name as "productName", line.variant_name as "variantName",
      line.product_slug as "productSlug", line.picture, line.unit, line.measured, line.luxury,
      line.quantity as qty, line.list_price as "listPrice", line.status, line.price,
      line.unavailable,
      coalesce((select json_agg(json_build_object('round', round, 'bid', bid, 'bidQty', bid_quantity,
        'offer', offer, 'offerQty', offer_quantity, 'decision', decision) order by round) from negotiation_price where line_id = line.id), '[]') as rounds,
      coalesce((select sum(on_hand - held) from current_stock
        where variant_id = line.variant_id), 0) as stock,
      variant.lead_days as "leadDays", variant.product_id as "productId", variant.active and product.active as active
    from negotiation_line line join variant on variant.id = line.variant_id
      join product on product.id = variant.product_id
    where line.negotiation_id = ${negotiationId}::uuid order by line.position`.execute(db)
  return rows.map((row) => ({
    ...row,
    listPrice: sen(row.listPrice),
    price: row.price === null ? null : sen(row.price),
  }))
}

/** Inserts the lines in their order; returns their ids. */
export async function insertLines(
  tx: Db,
  negotiationId: string,
  lines: readonly NewNegotiationLine[],
): Promise<string[]> {
  const rows = await tx
    .insertInto('negotiation_line')
    .values(
      lines.map((line, index) => ({
        negotiation_id: negotiationId,
        position: index + 1,
        variant_id: line.variantId,
        sku: line.sku,
        product_name: line.productName,
        variant_name: line.variantName,
        product_slug: line.productSlug,
        picture: line.picture,
        unit: line.unit,
        measured: line.measured,
        luxury: line.luxury,
        quantity: line.qty,
        list_price: line.listPrice,
        status: 'open',
      })),
    )
    .returning(['id', 'position'])
    .execute()
  return rows.toSorted((a, b) => a.position - b.position).map(({ id }) => id)
}

/** Takes out a line that the shop cannot deliver. */
export const markUnavailable = (tx: Db, id: string, reason: string) =>
  tx
    .updateTable('negotiation_line')
    .set({ status: 'refused', unavailable: reason })
    .where('id', '=', id)
    .execute()

/** Saves another quantity with its list price. */
export const saveQuantity = (tx: Db, id: string, qty: number, listPrice: Money) =>
  tx
    .updateTable('negotiation_line')
    .set({ quantity: qty, list_price: listPrice })
    .where('id', '=', id)
    .execute()

type NamedPrice = { lineId: string; price: Money }

/** Writes prices of a round for the lines' quantities: bids of the buyer, or offers of the shop. */
export async function savePrices(
  tx: Db,
  round: number,
  who: 'bid' | 'offer',
  prices: readonly NamedPrice[],
): Promise<void> {
  const price = sql.ref(who)
  const quantity = sql.ref(`${who}_quantity`)
  await sql`insert into negotiation_price (line_id, round, ${price}, ${quantity})
    select line.id, ${round}, named.price, line.quantity
    from unnest(${prices.map(({ lineId }) => lineId)}::uuid[], ${prices.map((each) => each.price)}::bigint[])
      as named (line_id, price) join negotiation_line line on line.id = named.line_id
    on conflict (line_id, round) do update set ${price} = excluded.${price}, ${quantity} = excluded.${quantity}`.execute(
    tx,
  )
}

/** Writes what the buyer decided in a round, and the new bids into the next one. */
export async function saveDecisions(
  tx: Db,
  round: number,
  { lines }: DecisionOutcome,
): Promise<void> {
  for (const { lineId, decision, status, price } of lines) {
    await tx
      .updateTable('negotiation_price')
      .set({ decision })
      .where('line_id', '=', lineId)
      .where('round', '=', round)
      .execute()
    if (status !== 'open')
      await tx
        .updateTable('negotiation_line')
        .set({ status, price })
        .where('id', '=', lineId)
        .execute()
  }
  await savePrices(
    tx,
    round + 1,
    'bid',
    lines.flatMap(({ lineId, decision, price }) =>
      decision === 'counter' && price !== null ? [{ lineId, price }] : [],
    ),
  )
}
