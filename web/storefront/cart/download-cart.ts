import type { MiddlewareFunction } from 'react-router'
import { apiContext } from '#web/context.ts'
import { downloadPdf } from '#web/download-pdf.ts'

/** `/cart?unduh=pdf` responds with the cart as a PDF; an empty one shows the cart. */
export const downloadCart: MiddlewareFunction<Response> = async ({ context, url }, next) =>
  url.searchParams.get('unduh') === 'pdf'
    ? downloadPdf(context.get(apiContext).cart.pdf(), '/cart')
    : next()
