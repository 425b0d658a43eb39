import type { z } from 'zod'
import { isoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { Context, StaffContext, Tools } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { record } from '#modules/audit/service.ts'
import type { MaterialRequest } from '../../search-contract.ts'
import * as store from '../../store/search/requests.ts'

/** Keeps what somebody asks for, with how to answer them. */
export async function ask({ db, clock, actor }: Context, asked: z.output<typeof MaterialRequest>) {
  const account_id = actor.kind === 'buyer' ? actor.accountId : null
  return { id: await store.addRequest(db, { ...asked, at: clock.now(), account_id }) }
}

/** What was asked for, newest first. */
export async function list({ db }: Tools, wanted: { page: number; count: number }) {
  const { rows, total } = await store.requests(db, wanted)
  const results = rows.map(({ handledAt, ...row }) => ({
    ...row,
    at: isoTime(row.at),
    handledAt: handledAt && isoTime(handledAt),
  }))
  return { results, ...wanted, total: Math.min(total, 10_000), totalIsExact: total <= 10_000 }
}

/** Notes that somebody was answered; once is enough. Throws 404. */
export const handle = (ctx: StaffContext, id: string) =>
  withTransaction(ctx, async (ctx) => {
    const request = await store.requestOf(ctx.db, id)
    if (!request) throw notFound()
    if (!request.handled_at) {
      await store.handleRequest(ctx.db, id, ctx.clock.now())
      // The name and phone stay where they are: the audit log keeps no personal data of visitors.
      const thingName = request.material.slice(0, 60)
      await record(ctx, {
        action: 'Tandai permintaan bahan selesai',
        thing: 'permintaan bahan',
        thingId: id,
        thingName,
      })
    }
    return { ok: true } as const
  })
