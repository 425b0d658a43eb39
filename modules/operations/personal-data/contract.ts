import { z } from 'zod'
import { bytes, call, json } from '#platform/contract/call.ts'
import { OkResponse } from '#platform/contract/schemas.ts'

/** An order or invoice that prevents an account from being closed. */
const ClosingBlockerShape = z.object({
  kind: z.enum(['order', 'invoice', 'return', 'refund']),
  id: z.string(),
  /** The id of the order itself, or of the invoice's order. */
  orderId: z.string(),
  number: z.string(),
  /** The status in Indonesian words. */
  status: z.string(),
})

const CloseAccountBody = z.object({
  password: z.string().max(128).optional(),
  email: z.string().trim().max(254).optional(),
})

export const personalDataCalls = {
  download: call('GET /customer/my/personal-data', {
    summary: 'All personal data stored about me, as a file (ours)',
    canLag: true,
    who: 'buyer',
    limit: { times: 20, seconds: 600, by: 'caller' },
    response: bytes('application/json', { attachment: 'data-saya.json' }),
  }),
  closing: call('GET /customer/my/close', {
    summary: 'What prevents my account from being closed, and how I confirm the closing (ours)',
    who: 'buyer',
    response: json(
      z.object({
        proof: z.enum(['password', 'email']),
        open: z.array(ClosingBlockerShape),
        /** What the last owner of a company has to do first. */
        handOver: z.string().nullable(),
      }),
    ),
  }),
  close: call('POST /customer/my/close', {
    summary: 'Close my account: data that no law requires is deleted, all sessions end (ours)',
    who: 'buyer',
    body: CloseAccountBody,
    limit: { times: 20, seconds: 600, by: 'caller' },
    refusals: [
      'password.wrong',
      'account.email',
      'account.open',
      'account.state',
      'people.last_owner',
    ],
    response: json(OkResponse),
  }),
}
