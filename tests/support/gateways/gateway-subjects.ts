import type { Api } from '#modules/client.ts'
import type { Clock } from '#platform/clock.ts'
import { createMidtransGateway } from '#platform/payment-gateway/midtrans.ts'
import { createPaperGateway } from '#platform/payment-gateway/paper.ts'
import type { RawNotification } from '#platform/outside-party/notification.ts'
import type { PaymentGateway } from '#platform/payment-gateway/port.ts'
import { createXenditGateway } from '#platform/payment-gateway/xendit.ts'
import { buildNotification } from '#modules/finance/bank-simulator/service/bank-simulator.ts'
import type { TestShop } from '../shop.ts'
import { type openMidtransServer, MIDTRANS_SERVER_KEY } from './midtrans-server.ts'
import {
  type openPaperServer,
  PAPER_CALLBACK_TOKEN,
  PAPER_CLIENT_ID,
  PAPER_CLIENT_SECRET,
} from './paper-server.ts'
import { type openXenditServer, XENDIT_CALLBACK_TOKEN, XENDIT_SECRET_KEY } from './xendit-server.ts'

/** A gateway, and its other side. */
export type GatewaySubject = {
  gateway: PaymentGateway
  /** What it collects with. */
  method: 'va' | 'paper'
  pay(reference: string): Promise<void> | void
  notify(reference: string): Promise<RawNotification> | RawNotification
  forge(notification: RawNotification): RawNotification
  whileDown(work: () => Promise<void>): Promise<void>
}

async function whileServerFails(
  { state }: { state: { failures: number } },
  work: () => Promise<void>,
) {
  state.failures = 3
  await work()
  state.failures = 0
}

const findAccount = async (shop: TestShop, reference: string) => {
  const { rows } = await shop.pool.query<{ nr: string; paid: string | null }>(
    `select account.nr::text as nr, (select id from bank_simulator_event
       where account_nr = account.nr and status = 'settled' limit 1) as paid
     from bank_simulator_account as account where reference = $1`,
    [reference],
  )
  return rows[0]!
}

type RealGateways = {
  midtrans: Awaited<ReturnType<typeof openMidtransServer>>
  xendit: Awaited<ReturnType<typeof openXenditServer>>
  paper: Awaited<ReturnType<typeof openPaperServer>>
  options: { clock: Clock; timeoutMs: number; retryDelaysMs: number[] }
}

const toPaperAccount = (url: string) => ({
  apiUrl: url,
  clientId: PAPER_CLIENT_ID,
  clientSecret: PAPER_CLIENT_SECRET,
  callbackToken: PAPER_CALLBACK_TOKEN,
})

/** The built-in bank and the built-in Paper, which staff drive. */
const listSimulated = (shop: TestShop, { staffBankSimulator: bank }: Api) =>
  [
    { gateway: shop.deps.gateway, method: 'va' as const },
    { gateway: shop.deps.paper!, method: 'paper' as const },
  ].map(({ gateway, method }): GatewaySubject => ({
    gateway,
    method,
    pay: async (reference) => {
      const { nr } = await findAccount(shop, reference)
      await bank.pay({ id: nr, body: { kind: 'exact' } })
    },
    notify: async (reference) =>
      (await buildNotification(shop.db, (await findAccount(shop, reference)).paid!))!,
    forge: ({ headers, body }) => ({ headers, body: body.replace('settled', 'expired') }),
    async whileDown(work) {
      const provider = gateway.provider as 'simulator' | 'paper-simulator'
      await bank.changeMode({ body: { provider, mode: 'down' } })
      await work()
      await bank.changeMode({ body: { provider, mode: 'normal' } })
    },
  }))

/** Every gateway of the shop: the built-in ones, and adapters to servers of the tests' own. */
export const listGatewaySubjects = (
  shop: TestShop,
  finance: Api,
  { midtrans, xendit, paper, options }: RealGateways,
): GatewaySubject[] => [
  ...listSimulated(shop, finance),
  {
    gateway: createMidtransGateway(
      { apiUrl: midtrans.url, serverKey: MIDTRANS_SERVER_KEY },
      options,
    ),
    method: 'va',
    ...midtrans,
    whileDown: (work) => whileServerFails(midtrans, work),
  },
  {
    gateway: createXenditGateway(
      { apiUrl: xendit.url, secretKey: XENDIT_SECRET_KEY, callbackToken: XENDIT_CALLBACK_TOKEN },
      options,
    ),
    method: 'va',
    ...xendit,
    whileDown: (work) => whileServerFails(xendit, work),
  },
  {
    gateway: createPaperGateway(toPaperAccount(paper.url), options),
    method: 'paper',
    ...paper,
    whileDown: (work) => whileServerFails(paper, work),
  },
]
