import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import * as store from '../store/reply-templates.ts'

/** The sentences that staff write often, by title. */
export const listTemplates = async ({ db }: AppDeps) => ({ results: await store.listTemplates(db) })

type TemplateInput = { title: string; text: string; purpose?: store.TemplatePurpose }

/** Saves a sentence under its title; an empty text removes it. */
export const saveTemplate = (
  ctx: StaffContext,
  { title, text, purpose = 'offer' }: TemplateInput,
) =>
  withTransaction(ctx, async (ctx) => {
    const former = (await store.listTemplates(ctx.db)).find((each) => each.title === title)
    if (text === '') await store.deleteTemplate(ctx.db, title)
    else await store.saveTemplate(ctx.db, { title, text, purpose }, ctx.clock.now())
    await recordAuditEntry(ctx, {
      action: text === '' ? 'Hapus balasan siap pakai' : 'Simpan balasan siap pakai',
      entityType: 'balasan',
      entityId: title,
      entityLabel: title,
      before: former ? { text: former.text } : null,
      after: text === '' ? null : { text },
    })
    return listTemplates(ctx)
  })
