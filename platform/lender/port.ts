import type { Money } from '../money.ts'
import type { RawNotification } from '../outside-party/notification.ts'
import { PartyError } from '../outside-party/party-error.ts'

/** The lenders that the shop works with; the code is also the name in `/webhooks/{provider}`. */
export const lenderCodes = ['credilinq', 'modal-rakyat', 'koinworks'] as const
export type LenderCode = (typeof lenderCodes)[number]

/** What a lender first asks, to say whether an application makes sense. */
export type CreditNeed = {
  /** Whole years. */
  yearsInBusiness: number
  yearlySales: Money
  /** The limit that is asked for. */
  amount: Money
  purpose: string
}

/** Everything that a lender gets to know about a company. */
export type LenderFacts = CreditNeed & {
  companyName: string
  /** Its legal form: `PT`. */
  entity: string
  npwp: string
  nib: string
  street: string
  postalCode: string
  district: string
  city: string
  province: string
  personName: string
  position: string
  phone: string
  /** The number of the person's identity card. */
  nik: string
}

export type EligibilityVerdict = {
  isEligible: boolean
  /** Why not, in words for the buyer. */
  reason: string | null
  /** The most that the lender would give. */
  upTo: Money | null
}

/** A document of an application. `id` is the shop's: sent again, the lender stores it once. */
type LenderDocument = { id: string; kind: string; name: string; bytes: Uint8Array }

type LenderApplication = {
  /** The shop's id of the application; the lender's notifications name it. */
  reference: string
  /** Counts what was sent after the lender asked for more. */
  attempt: number
  facts: LenderFacts
  /** As `uploadDocument` returned them. */
  documentIds: readonly string[]
}

/** The statuses that a lender reports for an application. */
export const lenderStatuses = ['asked', 'agreement_sent', 'active', 'declined'] as const
export type LenderStatus = (typeof lenderStatuses)[number]

/** Something that happened to an application, as its lender says. */
export type LenderEvent = {
  kind?: undefined
  /** The same for the same happening, whether it was notified or asked for. */
  eventId: string
  reference: string
  status: LenderStatus
  at: Date
  /** What is asked for, or why it is declined, in words for the buyer. */
  reason: string | null
  /** The limit that is offered or open. */
  limit: Money | null
  /** The agreement's number and its terms, as a sentence. */
  agreement: { number: string; terms: string } | null
}

/** An order that a lender is to pay. */
type LoanRequest = {
  /** The shop's id of the loan; the lender's notifications name it. */
  reference: string
  /** The shop's id of the application whose limit it uses. */
  application: string
  amount: Money
  /** In how many months it is repaid. */
  tenor: number
  /** The order's number. */
  description: string
}

/** Where an order goes, as its buyer confirmed it; `date` is the day in Jakarta, `2026-11-20`. */
export type LoanDelivery = { recipient: string; phone: string; address: string; date: string }

/** Money that the shop has sent back; `transfer` is the bank's reference. */
type ReturnedMoney = { key: string; amount: Money; transfer: string }

/** What a lender may report of a loan; `repaid` is one instalment. */
export const loanEventStatuses = ['approved', 'refused', 'paid', 'repaid'] as const
export type LoanEventStatus = (typeof loanEventStatuses)[number]

/** Something that happened to a loan, as its lender says. */
export type LoanEvent = {
  kind: 'loan'
  eventId: string
  reference: string
  status: LoanEventStatus
  at: Date
  /** Why it is refused, in words for the buyer. */
  reason: string | null
  /** What the lender has paid to the shop, or what was repaid. */
  amount: Money | null
  /** Of a paid loan: what is repaid in all, with the lender's fee, and where to. */
  total: Money | null
  repayTo: string | null
  /** Of an instalment: which. */
  instalment: number | null
}

/** An open limit, and how much of it is borrowed now (sen). */
type LenderLimit = { limit: Money; used: Money }

/**
 * What the shop asks of a lender. `reference` is the shop's id of the application, of the loan in methods about a loan.
 * Each method but `readNotification` throws LenderError, retryable where the lender was not reached or is busy.
 */
export type Lender = {
  readonly code: LenderCode
  /** Whether the built-in simulator stands in for it. */
  readonly isSimulated: boolean
  /** Whether an application makes sense, before there is one. */
  checkEligibility(need: CreditNeed, signal?: AbortSignal): Promise<EligibilityVerdict>
  /** Sends a document ahead of its application. Returns the lender's id of it. */
  uploadDocument(reference: string, document: LenderDocument): Promise<{ documentId: string }>
  /** Sent twice with one attempt, an application arrives once. */
  submit(application: LenderApplication): Promise<void>
  /** Reports that the company agrees. Idempotent. */
  acceptAgreement(reference: string): Promise<void>
  /** Throws LenderError where no limit is open, too. */
  getLimit(reference: string): Promise<LenderLimit>
  /** All events of an application so far; empty for an unknown one. */
  query(reference: string): Promise<LenderEvent[]>
  /**
   * Checks who sent a notification, and reads it; null where it is about nothing that the shop follows. Throws
   * ForgedNotification, and SyntaxError or LenderError where it cannot be read.
   */
  readNotification(notification: RawNotification): Promise<LenderEvent | LoanEvent | null>
  /** Requests that an order is paid. Sent twice with one reference, it arrives once. */
  requestLoan(request: LoanRequest): Promise<void>
  /** Reports that the buyer confirmed where the goods go: the lender pays only after that. Idempotent. */
  confirmDelivery(reference: string, delivery: LoanDelivery): Promise<void>
  /** Takes a request back. Does nothing for an unknown loan; what is paid stays paid. */
  cancelLoan(reference: string): Promise<void>
  /** Tells that money of a paid loan was sent back by bank transfer. Told twice with one key, it counts once. */
  returnMoney(reference: string, returned: ReturnedMoney): Promise<void>
  /** All events of a loan so far; empty for an unknown one. */
  queryLoan(reference: string): Promise<LoanEvent[]>
}

/** Every lender by its code. */
export type Lenders = Readonly<Record<LenderCode, Lender>>

/** The lender did not do what it was asked. */
export class LenderError extends PartyError {
  override name = 'LenderError'
  constructor(code: string, message: string, isRetryable: boolean) {
    super('lender', code, message, isRetryable)
  }
}
