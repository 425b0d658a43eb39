import type { MiddlewareFunction } from 'react-router'
import { apiContext } from '#web/context.ts'
import { createFileResponse } from '#web/file-response.ts'

/** `?bukti={invoice}` responds with the buyer's own proof of transfer. */
export const downloadOwnProof: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const id = url.searchParams.get('bukti')
  if (!id) return next()
  const { invoices, payments } = context.get(apiContext)
  const { proof } = await invoices.header({ id })
  const bytes = await payments.ownProof({ id })
  return createFileResponse(proof ?? { name: 'bukti', kind: '' }, bytes)
}
