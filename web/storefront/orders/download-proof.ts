import { data, type MiddlewareFunction } from 'react-router'
import { apiContext } from '#web/context.ts'
import { createFileResponse } from '#web/file-response.ts'
import { REFUND_PROOF_PARAM } from './document-urls.ts'

/** `?bukti={invoice}` responds with the buyer's own proof of transfer. */
export const downloadOwnProof: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const id = url.searchParams.get('bukti')
  if (!id) return next()
  const { invoices, payments } = context.get(apiContext)
  const { proof } = await invoices.header({ id })
  const file = proof ?? { name: 'bukti', kind: '' }
  return createFileResponse(file, await payments.ownProof({ id }))
}

/** `?id={order}&bukti-dana={refund}` responds with the proof of the transfer that sent the money back. */
export const downloadRefundProof: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const refundId = url.searchParams.get(REFUND_PROOF_PARAM)
  const id = url.searchParams.get('id')
  if (!refundId || !id) return next()
  const { refunds } = context.get(apiContext)
  const { results } = await refunds.ofOrder({ id })
  const proof = results.find((refund) => refund.id === refundId)?.proof
  if (!proof) throw data({ message: 'Bukti transfer ini tidak ada.' }, 404)
  return createFileResponse(proof, await refunds.proof({ id, refundId }))
}
