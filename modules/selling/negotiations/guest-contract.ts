import { z } from 'zod'
import { call, created, json } from '#platform/contract/call.ts'
import { DateTime, OkResponse } from '#platform/contract/schemas.ts'
import { MessageText, NegotiationHeader, NegotiationLine } from './negotiation-contract.ts'

const GuestLink = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: DateTime,
  expiresAt: DateTime,
  /** Whether it still opens the negotiation. */
  active: z.boolean(),
})

const GuestToken = z.object({ token: z.string().min(1).max(100) })
const buyerCall = { who: 'buyer', ids: 'uuid' } as const

export const guestLinkCalls = {
  guestLinks: call('GET /ecom/negotiation/{id}/guest-link', {
    ...buyerCall,
    summary: 'The links by which colleagues without an account read a negotiation (ours)',
    response: json(z.object({ results: z.array(GuestLink) })),
  }),
  shareLink: call('POST /ecom/negotiation/{id}/guest-link', {
    ...buyerCall,
    summary: 'Make such a link; its token is shown once (ours)',
    body: z.object({
      name: z
        .string()
        .trim()
        .min(2, 'Tulis nama rekan Anda.')
        .max(80, 'Paling banyak 80 karakter.'),
    }),
    limit: { times: 30, seconds: 600, by: 'caller' },
    refusals: ['negotiation.too_many_links'],
    response: created(GuestLink.extend({ token: z.string() })),
  }),
  revokeLink: call('DELETE /ecom/negotiation/{id}/guest-link/{linkId}', {
    ...buyerCall,
    summary: 'Revoke such a link (ours)',
    response: json(OkResponse),
  }),
  guest: call('POST /ecom/negotiation/guest', {
    failures: [404],
    summary: 'A negotiation as a guest’s link shows it (ours)',
    body: GuestToken,
    limit: { times: 120, seconds: 60, by: 'address' },
    refusals: ['negotiation.link_dead'],
    response: json(
      z.object({
        guest: z.string(),
        expiresAt: DateTime,
        header: NegotiationHeader,
        lines: z.array(NegotiationLine),
      }),
    ),
  }),
  guestMessage: call('POST /ecom/negotiation/guest/message', {
    failures: [404],
    summary: 'A guest’s comment (ours)',
    body: GuestToken.extend({ text: MessageText.min(1, 'Tulis catatannya.') }),
    limit: { times: 20, seconds: 600, by: 'address' },
    refusals: ['negotiation.link_dead'],
    response: json(OkResponse),
  }),
}
