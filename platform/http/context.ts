import type { Call, Calls, HandlerOutput, HandlerInput, Role } from '../contract/call.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import type { FileStore } from '../file-store.ts'
import type { Log } from '../log.ts'
import type { MailTransport } from '../mail-transport.ts'

/** Facts about this shop that services and letters need. */
export type ShopInfo = {
  storeName: string
  publicOrigin: string
  demo: boolean
  /** Unset: nobody signs in with Google. */
  google?: GoogleConfig | undefined
}

/** As whom this shop is known to Google, where people choose their account, and whose keys sign. */
export type GoogleConfig = {
  readonly clientId: string
  readonly authorizeUrl: string
  readonly jwksUrl: string
}

/** What every story has at hand, asked by a person or run as a job. */
export type AppDeps = {
  db: Db
  clock: Clock
  log: Log
  files: FileStore
  mail: MailTransport
  shop: ShopInfo
}

export type Buyer = {
  kind: 'buyer'
  sessionId: string
  accountId: string
  name: string
  email: string
  /** Business prices and terms open only to a verified company. */
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

/** Who is asking. */
export type Actor = Buyer | Staff | { kind: 'visitor' }

/** The visitor's own ticket: what finds their cart before they have an account. */
export type VisitorToken = {
  token: string | undefined
  /** Gives the visitor a ticket; it travels back in a cookie and the `X-Visitor` header. */
  issue(): string
}

export type Context = AppDeps & {
  actor: Actor
  visitor: VisitorToken
  requestId: string
  ipAddress: string
  userAgent: string
  /** The access token that the call carried, for refresh and sign-out. */
  token: string | undefined
}
export type BuyerContext = Context & { buyer: Buyer }
export type StaffContext = Context & { staff: Staff }

export type ContextOf<C> = C extends { who: 'buyer' }
  ? BuyerContext
  : C extends { who: 'staff' }
    ? StaffContext
    : Context

/** A sentence for each call of a contract: a missing one does not compile. */
export type Handlers<C extends Calls> = {
  [K in keyof C]: (
    context: ContextOf<C[K]>,
    input: HandlerInput<C[K]>,
  ) => Promise<HandlerOutput<C[K]>> | HandlerOutput<C[K]>
}

export type AnyHandler = (context: Context, input: never) => unknown
export type AnyCall = Call
