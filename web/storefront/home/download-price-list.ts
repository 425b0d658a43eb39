import type { MiddlewareFunction } from 'react-router'
import { toStreamedFile } from '#web/streamed-file.ts'
import { apiContext } from '#web/context.ts'
import { PRICE_LIST_PARAM } from './price-list-url.ts'

/** `/?unduh=daftar-harga` responds with the prices of the day. */
export const downloadPriceList: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  if (url.searchParams.get(PRICE_LIST_PARAM) !== 'daftar-harga') return next()
  const { day } = await context.get(apiContext).catalogue.featured()
  const chunks = context.get(apiContext).catalogue.priceList()
  return toStreamedFile(chunks, { name: `daftar-harga-${day}`, format: 'xlsx' })
}
