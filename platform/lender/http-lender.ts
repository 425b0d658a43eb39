import { createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { sen, type Money } from '../money.ts'
import {
  createGatewayHttp,
  readObject,
  type GatewayHttpOptions,
} from '../payment-gateway/gateway-http.ts'
import { ForgedNotification, GatewayError } from '../payment-gateway/port.ts'
import { isSameSecret } from '../payment-gateway/same-secret.ts'
import type { LenderMapping } from './mapping.ts'
import {
  LenderError,
  type Lender,
  type LenderEvent,
  type LenderFacts,
  type LoanEvent,
} from './port.ts'

/** The shop's account at a lender. `apiUrl` is without a trailing slash. */
export type LenderAccount = { apiUrl: string; key: string; webhookSecret: string }

type Fields = Record<string, unknown>

/** A lender over HTTP: with timeouts, attempts after a pause, and left alone after many failures. */
export function createHttpLender(
  mapping: LenderMapping,
  { apiUrl, key, webhookSecret }: LenderAccount,
  { clock, ...options }: { clock: Clock } & Pick<GatewayHttpOptions, 'timeoutMs' | 'retryDelaysMs'>,
): Lender {
  const { paths, sent, answers } = mapping
  const http = createGatewayHttp({
    baseUrl: apiUrl,
    headers: { [mapping.key.header]: mapping.key.prefix + key },
    clock,
    ...options,
  })

  /** Returns null for 404. Throws LenderError. */
  async function request(path: string, body?: Fields, signal?: AbortSignal, idempotencyKey = '') {
    try {
      const answer = await http({
        method: body ? 'POST' : 'GET',
        path,
        ...(body ? { body } : {}),
        ...(idempotencyKey ? { headers: { 'idempotency-key': idempotencyKey } } : {}),
        signal,
      })
      if (answer.status === 404) return null
      if (answer.status >= 200 && answer.status < 300) {
        // A proxy's page says nothing about what the lender did.
        if (!answer.isReadable) throw new LenderError('answer', 'unreadable', true)
        return answer.body
      }
      throw new LenderError(`HTTP ${answer.status}`, 'refused', false)
    } catch (thrown) {
      if (!(thrown instanceof GatewayError)) throw thrown
      throw new LenderError(thrown.code, 'not reached', thrown.isRetryable)
    }
  }
  const requireFound = <T>(body: T | null): T => {
    if (body) return body
    throw new LenderError('HTTP 404', 'unknown application', false)
  }
  const about = (path: string, reference: string) =>
    path.replace('{reference}', encodeURIComponent(reference))

  return {
    code: mapping.code,
    isSimulated: false,
    async checkEligibility(need, signal) {
      const body = requireFound(await request(paths.eligibility, writeFacts(mapping, need), signal))
      if (typeof body[answers.isEligible] !== 'boolean')
        throw new LenderError('answer', 'no verdict', true)
      return {
        isEligible: body[answers.isEligible] as boolean,
        reason: readText(body[answers.reason]),
        upTo: readRupiah(body[answers.upTo]),
      }
    },
    async uploadDocument(reference, { id, kind, name, bytes }) {
      const content = Buffer.from(bytes).toString('base64')
      const fields = { [sent.kind]: kind, [sent.name]: name, [sent.content]: content }
      const body = requireFound(
        await request(about(paths.documents, reference), fields, undefined, id),
      )
      const documentId = readText(body[answers.documentId])
      if (!documentId) throw new LenderError('answer', 'no id of the document', true)
      return { documentId }
    },
    async submit({ reference, attempt, facts, documentIds }) {
      const fields = {
        [sent.reference]: reference,
        [sent.attempt]: attempt,
        [sent.documentIds]: documentIds,
        ...writeFacts(mapping, facts),
      }
      requireFound(await request(paths.applications, fields, undefined, `${reference}-${attempt}`))
    },
    async acceptAgreement(reference) {
      requireFound(await request(about(paths.agreement, reference), {}, undefined, reference))
    },
    async getLimit(reference) {
      const body = requireFound(await request(about(paths.limit, reference)))
      const limit = readRupiah(body[answers.limit])
      if (limit === null) throw new LenderError('answer', 'no limit', true)
      return { limit, used: readRupiah(body[answers.used]) ?? sen(0) }
    },
    async query(reference) {
      const body = await request(about(paths.events, reference))
      if (!body) return []
      const events = body[answers.events]
      if (!Array.isArray(events)) throw new LenderError('answer', 'no events', true)
      return events.flatMap((each: Fields) => readEvent(mapping, each) ?? [])
    },
    async readNotification({ headers, body }) {
      const expected = createHmac('sha256', webhookSecret).update(body).digest('hex')
      if (!isSameSecret(headers[mapping.signatureHeader], expected))
        throw new ForgedNotification('wrong signature')
      const fields = readObject(body)
      return fields[answers.loan] === undefined
        ? readEvent(mapping, fields)
        : readLoanEvent(mapping, fields)
    },
    async requestLoan({ reference, application, amount, tenor, description }) {
      const fields = {
        [sent.loan]: reference,
        [sent.reference]: application,
        [sent.amount]: toRupiah(amount),
        [sent.tenor]: tenor,
        [sent.description]: description,
      }
      requireFound(await request(paths.loans, fields, undefined, reference))
    },
    async confirmDelivery(reference, { recipient, phone, address, date }) {
      const fields = {
        [sent.recipient]: recipient,
        [sent.phone]: phone,
        [sent.address]: address,
        [sent.date]: date,
      }
      const key = `${reference}-delivery`
      requireFound(await request(about(paths.delivery, reference), fields, undefined, key))
    },
    async cancelLoan(reference) {
      await request(about(paths.cancel, reference), {}, undefined, `${reference}-cancel`)
    },
    async returnMoney(reference, { key, amount, transfer }) {
      const fields = { [sent.amount]: toRupiah(amount), [sent.transfer]: transfer }
      requireFound(await request(about(paths.returns, reference), fields, undefined, key))
    },
    async queryLoan(reference) {
      const body = await request(about(paths.loanEvents, reference))
      if (!body) return []
      const events = body[answers.events]
      if (!Array.isArray(events)) throw new LenderError('answer', 'no events', true)
      return events.flatMap((each: Fields) => readLoanEvent(mapping, each) ?? [])
    },
  }
}

/** Sen as lenders read them: orders may have sen, so two decimals where they do. */
const toRupiah = (amountSen: number): number => amountSen / 100

const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'yearlySales'])

/** Facts under their names; amounts in whole rupiah. */
const writeFacts = ({ facts }: LenderMapping, given: Partial<LenderFacts>): Fields =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      facts[name as keyof LenderFacts],
      AMOUNTS.has(name) ? toRupiah(Number(value)) : value,
    ]),
  )

function readEvent({ answers, statuses }: LenderMapping, body: Fields): LenderEvent | null {
  const status = statuses[String(body[answers.status])]
  const eventId = readText(body[answers.eventId])
  const reference = readText(body[answers.reference])
  if (!status || !eventId || !reference) return null
  const at = new Date(String(body[answers.at]))
  if (Number.isNaN(at.getTime())) throw new LenderError('answer', 'no time', true)
  const number = readText(body[answers.agreementNumber])
  return {
    eventId,
    reference,
    status,
    at,
    reason: readText(body[answers.reason]),
    limit: readRupiah(body[answers.limit]),
    agreement: number ? { number, terms: readText(body[answers.terms]) ?? '' } : null,
  }
}

function readLoanEvent({ answers, loanStatuses }: LenderMapping, body: Fields): LoanEvent | null {
  const status = loanStatuses[String(body[answers.status])]
  const eventId = readText(body[answers.eventId])
  const reference = readText(body[answers.loan])
  if (!status || !eventId || !reference) return null
  const at = new Date(String(body[answers.at]))
  if (Number.isNaN(at.getTime())) throw new LenderError('answer', 'no time', true)
  const instalment = body[answers.instalment]
  return {
    kind: 'loan',
    eventId,
    reference,
    status,
    at,
    reason: readText(body[answers.reason]),
    amount: readRupiah(body[answers.paidAmount]),
    total: readRupiah(body[answers.total]),
    repayTo: readText(body[answers.repayTo]),
    instalment: Number.isSafeInteger(instalment) ? (instalment as number) : null,
  }
}

const readText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

const readRupiah = (value: unknown): Money | null =>
  typeof value === 'number' && value >= 0 && Number.isSafeInteger(Math.round(value * 100))
    ? sen(Math.round(value * 100))
    : null
