import type { MiddlewareFunction } from 'react-router'
import { buildNegotiationPath } from '#modules/selling/negotiations/rules/negotiation-path.ts'
import { apiContext } from '#web/context.ts'
import { downloadPdf } from '#web/download-pdf.ts'
import { OFFER_PDF_PARAM, REPEAT_PDF_PARAM } from './document-urls.ts'

/** `?pdf={negotiation}` responds with the offer as it stands, `?pdf-ulang={negotiation}` with what it costs today. */
export const downloadOffer: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const { negotiations } = context.get(apiContext)
  const id = url.searchParams.get(OFFER_PDF_PARAM)
  if (id) return downloadPdf(negotiations.offerPdf({ id }), buildNegotiationPath(id))
  const repeated = url.searchParams.get(REPEAT_PDF_PARAM)
  if (repeated)
    return downloadPdf(
      negotiations.repeatPdf({ body: { id: repeated } }),
      buildNegotiationPath(repeated),
    )
  return next()
}
