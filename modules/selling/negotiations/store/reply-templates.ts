import type { Db } from '#platform/database/database.ts'

/** Where a template is offered: in an offer, or where one is declined. */
export type TemplatePurpose = 'offer' | 'decline'

/** Every template, by title. */
export const listTemplates = (db: Db) =>
  db
    .selectFrom('negotiation_reply_template')
    .select(['id', 'title', 'text', 'purpose'])
    .$narrowType<{ purpose: TemplatePurpose }>()
    .orderBy('title')
    .execute()

export const saveTemplate = (
  tx: Db,
  { title, text, purpose }: { title: string; text: string; purpose: TemplatePurpose },
  at: Date,
) =>
  tx
    .insertInto('negotiation_reply_template')
    .values({ title, text, purpose, updated_at: at })
    .onConflict((conflict) =>
      conflict.column('title').doUpdateSet((eb) => ({
        text: eb.ref('excluded.text'),
        purpose: eb.ref('excluded.purpose'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()

export const deleteTemplate = (tx: Db, title: string) =>
  tx.deleteFrom('negotiation_reply_template').where('title', '=', title).execute()
