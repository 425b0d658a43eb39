import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'

export type NegotiationRound = {
  round: number
  bidAt: Date | null
  bidBy: string | null
  freightBid: Money | null
  offeredAt: Date | null
  offeredBy: string | null
  freight: Money | null
  validUntil: Date | null
}

/** The rounds of a negotiation, oldest first. */
export async function listRounds(db: Db, negotiationId: string): Promise<NegotiationRound[]> {
  const rows = await db
    .selectFrom('negotiation_round')
    .select(['round', 'bid_at as bidAt', 'bid_by as bidBy', 'freight_bid as freightBid'])
    .select(['offered_at as offeredAt', 'offered_by as offeredBy', 'freight'])
    .select('valid_until as validUntil')
    .where('negotiation_id', '=', negotiationId)
    .orderBy('round')
    .execute()
  return rows.map((row) => ({
    ...row,
    freightBid: row.freightBid === null ? null : sen(row.freightBid),
    freight: row.freight === null ? null : sen(row.freight),
  }))
}

/** Begins a round with the buyer's bids; without a buyer it is staff who begin. */
export const insertRound = (
  tx: Db,
  negotiationId: string,
  round: number,
  bid: { at: Date; by: string; freight: Money | null } | null,
) =>
  tx
    .insertInto('negotiation_round')
    .values({
      negotiation_id: negotiationId,
      round,
      bid_at: bid?.at ?? null,
      bid_by: bid?.by ?? null,
      freight_bid: bid?.freight ?? null,
    })
    .execute()

/** Writes the shop's answer into a round. */
export const saveOffer = (
  tx: Db,
  negotiationId: string,
  round: number,
  offer: { at: Date; by: string; freight: Money; validUntil: Date },
) =>
  tx
    .updateTable('negotiation_round')
    .set({
      offered_at: offer.at,
      offered_by: offer.by,
      freight: offer.freight,
      valid_until: offer.validUntil,
    })
    .where('negotiation_id', '=', negotiationId)
    .where('round', '=', round)
    .execute()
