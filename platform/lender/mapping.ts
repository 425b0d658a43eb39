import type { LenderCode, LenderFacts, LenderStatus, LoanEventStatus } from './port.ts'

/** What the shop's answers of a lender are called. */
type AnswerName =
  | 'eventId'
  | 'reference'
  | 'status'
  | 'at'
  | 'reason'
  | 'limit'
  | 'used'
  | 'agreementNumber'
  | 'terms'
  | 'isEligible'
  | 'upTo'
  | 'documentId'
  | 'events'
  | 'loan'
  | 'paidAmount'
  | 'total'
  | 'repayTo'
  | 'instalment'

/** Fields of the shop's requests other than the facts. */
type SentName =
  | 'reference'
  | 'attempt'
  | 'documentIds'
  | 'kind'
  | 'name'
  | 'content'
  | 'loan'
  | 'amount'
  | 'tenor'
  | 'description'
  | 'recipient'
  | 'phone'
  | 'address'
  | 'date'
  | 'transfer'

/** All that differs between lenders over HTTP. `{reference}` is replaced by the application's id. */
export type LenderMapping = {
  code: LenderCode
  /** The header that carries the key, and what precedes it there. */
  key: { header: string; prefix: string }
  /** The header with the HMAC-SHA256 of a notification's bytes, in hexadecimal. */
  signatureHeader: string
  paths: {
    eligibility: string
    documents: string
    applications: string
    agreement: string
    limit: string
    events: string
    /** Below, `{reference}` is replaced by the loan's id. */
    loans: string
    delivery: string
    cancel: string
    returns: string
    loanEvents: string
  }
  /** Their name of each fact; amounts are whole rupiah. */
  facts: Record<keyof LenderFacts, string>
  /** Their names of the request fields other than the facts. */
  sent: Record<SentName, string>
  /** Their names in what they answer and notify. */
  answers: Record<AnswerName, string>
  /** Their statuses; others change nothing here. */
  statuses: Readonly<Record<string, LenderStatus>>
  /** The same of loans. */
  loanStatuses: Readonly<Record<string, LoanEventStatus>>
}
