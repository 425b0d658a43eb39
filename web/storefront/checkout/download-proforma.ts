import type { MiddlewareFunction } from 'react-router'
import { apiContext } from '#web/context.ts'
import { downloadPdf } from '#web/download-pdf.ts'
import { readChoice } from './load-checkout.ts'
import { PROFORMA } from './proforma-url.ts'

/** `/checkout?unduh=proforma&alamat=…` responds with the proforma invoice of the cart. */
export const downloadProforma: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const { addressId, ...choice } = readChoice(url.searchParams)
  if (url.searchParams.get('unduh') !== PROFORMA || !addressId) return next()
  const { proforma } = context.get(apiContext)
  return downloadPdf(proforma.ofCart({ body: { addressId, ...choice } }), '/checkout')
}
