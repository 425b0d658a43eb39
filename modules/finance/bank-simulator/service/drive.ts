import { randomUUID } from 'node:crypto'
import { minutes, toIsoTime } from '#platform/clock.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { moneyFromJson, moneyToJson, type Money, type MoneyJson } from '#platform/money.ts'
import { isRefusal, notFound, Refusal } from '#platform/refusal.ts'
import { findGateway } from '#modules/finance/gateway/service/get-gateway.ts'
import { receiveNotification } from '#modules/finance/gateway/service/notifications.ts'
import {
  buildAccountNumber,
  describeAccount,
  SimulatorProvider,
  type SimulatedPayment,
  type SimulatorMode,
} from '../rules.ts'
import * as store from '../store.ts'
import { buildNotification, enqueueDelivery } from './bank-simulator.ts'

/** How long after a payment its notification comes, and comes again (ms). */
const DELIVERIES_MS = [1_000, 8_000]
/** How many accounts are listed. */
const LIST_LIMIT = 30

/** Who is simulated here: not who has a real account. */
const listSimulated = ({ gateway, paper }: AppDeps): SimulatorProvider[] =>
  SimulatorProvider.filter((name) => name === gateway.provider || name === paper?.provider)

/** Throws 404 where a real gateway collects the payments. */
function requireSimulator(deps: AppDeps, provider: SimulatorProvider): void {
  if (!listSimulated(deps).includes(provider)) throw notFound()
}

async function requireAccount(deps: AppDeps, nr: string): Promise<store.SimulatorAccount> {
  const account = await store.findAccountByNr(deps.db, Number(nr))
  if (!account) throw notFound()
  requireSimulator(deps, account.gateway)
  return account
}

/** What the built-in bank and the built-in Paper collect, the newest first. Throws 404 where neither is needed. */
export async function showSimulator(deps: AppDeps) {
  const simulated = listSimulated(deps)
  if (simulated.length === 0) throw notFound()
  const [simulators, accounts] = await Promise.all([
    Promise.all(
      simulated.map(async (provider) => {
        const { mode } = await store.loadSimulator(deps.db, provider)
        return { provider, mode }
      }),
    ),
    store.listAccounts(deps.db, simulated, LIST_LIMIT),
  ])
  const events = await store.listEvents(
    deps.db,
    accounts.map(({ nr }) => nr),
  )
  const eventsByAccount = Map.groupBy(events, ({ accountNr }) => accountNr)
  const now = deps.clock.now()
  return {
    simulators,
    results: accounts.map((account) => ({
      id: String(account.nr),
      orderNumber: account.description,
      name: describeAccount(account.method, account.bank),
      number: account.bank ? buildAccountNumber(account.bank, account.nr).accountNumber : null,
      amount: moneyToJson(account.amount),
      expiresAt: toIsoTime(account.expiresAt),
      isOpen: !account.isClosed && account.expiresAt > now,
      payments: (eventsByAccount.get(account.nr) ?? [])
        .filter(({ status }) => status === 'settled')
        .map(({ id, amount, at }) => ({ id, amount: moneyToJson(amount!), at: toIsoTime(at) })),
    })),
  }
}

/** Normal, silent or down. Throws 404. */
export async function changeMode(
  ctx: StaffContext,
  { provider, mode }: { provider: SimulatorProvider; mode: SimulatorMode },
) {
  requireSimulator(ctx, provider)
  await store.saveMode(ctx.db, provider, mode)
  return showSimulator(ctx)
}

/** Pays to an account as a buyer would. Throws 404, 409 `simulator.closed`, 422 `simulator.amount`. */
export async function payAccount(ctx: StaffContext, nr: string, { kind, amount }: Paid) {
  await pay(ctx, await requireAccount(ctx, nr), { kind, amount })
  return showSimulator(ctx)
}

/** Pays an invoice on the page of the built-in Paper. Throws 404, 409 `simulator.closed`. */
export async function paySimulatedPaper(deps: AppDeps, reference: string): Promise<void> {
  await pay(deps, await requirePaperAccount(deps, reference), { kind: 'exact' })
}

/** An invoice as the page of the built-in Paper shows it. Throws 404. */
export async function findSimulatedPaper(deps: AppDeps, reference: string) {
  const account = await requirePaperAccount(deps, reference)
  const events = await store.listEvents(deps.db, [account.nr])
  const { description, amount, expiresAt, isClosed } = account
  const isPaid = events.some(({ status }) => status === 'settled')
  return { description, amount, isPaid, isOpen: !isClosed && expiresAt > deps.clock.now() }
}

async function requirePaperAccount(deps: AppDeps, reference: string) {
  requireSimulator(deps, 'paper-simulator')
  const account = await store.findAccount(deps.db, 'paper-simulator', reference)
  if (!account) throw notFound()
  return account
}

type Paid = { kind: SimulatedPayment; amount?: MoneyJson | undefined }

async function pay(
  ctx: AppDeps,
  account: store.SimulatorAccount,
  { kind, amount }: Paid,
): Promise<void> {
  const now = ctx.clock.now()
  const afterEnd = new Date(account.expiresAt.getTime() + minutes(1))
  const at = kind === 'late' ? (afterEnd > now ? afterEnd : now) : now
  if (kind !== 'late' && (account.isClosed || account.expiresAt <= now))
    throw new Refusal('simulator.closed', 'Bank menolak: rekening ini sudah ditutup.', 409)
  const event = {
    id: randomUUID(),
    accountNr: account.nr,
    status: 'settled' as const,
    amount: kind === 'other' ? requireAmount(amount) : account.amount,
    at,
  }
  await store.insertEvent(ctx.db, event)
  const { mode } = await store.loadSimulator(ctx.db, account.gateway)
  if (mode === 'normal')
    for (const delayMs of DELIVERIES_MS)
      await enqueueDelivery(ctx.db, event.id, new Date(now.getTime() + delayMs))
}

function requireAmount(amount: MoneyJson | undefined): Money {
  if (amount && moneyFromJson(amount) > 0) return moneyFromJson(amount)
  throw Refusal.field('amount', 'simulator.amount', 'Tulis jumlah yang dibayar.')
}

/** Sends the notification of the newest payment once more. Throws 404, 409 `simulator.unpaid`. */
export async function repeatNotification(ctx: StaffContext, nr: string) {
  const event = await requirePaid(ctx, await requireAccount(ctx, nr))
  await enqueueDelivery(ctx.db, event.id, ctx.clock.now())
  return showSimulator(ctx)
}

async function requirePaid({ db }: StaffContext, { nr }: store.SimulatorAccount) {
  const event = (await store.listEvents(db, [nr])).findLast(({ status }) => status === 'settled')
  if (event) return event
  throw new Refusal('simulator.unpaid', 'Rekening ini belum dibayar, jadi belum ada kabarnya.', 409)
}

/** Sends a notification of the right amount that the bank has not signed, and says what the shop answered. */
export async function forgeNotification(ctx: StaffContext, nr: string) {
  const { reference, amount, gateway } = await requireAccount(ctx, nr)
  const at = ctx.clock.now().toISOString()
  const body = JSON.stringify({ eventId: randomUUID(), reference, status: 'settled', amount, at })
  try {
    const headers = { 'x-simulator-signature': 'palsu' }
    await receiveNotification(ctx, findGateway(ctx, gateway)!, { headers, body })
    return { status: 200, message: 'Diterima.' }
  } catch (thrown) {
    if (isRefusal(thrown)) return { status: thrown.status, message: thrown.message }
    throw thrown
  }
}

/** Brings a notification to the shop, as a gateway posts it. A bank that is silent or down by now brings none. Job. */
export async function deliverNotification(
  deps: AppDeps,
  { eventId }: { eventId: string },
): Promise<void> {
  const notification = await buildNotification(deps.db, eventId)
  const gateway = notification && findGateway(deps, notification.gateway)
  if (!gateway) return
  const { mode } = await store.loadSimulator(deps.db, notification.gateway)
  if (mode === 'normal') await receiveNotification(deps, gateway, notification)
}
