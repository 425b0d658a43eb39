import type { Call, Calls, Answered, Received, Role } from '../contract/call.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import type { Files } from '../files.ts'
import type { Log } from '../log.ts'

/** Facts about this shop that services and letters need. */
export type ShopFacts = {
  storeName: string
  publicOrigin: string
  demo: boolean
  /** Unset: nobody signs in with Google. */
  google?: GoogleFacts | undefined
}

/** As whom this shop is known to Google, where people choose their account, and whose keys sign. */
export type GoogleFacts = {
  readonly clientId: string
  readonly authorizeUrl: string
  readonly keysUrl: string
}

/** What every story has at hand, asked by a person or run as a job. */
export type Tools = { db: Db; clock: Clock; log: Log; files: Files; shop: ShopFacts }

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
export type VisitorTicket = {
  token: string | undefined
  /** Gives the visitor a ticket; it travels back in a cookie and the `X-Visitor` header. */
  issue(): string
}

export type Context = Tools & {
  actor: Actor
  visitor: VisitorTicket
  requestId: string
  address: string
  agent: string
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
    input: Received<C[K]>,
  ) => Promise<Answered<C[K]>> | Answered<C[K]>
}

export type AnyHandler = (context: Context, input: never) => unknown
export type AnyCall = Call
