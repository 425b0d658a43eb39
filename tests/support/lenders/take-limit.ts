import type { Api } from '#modules/client.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import type { TestShop } from '../shop.ts'
import { agreeAtKoinworks } from './agree-at-koinworks.ts'
import { lenderGroups } from './lender-groups.ts'

/** Agrees to what a lender has offered: at KoinWorks with a code and a contract, else to the agreement. */
export async function takeLimit(
  shop: TestShop,
  buyer: { api: Api; accountId: string },
  lender: LenderCode,
  id: string,
): Promise<void> {
  const { registration } = lenderGroups[lender]
  if (registration === 'koinworks') await agreeAtKoinworks(shop, buyer, id)
  else await buyer.api[registration].sendAgreement({ body: { data: { id, agree: true } } })
}
