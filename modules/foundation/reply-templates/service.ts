import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import * as store from './store.ts'

/** The sentences of some purposes that staff write often, by title. */
export const listTemplates = async <P extends store.TemplatePurpose>(
  { db }: Pick<AppDeps, 'db'>,
  purposes: readonly P[],
) => ({ results: await store.listTemplates(db, purposes) })

type TemplateInput<P> = { title: string; text: string; purpose: P }

/** Saves a sentence under its title, which is unique among `purposes`; an empty text removes it. */
export const saveTemplate = <P extends store.TemplatePurpose>(
  ctx: StaffContext,
  { title, text, purpose }: TemplateInput<P>,
  purposes: readonly P[],
) =>
  withTransaction(ctx, async (ctx) => {
    const former = (await store.listTemplates(ctx.db, purposes)).find(
      (each) => each.title === title,
    )
    await store.deleteTemplate(ctx.db, title, purposes)
    if (text !== '') await store.insertTemplate(ctx.db, { title, text, purpose }, ctx.clock.now())
    await recordAuditEntry(ctx, {
      action: text === '' ? 'Hapus balasan siap pakai' : 'Simpan balasan siap pakai',
      entityType: 'balasan',
      entityId: title,
      entityLabel: title,
      before: former ? { text: former.text } : null,
      after: text === '' ? null : { text },
    })
    return listTemplates(ctx, purposes)
  })
