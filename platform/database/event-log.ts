import { sql, type RawBuilder } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Db } from './database.ts'
import { buildRecordsInsert } from './records-insert.ts'

/** A step of a document: its status before and after, when, by whom, and why. */
export type StatusEvent<Status extends string, Actor extends string> = {
  /** Null for the document's first event. */
  from: Status | null
  to: Status
  at: Date
  by: { kind: Actor; name: string }
  note: string | null
}

export type StatusEventRow<Status extends string, Actor extends string> = {
  ownerId: string
  status: Status
  at: Date
  actor: Actor
  name: string
  note: string | null
}

type EventTable = {
  [Table in keyof DB]: DB[Table] extends { from_status: unknown; to_status: unknown }
    ? Table
    : never
}[keyof DB]

/** A table of status events, and its columns that other such tables name differently or lack. */
type EventLogOptions<Extra> = {
  [Table in EventTable]: {
    table: Table
    /** The column with the document's id. */
    owner: keyof DB[Table] & string
    actor: keyof DB[Table] & string
    /** Columns that this table has besides the common ones, with their SQL types. */
    extra?: Readonly<Record<keyof Extra & keyof DB[Table] & string, 'boolean'>>
  }
}[EventTable]

/** The one way to write and read the status events of a kind of document. */
export function defineEventLog<
  Status extends string,
  Actor extends string,
  Extra extends Record<string, boolean> = Record<never, never>,
>({ table, owner, actor, extra }: EventLogOptions<Extra>) {
  type Event = StatusEvent<Status, Actor> & Extra
  type OwnedEvent = Event & { ownerId: string }
  type Row = StatusEventRow<Status, Actor> & Extra
  const extraColumns = Object.keys(extra ?? {})
  /**
   * The insert of events, not yet sent. `onlyWith` names another write of the same batch, which returns ids:
   * an event is written only where its document is among them.
   */
  const buildInsert = (events: readonly OwnedEvent[], onlyWith?: string): RawBuilder<unknown> => {
    const rows = events.map(
      ({ ownerId, from: from_status, to: to_status, at, by, note, ...rest }) => ({
        [owner]: ownerId,
        from_status,
        to_status,
        at,
        [actor]: by.kind,
        actor_name: by.name,
        note,
        ...rest,
      }),
    )
    return onlyWith === undefined
      ? buildRecordsInsert(table, rows)
      : buildRecordsInsert(
          table,
          rows,
          sql`where ${sql.ref(owner)} in (select id from ${sql.ref(onlyWith)})`,
        )
  }

  return {
    buildInsert,
    insert: async (tx: Db, ownerId: string, event: Event): Promise<void> =>
      void (await buildInsert([{ ...event, ownerId }]).execute(tx)),
    /** The events of some documents, oldest first. */
    list: async (db: Db, ownerIds: readonly string[]): Promise<Row[]> => {
      const selected = sql.join([
        sql`${sql.ref(owner)} as "ownerId", to_status as status, at, ${sql.ref(actor)} as actor`,
        sql`actor_name as name, note`,
        ...extraColumns.map((name) => sql.ref(name)),
      ])
      const { rows } = await sql<Row>`
        select ${selected}
        from ${sql.table(table)} where ${sql.ref(owner)} = any(${ownerIds}::uuid[]) order by id`.execute(
        db,
      )
      return rows
    },
  }
}
