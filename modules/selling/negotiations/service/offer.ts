import { toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { moneyFromJson, zero, type Money, type MoneyJson } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { loadTaxRates } from '#modules/catalogue/tax/service.ts'
import * as emails from '../emails.ts'
import { findOfferProblem } from '../rules/bids.ts'
import { negotiationStateMachine } from '../rules/negotiation-status.ts'
import { findLastOffer } from '../rules/totals.ts'
import { computeValidUntil } from '../rules/validity.ts'
import { listLines, savePrices, type NegotiationLineRow } from '../store/lines.ts'
import { insertMessages } from '../store/messages.ts'
import * as store from '../store/negotiations.ts'
import { saveOffer } from '../store/rounds.ts'
import { changeLines, type OfferedLineChange } from './change-lines.ts'
import { loadTerms } from './terms.ts'
import { assertRound, lockNegotiation, takeStep } from './transitions.ts'

export type OfferInput = {
  round: number
  /** Those without a price are unavailable, or missing. */
  lines: readonly (OfferedLineChange & { price?: MoneyJson | undefined })[]
  freight?: MoneyJson | undefined
  validUntil: string
  note: string
}

/**
 * Answers the buyer's bids with a price for each open line, freight and validity. Throws 404, 409
 * `negotiation.state`, `negotiation.changed`, 422 for what the rules refuse.
 */
export const answer = (ctx: StaffContext, id: string, input: OfferInput): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const record = await lockNegotiation(ctx, id)
    negotiationStateMachine.transition(record.status, 'countered', 'staff')
    assertRound(record, input.round)
    await changeLines(ctx, record, await listLines(ctx.db, id), input.lines)
    const { lines, freight: standing } = await loadTerms(ctx, record)
    const prices = readOffers(lines, input.lines)
    const freight = readFreight(record, input.freight, record.round > 1 ? standing : null)
    await writeOffer(ctx, record, { ...input, prices, freight })
  })

type OfferToWrite = {
  prices: readonly { lineId: string; price: Money }[]
  freight: Money
  validUntil: string
  note: string
}

/** Writes an offer into the current round and tells the buyer; also for one that staff start. */
export async function writeOffer(
  ctx: StaffContext,
  record: store.NegotiationRecord,
  { prices, freight, validUntil: day, note }: OfferToWrite,
): Promise<void> {
  const at = ctx.clock.now()
  const { name, staffId } = ctx.staff
  const validUntil = computeValidUntil(day, at)
  await savePrices(ctx.db, record.round, 'offer', prices)
  await saveOffer(ctx.db, record.id, record.round, { at, by: name, freight, validUntil })
  if (note !== '')
    await insertMessages(ctx.db, record.id, [
      { lineId: null, author: 'staff', name, text: note, internal: false, at },
    ])
  await takeStep(ctx, record, 'countered', {
    by: { kind: 'staff', name },
    changes: {
      // The buyer decides on these figures, so they are ordered at the rates of this day.
      rates: JSON.stringify(await loadTaxRates(ctx.db, toJakartaDate(at))),
      freight_city_id: record.delivery === 'pickup' ? null : record.cityId,
      valid_until: validUntil,
      handler_id: record.handlerId ?? staffId,
      handler: record.handler ?? name,
    },
  })
  const saved = (await store.find(ctx.db, record.id))!
  await emails.queueOfferedEmail(ctx, saved, (await loadTerms(ctx, saved)).totals.total)
  await recordNegotiationAudit(ctx, saved, 'Jawab negosiasi', record.status, {
    round: record.round,
    validUntil: day,
  })
}

/** Declines a negotiation and tells the buyer why. Throws 404, 409 `negotiation.state`. */
export const decline = (ctx: StaffContext, id: string, reason: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const record = await lockNegotiation(ctx, id)
    const by = toStaffActor(ctx)
    await takeStep(ctx, record, 'declined', { by, note: reason, changes: { reason } })
    const saved = (await store.find(ctx.db, id))!
    await emails.queueDeclinedEmail(ctx, saved, reason)
    await recordNegotiationAudit(ctx, saved, 'Tolak negosiasi', record.status, { reason })
  })

export const recordNegotiationAudit = (
  ctx: StaffContext,
  { id, number, status, company }: store.NegotiationRecord,
  action: string,
  before: string | null,
  after: object = {},
) =>
  recordAuditEntry(ctx, {
    action,
    entityType: 'negosiasi',
    entityId: id,
    entityLabel: company ? `${number}, ${company}` : number,
    before: before === null ? null : { status: before },
    after: { status, ...after },
  })

/** A price for every open line, within the rules. Throws one 422 with a sentence at every wrong field. */
function readOffers(lines: readonly NegotiationLineRow[], offers: OfferInput['lines']) {
  const open = lines.filter(({ status }) => status === 'open')
  const problems: { field: string; code: string; message: string }[] = []
  const prices = offers.flatMap(({ lineId, price: named, unavailable }, index) => {
    if (!named || unavailable) return []
    const price = moneyFromJson(named)
    const line = open.find(({ id }) => id === lineId)
    const problem = line
      ? findOfferProblem(price, {
          listPrice: line.listPrice,
          lastOffer: findLastOffer(line.rounds),
          bid: line.rounds.at(-1)?.bid ?? null,
        })
      : { code: 'negotiation.line', message: 'Barang ini sudah diputuskan. Muat ulang halaman.' }
    if (problem) problems.push({ field: `lines.${index}.price`, ...problem })
    return [{ lineId, price }]
  })
  const missing = open.filter(({ id }) => !prices.some(({ lineId }) => lineId === id))
  if (missing.length > 0)
    problems.push({
      field: 'lines',
      code: 'negotiation.offer_missing',
      message: `Tulis harga untuk ${missing.map(({ productName }) => productName).join(', ')}.`,
    })
  const [first] = problems
  if (!first) return prices
  throw new Refusal(first.code, first.message, 422, {
    errors: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
  })
}

/** The freight of an offer: none for goods that are fetched, else as named, or as it stands. Throws 422. */
export function readFreight(
  { delivery }: Pick<store.NegotiationRecord, 'delivery'>,
  named: MoneyJson | undefined,
  standing: Money | null,
): Money {
  if (delivery === 'pickup') return zero
  const freight = named ? moneyFromJson(named) : standing
  if (freight === null)
    throw Refusal.field(
      'freight',
      'negotiation.freight_missing',
      'Tulis ongkos kirimnya; nol bila gratis.',
    )
  if (freight < 0)
    throw Refusal.field('freight', 'negotiation.freight_negative', 'Tulis nol atau lebih.')
  return freight
}
