import { isoTime } from '#platform/clock.ts'
import type { Context, Tools } from '#platform/http/context.ts'
import { cardsOfVariants } from '#modules/catalogue/service/variant-cards.ts'
import { candidateOf } from '#modules/material-lists/service.ts'
import { paymentMethodName, projectTypeName } from './rules.ts'
import { linesOf, type KeptLine } from './store/lines.ts'
import { eventsOf, type KeptUpo } from './store/records.ts'

/** A record's file, as it was sent. */
export const fileOf = ({ fileId, fileName, fileKind, fileSize }: KeptUpo) => ({
  id: fileId,
  name: fileName,
  kind: fileKind,
  size: fileSize,
})

/** What a list shows of a record. */
export const rowOf = (record: KeptUpo & { lines: number }) => ({
  id: record.id,
  number: record.number,
  status: record.status,
  project: record.project,
  file: fileOf(record),
  lines: record.lines,
  sender: record.sender,
  createdAt: isoTime(record.createdAt),
})

/** A record's facts and what happened to it; staff also see who did it, and their notes. */
export async function factsOf({ db }: Tools, record: KeptUpo, whole: boolean) {
  const events = await eventsOf(db, record.id)
  return {
    ...rowOf({ ...record, lines: 0 }),
    projectType: { code: record.projectType, name: projectTypeName(record.projectType) },
    paymentMethod: { code: record.paymentMethod, name: paymentMethodName(record.paymentMethod) },
    address: record.address,
    note: record.note,
    outcome: record.outcome,
    endedAt: record.endedAt && isoTime(record.endedAt),
    events: events
      .filter(({ internal }) => whole || !internal)
      .map(({ status, at, actor, name, note, internal }) => ({
        status,
        at: isoTime(at),
        // A buyer deals with the shop, not with one of its people.
        by: actor === 'staff' && !whole ? 'Tim penjualan' : name,
        note,
        internal,
      })),
  }
}

/** A record as its company sees it, its goods at the asker's prices. */
export async function answerOf(ctx: Context, record: KeptUpo) {
  const lines = await linesOf(ctx.db, record.id)
  const cards = await cardsOfVariants(ctx, meantIn(lines))
  const answered = lines.map(({ id, position, written, text, qty, variantId }) => {
    const card = variantId === null ? undefined : cards.get(variantId)
    return { id, number: position, written, text, qty, item: card ? candidateOf(card) : null }
  })
  return { ...(await factsOf(ctx, record, false)), lines: answered }
}

/** The goods that some lines mean, each once. */
export const meantIn = (lines: readonly Pick<KeptLine, 'variantId'>[]): number[] => [
  ...new Set(lines.flatMap(({ variantId }) => variantId ?? [])),
]
