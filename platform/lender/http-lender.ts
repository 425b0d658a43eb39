import { createHmac } from 'node:crypto'
import { ForgedNotification } from '../outside-party/notification.ts'
import { readObject } from '../outside-party/party-client.ts'
import { isSameSecret } from '../same-secret.ts'
import { createApplicationMethods } from './http-applications.ts'
import { createLoanMethods } from './http-loans.ts'
import { readEvent, readLoanEvent } from './lender-messages.ts'
import {
  createLenderRequests,
  type LenderAccount,
  type LenderClientOptions,
} from './lender-requests.ts'
import type { LenderMapping } from './mapping.ts'
import type { Lender } from './port.ts'

/** A lender with an HTTP API. `mapping` has its paths and its names of fields. */
export function createHttpLender(
  mapping: LenderMapping,
  account: LenderAccount,
  options: LenderClientOptions,
): Lender {
  const requests = createLenderRequests(mapping, account, options)
  return {
    code: mapping.code,
    isSimulated: false,
    ...createApplicationMethods(mapping, requests),
    ...createLoanMethods(mapping, requests),
    async readNotification({ headers, body }) {
      const expected = createHmac('sha256', account.webhookSecret).update(body).digest('hex')
      if (!isSameSecret(headers[mapping.signatureHeader], expected))
        throw new ForgedNotification('wrong signature')
      const fields = readObject(body)
      return fields[mapping.answers.loan] === undefined
        ? readEvent(mapping, fields)
        : readLoanEvent(mapping, fields)
    },
  }
}
