import type { Db } from '#platform/database/database.ts'

/** Where a template is offered: in an offer, where one is declined, in a ticket. */
export type TemplatePurpose = 'offer' | 'decline' | 'ticket'

/** The templates of some purposes, by title. */
export const listTemplates = <P extends TemplatePurpose>(db: Db, purposes: readonly P[]) =>
  db
    .selectFrom('reply_template')
    .select(['id', 'title', 'text', 'purpose'])
    .$narrowType<{ purpose: P }>()
    .where('purpose', 'in', [...purposes])
    .orderBy('title')
    .execute()

export const insertTemplate = (
  tx: Db,
  { title, text, purpose }: { title: string; text: string; purpose: TemplatePurpose },
  at: Date,
) =>
  tx
    .insertInto('reply_template')
    .values({ title, text, purpose, updated_at: at })
    .onConflict((conflict) =>
      conflict.columns(['title', 'purpose']).doUpdateSet((eb) => ({
        text: eb.ref('excluded.text'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()

export const deleteTemplate = (tx: Db, title: string, purposes: readonly TemplatePurpose[]) =>
  tx
    .deleteFrom('reply_template')
    .where('title', '=', title)
    .where('purpose', 'in', [...purposes])
    .execute()
