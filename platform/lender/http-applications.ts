import { sen } from '../money.ts'
import { readEvent, readRupiah, readText, writeFacts } from './lender-messages.ts'
import { toLenderPath, type LenderRequests } from './lender-requests.ts'
import type { LenderMapping } from './mapping.ts'
import { LenderError, type Lender } from './port.ts'

type ApplicationMethods = Pick<
  Lender,
  'checkEligibility' | 'uploadDocument' | 'submit' | 'acceptAgreement' | 'getLimit' | 'query'
>

/** The methods about a company's application and its limit. */
export const createApplicationMethods = (
  mapping: LenderMapping,
  { request, listEvents }: LenderRequests,
): ApplicationMethods => {
  const { paths, sent, answers } = mapping
  return {
    async checkEligibility(need, signal) {
      const facts = writeFacts(mapping, need)
      const body = await request(paths.eligibility, { body: facts, signal })
      const isEligible = body[answers.isEligible]
      if (typeof isEligible !== 'boolean') throw new LenderError('answer', 'no verdict', true)
      return {
        isEligible,
        reason: readText(body[answers.reason]),
        upTo: readRupiah(body[answers.upTo]),
      }
    },
    async uploadDocument(reference, { id, kind, name, bytes }) {
      const content = Buffer.from(bytes).toString('base64')
      const fields = { [sent.kind]: kind, [sent.name]: name, [sent.content]: content }
      const path = toLenderPath(paths.documents, reference)
      const body = await request(path, { body: fields, idempotencyKey: id })
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
      const idempotencyKey = `${reference}-${attempt}`
      await request(paths.applications, { body: fields, idempotencyKey })
    },
    async acceptAgreement(reference) {
      const path = toLenderPath(paths.agreement, reference)
      await request(path, { body: {}, idempotencyKey: reference })
    },
    async getLimit(reference) {
      const body = await request(toLenderPath(paths.limit, reference))
      const limit = readRupiah(body[answers.limit])
      if (limit === null) throw new LenderError('answer', 'no limit', true)
      return { limit, used: readRupiah(body[answers.used]) ?? sen(0) }
    },
    async query(reference) {
      const events = await listEvents(toLenderPath(paths.events, reference))
      return events.flatMap((each) => readEvent(mapping, each) ?? [])
    },
  }
}
