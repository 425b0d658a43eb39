import { proposeValidUntil } from '#modules/selling/negotiations/rules/validity.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { BuyerSearch } from '../assisted-orders/buyer-search.tsx'
import { loadSource, type OrderSource } from '../assisted-orders/load-source.ts'
import { BuyerCard, GoodsCard } from '../assisted-orders/request-cards.tsx'
import { handleStart } from './start-action.ts'
import { StartForm } from './start-form.tsx'
import type { Route } from './+types/start'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Buat penawaran')

/** Who phoned, and what they said, matched with the catalogue line by line. */
export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  ...(await loadSource(context.get(apiContext), url)),
  validUntil: proposeValidUntil(new Date()),
})

export const action = async ({ context, request }: Route.ActionArgs) =>
  handleStart(context.get(apiContext), await readPostedForm(request))

/** An offer for a buyer who phoned: what they said, and a price for each of the goods. */
export default function StartOffer({
  loaderData: { search, text, accounts, source, problem, key, validUntil },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to="/backoffice/negosiasi" variant="ghost" size="small" icon="chevron-left">
        Semua negosiasi
      </ButtonLink>
      <h1 className="mb-4">Buat penawaran</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {problem && <Alert severity="warning">{problem}</Alert>}
        {source ? (
          <StartSteps
            source={source}
            text={text}
            form={(matched) => (
              <StartForm
                key={text}
                source={matched}
                initialKey={key}
                validUntil={validUntil}
                reply={actionData}
                freightEstimate={
                  actionData && 'freightEstimate' in actionData
                    ? actionData.freightEstimate
                    : undefined
                }
              />
            )}
          />
        ) : (
          <BuyerSearch search={search} accounts={accounts} />
        )}
      </div>
    </div>
  )
}

function StartSteps({
  source,
  text,
  form,
}: {
  source: OrderSource
  text: string
  form: (matched: OrderSource) => React.ReactNode
}) {
  const { lines } = source
  const matched = lines.filter(({ candidates }) => candidates.length > 0)
  const missing = lines.filter(({ candidates }) => candidates.length === 0)
  return (
    <>
      <BuyerCard source={source} otherBuyersPath="/backoffice/negosiasi/baru" />
      <GoodsCard source={source} text={text}>
        {missing.length > 0 && (
          <Alert severity="warning" className="mt-3" title="Belum ketemu">
            {missing.map(({ written, text }) => written || text).join(', ')}
          </Alert>
        )}
      </GoodsCard>
      {matched.length > 0 && form({ ...source, lines: matched })}
    </>
  )
}
