import type { Db } from '#platform/database/database.ts'

/** Every template, by title. */
export const listTemplates = (db: Db) =>
  db
    .selectFrom('negotiation_reply_template')
    .select(['id', 'title', 'text'])
    .orderBy('title')
    .execute()

export const saveTemplate = (tx: Db, title: string, text: string, at: Date) =>
  tx
    .insertInto('negotiation_reply_template')
    .values({ title, text, updated_at: at })
    .onConflict((conflict) =>
      conflict.column('title').doUpdateSet((eb) => ({
        text: eb.ref('excluded.text'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()

export const deleteTemplate = (tx: Db, title: string) =>
  tx.deleteFrom('negotiation_reply_template').where('title', '=', title).execute()
