import type { z } from 'zod'
import { toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { Context, StaffContext, AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import type { MaterialRequest } from '../contract.ts'
import * as store from '../store/material-requests.ts'

/** Stores a material request with the contact data. */
export async function requestMaterial(
  { db, clock, actor }: Context,
  input: z.output<typeof MaterialRequest>,
) {
  const account_id = actor.kind === 'buyer' ? actor.accountId : null
  return { id: await store.insertRequest(db, { ...input, at: clock.now(), account_id }) }
}

/** Material requests, newest first. */
export async function listMaterialRequests({ db }: AppDeps, query: Paging) {
  const { rows, total } = await store.findRequests(db, query)
  const results = rows.map(({ handledAt, ...row }) => ({
    ...row,
    at: toIsoTime(row.at),
    handledAt: handledAt && toIsoTime(handledAt),
  }))
  return { results, ...query, total: Math.min(total, 10_000), totalIsExact: total <= 10_000 }
}

/** Marks a material request as handled. Idempotent. Throws 404. */
export const markHandled = (ctx: StaffContext, id: string) =>
  withTransaction(ctx, async (ctx) => {
    const request = await store.lockRequest(ctx.db, id)
    if (!request) throw notFound()
    if (!request.handled_at) {
      await store.markHandled(ctx.db, id, ctx.clock.now())
      // Without name and phone: the audit log has no personal data of visitors.
      const entityLabel = request.material.slice(0, 60)
      await recordAuditEntry(ctx, {
        action: 'Tandai permintaan bahan selesai',
        entityType: 'permintaan bahan',
        entityId: id,
        entityLabel,
      })
    }
    return { ok: true } as const
  })
