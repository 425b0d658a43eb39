import type { Calls, Role, WorkLimit } from '../contract/call.ts'
import type { HandlerInput, HandlerOutput } from '../contract/call-types.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { ReportDelivery } from '../error-reports/delivery.ts'
import type { Log } from '../log.ts'
import type { LanguageModel } from '../language-model/port.ts'
import type { Lenders } from '../lender/port.ts'
import type { LiveUpdates } from '../database/live-updates.ts'
import type { MailTransport } from '../messaging/mail-transport.ts'
import type { PaymentGateway } from '../payment-gateway/port.ts'
import type { Retention } from '../retention.ts'
import type { WhatsAppTransport } from '../messaging/whatsapp-transport.ts'
import type { IdempotencyClaim } from './idempotency.ts'
import type { Lanes } from './lanes.ts'
import type { SharedReads } from './shared-reads.ts'

/** Facts about this shop that services and emails need. */
export type ShopInfo = {
  storeName: string
  publicOrigin: string
  demo: boolean
  /** Unset: sign-in with Google is off. */
  google?: GoogleConfig | undefined
  /** Where replies to e-mails arrive. Unset: at the stand-in's; null: nowhere, although e-mails are sent. */
  supportAddress?: string | null | undefined
  /** Shares of a flag's two variants by its key, where the environment sets them. */
  flagShares?: Readonly<Record<string, readonly [number, number]>>
}

/** The shop's client id at Google, where people choose their account, and the keys that sign ID tokens. */
export type GoogleConfig = {
  readonly clientId: string
  readonly authorizeUrl: string
  readonly jwksUrl: string
}

/** What every service needs, whether it runs for a request or as a job. */
export type AppDeps = {
  db: Db
  clock: Clock
  log: Log
  files: FileStore
  mail: MailTransport
  whatsapp: WhatsAppTransport
  /** Collects payments; the built-in bank where no gateway is set up. */
  gateway: PaymentGateway
  /** Has invoices paid on its own pages; undefined where Paper.id is not offered. */
  paper?: PaymentGateway | undefined
  /** Lend to companies; simulators where no lender is set up. */
  lenders: Lenders
  /** Helps the assistant, where a model is set up. */
  languageModel?: LanguageModel | undefined
  /** What one-time codes are hashed with, the newest first; without one the database's own key. */
  codeKeys?: readonly string[] | undefined
  retention: Retention
  live: LiveUpdates
  /** Takes error reports to where they belong: our own table, or an outside address. */
  reports: ReportDelivery
  shop: ShopInfo
  /** What the calls of one page read once for all of them; undefined everywhere else. */
  reads?: SharedReads | undefined
}

export type Buyer = {
  kind: 'buyer'
  sessionId: string
  accountId: string
  name: string
  email: string
  /** Set for a verified company only: it gives access to business prices and terms. */
  companyId: string | null
  isBusiness: boolean
}
export type Staff = {
  kind: 'staff'
  sessionId: string
  staffId: string
  name: string
  email: string
  roles: Role[]
}

/**
 * Everybody who sees the same prices. Pages that many readers share are rendered for an audience, so that no
 * handler can find a person in it.
 */
export type Audience = { kind: 'audience'; isBusiness: boolean; companyId: string | null }

/** Who makes the call. */
export type Actor = Buyer | Staff | Audience | { kind: 'visitor' }

/** Identifies a visitor without an account, and so their cart. */
type VisitorToken = {
  token: string | undefined
  /** Issues a token. It is returned in a cookie and in the `X-Visitor` header. */
  issue(): string
}

export type Context = AppDeps & {
  actor: Actor
  visitor: VisitorToken
  requestId: string
  ipAddress: string
  userAgent: string
  /** The last event that arrived of a stream that is opened again. */
  lastEventId?: string
  /** The access token of the call, for refresh and sign-out. */
  token: string | undefined
  /**
   * Counts work that one request can ask much of, for the network that it comes from. Throws a 429
   * above the limit.
   */
  spendWork(kind: string, amount: number, limit: WorkLimit): void
  /** Runs work in its turn: only some of what waits for the same rows runs at once. */
  lanes: Lanes
  /** The key that the request carries, for a handler that records its output itself. */
  claim?: IdempotencyClaim
}
export type BuyerContext = Context & { buyer: Buyer }
export type StaffContext = Context & { staff: Staff }

type ContextOf<C> = C extends { who: 'buyer' }
  ? BuyerContext
  : C extends { who: 'staff' }
    ? StaffContext
    : Context

/** A handler for each call of a contract: a missing one does not compile. */
export type Handlers<C extends Calls> = {
  [K in keyof C]: (
    context: ContextOf<C[K]>,
    input: HandlerInput<C[K]>,
  ) => Promise<HandlerOutput<C[K]>> | HandlerOutput<C[K]>
}

export type AnyHandler = (context: Context, input: never) => unknown
