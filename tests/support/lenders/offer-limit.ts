import type { Api } from '#modules/client.ts'
import type { TestShop } from '../shop.ts'
import { completeApplication, sendApplication } from './complete-application.ts'
import { runLenderJobsUntil } from './run-lender-jobs.ts'

/** Runs the lenders' jobs until a company's application at KoinWorks has a status. */
export const runUntilKoinworksIs = (shop: TestShop, api: Api, status: string): Promise<void> =>
  runLenderJobsUntil(shop, async () => {
    const { results } = await api.lenders.limits()
    return results.some((each) => each.lender === 'koinworks' && each.status === status)
  })

/** A company of the demo has an offer of KoinWorks. Returns the id of its account. */
export async function offerDemoLimit(shop: TestShop, api: Api, email: string): Promise<string> {
  const id = await completeApplication(api, 'koinworks')
  await sendApplication(api, 'koinworks', id)
  await runUntilKoinworksIs(shop, api, 'agreement_sent')
  const { rows } = await shop.pool.query<{ id: string }>(
    'select id from account where email = $1',
    [email],
  )
  return rows[0]!.id
}
