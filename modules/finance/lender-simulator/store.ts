import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { LenderCode, LenderFacts, LenderStatus } from '#platform/lender/port.ts'
import { sen, type Money } from '#platform/money.ts'
import type { LenderMode } from './rules.ts'

export async function loadSimulator(db: Db, lender: LenderCode) {
  const row = await db
    .selectFrom('lender_simulator')
    .select(['mode', 'secret'])
    .where('lender', '=', lender)
    .executeTakeFirstOrThrow()
  return { mode: row.mode as LenderMode, secret: row.secret }
}

export const listModes = async (db: Db) =>
  (await db
    .selectFrom('lender_simulator')
    .select(['lender', 'mode'])
    .orderBy('lender')
    .execute()) as { lender: LenderCode; mode: LenderMode }[]

export const saveMode = (db: Db, lender: LenderCode, mode: LenderMode) =>
  db.updateTable('lender_simulator').set({ mode }).where('lender', '=', lender).execute()

/** An application as the simulated lender has it. */
export type ReceivedApplication = {
  nr: number
  lender: LenderCode
  reference: string
  attempt: number
  facts: LenderFacts
  documents: number
  arrivedAt: Date
  isAgreed: boolean
}

/** Stores an application, or its next attempt; false where that attempt is here already. */
export async function saveApplication(
  db: Db,
  lender: LenderCode,
  sent: { reference: string; attempt: number; facts: LenderFacts; documents: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into lender_simulator_application (lender, reference, attempt, facts, documents, arrived_at)
    values (${lender}, ${sent.reference}, ${sent.attempt}, ${JSON.stringify(sent.facts)}::jsonb,
      ${sent.documents}, ${sent.at})
    on conflict (reference) do update set attempt = excluded.attempt, facts = excluded.facts,
      documents = excluded.documents, arrived_at = excluded.arrived_at
      where excluded.attempt > lender_simulator_application.attempt
    returning nr`.execute(db)
  return rows.length > 0
}

const selectApplications = (db: Db) =>
  db
    .selectFrom('lender_simulator_application')
    .select(['nr', 'lender', 'reference', 'attempt', 'facts', 'documents'])
    .select(['arrived_at as arrivedAt', 'is_agreed as isAgreed'])
    .$narrowType<{ lender: LenderCode; facts: LenderFacts }>()

export const findApplication = async (
  db: Db,
  reference: string,
): Promise<ReceivedApplication | undefined> =>
  (await selectApplications(db)
    .where('reference', '=', reference)
    .executeTakeFirst()) as unknown as ReceivedApplication | undefined

export const findApplicationByNr = async (
  db: Db,
  nr: number,
): Promise<ReceivedApplication | undefined> =>
  (await selectApplications(db).where('nr', '=', nr).executeTakeFirst()) as unknown as
    | ReceivedApplication
    | undefined

export const listApplications = async (db: Db, limit: number): Promise<ReceivedApplication[]> =>
  (await selectApplications(db)
    .orderBy('nr', 'desc')
    .limit(limit)
    .execute()) as unknown as ReceivedApplication[]

export const markAgreed = (db: Db, nr: number) =>
  db
    .updateTable('lender_simulator_application')
    .set({ is_agreed: true })
    .where('nr', '=', nr)
    .execute()

/** Something that happened at the simulated lender. */
export type SimulatedLenderEvent = {
  id: string
  applicationNr: number
  status: LenderStatus
  at: Date
  reason: string | null
  limit: Money | null
  agreementNumber: string | null
  terms: string | null
}

export const insertEvent = (db: Db, event: SimulatedLenderEvent) =>
  db
    .insertInto('lender_simulator_event')
    .values({
      id: event.id,
      application_nr: event.applicationNr,
      status: event.status,
      at: event.at,
      reason: event.reason,
      amount: event.limit,
      agreement_number: event.agreementNumber,
      terms: event.terms,
    })
    .execute()

const selectEvents = (db: Db) =>
  db
    .selectFrom('lender_simulator_event')
    .innerJoin('lender_simulator_application as application', 'application.nr', 'application_nr')
    .select(['id', 'application_nr as applicationNr', 'status', 'at', 'reason', 'amount as limit'])
    .select(['agreement_number as agreementNumber', 'terms', 'reference', 'lender'])
    .$narrowType<{ status: LenderStatus; lender: LenderCode; limit: Money | null }>()

type EventQueryRow = SimulatedLenderEvent & { reference: string; lender: LenderCode }

const toEvent = (row: EventQueryRow): EventQueryRow => ({
  ...row,
  limit: row.limit === null ? null : sen(row.limit),
})

/** What has happened to some applications, oldest first. */
export const listEvents = async (db: Db, applicationNrs: readonly number[]) =>
  (
    await selectEvents(db)
      .where(sql<boolean>`application_nr = any(${applicationNrs}::bigint[])`)
      .orderBy('lender_simulator_event.nr')
      .execute()
  ).map((row) => toEvent(row as EventQueryRow))

export async function findEvent(db: Db, id: string): Promise<EventQueryRow | undefined> {
  const row = await selectEvents(db).where('id', '=', id).executeTakeFirst()
  return row && toEvent(row as EventQueryRow)
}
