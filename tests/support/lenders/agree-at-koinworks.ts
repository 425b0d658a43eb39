import type { Api } from '#modules/client.ts'
import { makeProofImage } from '#tests/support/orders/orders.ts'
import { readLenderCode } from './one-time-codes.ts'
import type { TestShop } from '../shop.ts'

/** Confirms an offered limit at KoinWorks with the code, and sends the signed contract. */
export async function agreeAtKoinworks(
  shop: TestShop,
  { api, accountId }: { api: Api; accountId: string },
  id: string,
): Promise<void> {
  await api.koinworks.requestCode({ body: { data: { id } } })
  const code = await readLenderCode(shop, accountId)
  await api.koinworks.validateCode({ form: { id, code }, files: {} })
  const files = { contract: makeProofImage('kontrak.png') }
  await api.koinworks.validateCode({ form: { id, agree: true }, files })
}
