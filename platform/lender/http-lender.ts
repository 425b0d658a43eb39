import { createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { sen } from '../money.ts'
import { ForgedNotification } from '../outside-party/notification.ts'
import {
  createPartyClient,
  readObject,
  type PartyClientOptions,
} from '../outside-party/party-client.ts'
import { isSameSecret } from '../same-secret.ts'
import type { LenderMapping } from './mapping.ts'
import {
  readEvent,
  readLoanEvent,
  readRupiah,
  readText,
  toRupiah,
  writeFacts,
  type Fields,
} from './lender-messages.ts'
import { LenderError, type Lender } from './port.ts'

/** The shop's account at a lender. `apiUrl` is without a trailing slash. */
export type LenderAccount = { apiUrl: string; key: string; webhookSecret: string }

/** A lender over HTTP: with timeouts, attempts after a pause, and left alone after many failures. */
export function createHttpLender(
  mapping: LenderMapping,
  { apiUrl, key, webhookSecret }: LenderAccount,
  { clock, ...options }: { clock: Clock } & Pick<PartyClientOptions, 'timeoutMs' | 'retryDelaysMs'>,
): Lender {
  const { paths, sent, answers } = mapping
  const http = createPartyClient({
    baseUrl: apiUrl,
    Failure: LenderError,
    headers: { [mapping.key.header]: mapping.key.prefix + key },
    clock,
    ...options,
  })

  /** Returns null for 404. Throws LenderError. */
  async function request(path: string, body?: Fields, signal?: AbortSignal, idempotencyKey = '') {
    const answer = await http({
      method: body ? 'POST' : 'GET',
      path,
      ...(body ? { body } : {}),
      ...(idempotencyKey ? { headers: { 'idempotency-key': idempotencyKey } } : {}),
      signal,
    })
    if (answer.status === 404) return null
    if (answer.status < 200 || answer.status >= 300)
      throw new LenderError(`HTTP ${answer.status}`, 'refused', false)
    // A proxy's page says nothing about what the lender did.
    if (!answer.isReadable) throw new LenderError('answer', 'unreadable', true)
    return answer.body
  }
  const requireFound = <T>(body: T | null): T => {
    if (body) return body
    throw new LenderError('HTTP 404', 'unknown application', false)
  }
  /** What has happened to one application or loan; nothing where the lender does not know it. */
  async function listEvents(path: string): Promise<Fields[]> {
    const body = await request(path)
    if (!body) return []
    const events = body[answers.events]
    if (!Array.isArray(events)) throw new LenderError('answer', 'no events', true)
    return events
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
      const events = await listEvents(about(paths.events, reference))
      return events.flatMap((each) => readEvent(mapping, each) ?? [])
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
      const events = await listEvents(about(paths.loanEvents, reference))
      return events.flatMap((each) => readLoanEvent(mapping, each) ?? [])
    },
  }
}
