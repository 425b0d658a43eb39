import { Form } from 'react-router'
import { proposeValidUntil } from '#modules/selling/negotiations/rules/validity.ts'
import { formatPhone } from '#platform/phone.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { BuyerSearch } from '../assisted-orders/buyer-search.tsx'
import { loadSource, type OrderSource } from '../assisted-orders/load-source.ts'
import { FactList } from '../shared/fact-list.tsx'
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
  const { buyer, lines } = source
  const matched = lines.filter(({ candidates }) => candidates.length > 0)
  const missing = lines.filter(({ candidates }) => candidates.length === 0)
  return (
    <>
      <Card title="Pembeli">
        <FactList
          facts={[
            ...(buyer.company ? [['Perusahaan', buyer.company] as const] : []),
            ['Nama', [buyer.name, formatPhone(buyer.phone), buyer.email].join(', ')],
          ]}
        />
        <ButtonLink
          to="/backoffice/negosiasi/baru"
          variant="outlined"
          size="small"
          className="mt-3"
        >
          Pilih pembeli lain
        </ButtonLink>
      </Card>
      <Card title="Barang yang diminta">
        <Form className="grid gap-3">
          <input type="hidden" name="akun" value={buyer.accountId} />
          <Field
            label="Satu barang per baris"
            hint="Misalnya: semen 50 kg 100 sak, atau SKU dan jumlahnya."
          >
            {(control) => <Textarea {...control} name="barang" rows={4} defaultValue={text} />}
          </Field>
          <Button type="submit" variant="outlined" className="justify-self-start">
            Cocokkan dengan katalog
          </Button>
        </Form>
        {missing.length > 0 && (
          <Alert severity="warning" className="mt-3" title="Belum ketemu">
            {missing.map(({ written, text }) => written || text).join(', ')}
          </Alert>
        )}
      </Card>
      {matched.length > 0 && form({ ...source, lines: matched })}
    </>
  )
}
