import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { insertOnce } from '#platform/database/insert-once.ts'
import { sen, type Money } from '#platform/money.ts'
import type { ChargeRequest, GatewayStatus } from '#platform/payment-gateway/port.ts'
import type { SimulatorMode, SimulatorProvider } from './rules.ts'

/** A simulator's own state. */
export async function loadSimulator(
  db: Db,
  gateway: SimulatorProvider,
): Promise<{ mode: SimulatorMode; secret: string }> {
  const row = await db
    .selectFrom('bank_simulator')
    .select(['mode', 'secret'])
    .where('gateway', '=', gateway)
    .executeTakeFirstOrThrow()
  return { mode: row.mode as SimulatorMode, secret: row.secret }
}

export const saveMode = (db: Db, gateway: SimulatorProvider, mode: SimulatorMode) =>
  db.updateTable('bank_simulator').set({ mode }).where('gateway', '=', gateway).execute()

/** What a simulator was asked to collect. */
export type SimulatorAccount = {
  nr: number
  gateway: SimulatorProvider
  reference: string
  description: string
  method: string
  bank: string | null
  amount: Money
  openedAt: Date
  expiresAt: Date
  isClosed: boolean
}

/** Opens an account, or finds the one of the same reference. */
export async function openAccount(
  db: Db,
  gateway: SimulatorProvider,
  { reference, description, method, bank, amount, expiresAt }: ChargeRequest,
  openedAt: Date,
): Promise<{ account: SimulatorAccount; isNew: boolean }> {
  const isNew = await insertOnce(db, 'bank_simulator_account', ['reference'], {
    gateway,
    reference,
    description,
    method,
    bank,
    amount,
    opened_at: openedAt,
    expires_at: expiresAt,
  })
  return { account: (await findAccount(db, gateway, reference))!, isNew }
}

const selectAccounts = (db: Db) =>
  db
    .selectFrom('bank_simulator_account')
    .select([
      'nr',
      'gateway',
      'reference',
      'description',
      'method',
      'bank',
      'amount',
      'opened_at as openedAt',
      'expires_at as expiresAt',
      'is_closed as isClosed',
    ])

type AccountQueryRow = Awaited<
  ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>
>
const toAccount = (row: AccountQueryRow): SimulatorAccount => ({
  ...row,
  gateway: row.gateway as SimulatorProvider,
  amount: sen(row.amount),
})

export async function findAccount(db: Db, gateway: SimulatorProvider, reference: string) {
  const row = await selectAccounts(db)
    .where('gateway', '=', gateway)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row && toAccount(row)
}

export async function findAccountByNr(db: Db, nr: number) {
  const row = await selectAccounts(db).where('nr', '=', nr).executeTakeFirst()
  return row && toAccount(row)
}

/** The newest accounts of some simulators. */
export const listAccounts = async (
  db: Db,
  gateways: readonly SimulatorProvider[],
  limit: number,
): Promise<SimulatorAccount[]> =>
  (
    await selectAccounts(db)
      .where('gateway', 'in', [...gateways])
      .orderBy('nr', 'desc')
      .limit(limit)
      .execute()
  ).map(toAccount)

export const closeAccount = (db: Db, gateway: SimulatorProvider, reference: string) =>
  db
    .updateTable('bank_simulator_account')
    .set({ is_closed: true })
    .where('gateway', '=', gateway)
    .where('reference', '=', reference)
    .execute()

/** What a simulator has seen of an account. */
export type SimulatorEvent = {
  id: string
  accountNr: number
  status: GatewayStatus
  amount: Money | null
  at: Date
}

export const insertEvent = (db: Db, event: SimulatorEvent) =>
  db
    .insertInto('bank_simulator_event')
    .values({
      id: event.id,
      account_nr: event.accountNr,
      status: event.status,
      amount: event.amount,
      at: event.at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()

const toEvent = (row: {
  id: string
  accountNr: number
  status: string
  amount: number | null
  at: Date
}): SimulatorEvent => ({
  ...row,
  status: row.status as GatewayStatus,
  amount: row.amount === null ? null : sen(row.amount),
})

/** What has happened to some accounts, oldest first. */
export async function listEvents(db: Db, accountNrs: readonly number[]): Promise<SimulatorEvent[]> {
  const rows = await db
    .selectFrom('bank_simulator_event')
    .select(['id', 'account_nr as accountNr', 'status', 'amount', 'at'])
    .where(sql<boolean>`account_nr = any(${accountNrs}::bigint[])`)
    .orderBy('at')
    .orderBy('nr')
    .execute()
  return rows.map(toEvent)
}

export async function findEvent(db: Db, id: string) {
  const row = await db
    .selectFrom('bank_simulator_event')
    .innerJoin('bank_simulator_account as account', 'account.nr', 'account_nr')
    .select([
      'bank_simulator_event.id',
      'account_nr as accountNr',
      'bank_simulator_event.status',
      'bank_simulator_event.amount',
      'at',
      'account.reference',
      'account.gateway',
    ])
    .where('bank_simulator_event.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { reference, gateway, ...event } = row
  return { ...toEvent(event), reference, gateway: gateway as SimulatorProvider }
}
