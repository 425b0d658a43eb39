import { Form } from 'react-router'
import { taxStates, type TaxState } from '#modules/finance/tax-invoices/rules/tax-states.ts'
import { formatMonth } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { handleTaxIntent } from './actions.ts'
import { InvoiceList } from './invoice-list.tsx'
import { readTaxMonth } from './load-month.ts'
import { Exports, MonthSums } from './month-summary.tsx'
import { taxStateNames } from './state-names.ts'
import type { Route } from './+types/tax'

const PATH = '/backoffice/pajak'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pajak')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staffTax } = context.get(apiContext)
  const { month, months } = readTaxMonth(url)
  const asked = url.searchParams.get('state')
  const state = taxStates.find((each) => each === asked) ?? 'problem'
  const page = Math.max(0, Number(url.searchParams.get('page')) || 0)
  const [summary, list] = await Promise.all([
    staffTax.month({ query: { month } }),
    staffTax.invoices({ query: { month, state, page } }),
  ])
  return {
    month,
    months: months.includes(month) ? months : [month, ...months],
    state,
    page,
    summary,
    list,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const result = await handleTaxIntent(context.get(apiContext), form)
  const { search } = new URL(request.url)
  return respond(request, result, `${PATH}${search}`)
}

export const shouldRevalidate = revalidateOnConflict

const toAddress = (month: string, state: TaxState, page = 0) =>
  `${PATH}?month=${month}&state=${state}${page > 0 ? `&page=${page}` : ''}`

/** The PPN of a month: its sums, the files for Coretax, and what keeps invoices out of them. */
export default function Tax({
  loaderData: { month, months, state, page, summary, list },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-3 bg-face px-4 py-3 md:px-6">
        <div>
          <h1>Pajak</h1>
          <p className="max-w-[70ch] text-14 text-ink-2">
            PPN keluaran menurut hari pembayaran atau hari barang berangkat, mana yang lebih dulu.
          </p>
        </div>
        <Form method="get" className="flex items-end gap-2 max-sm:w-full">
          <Field label="Bulan" className="max-sm:flex-1">
            {(control) => (
              <Select
                {...control}
                key={month}
                name="month"
                defaultValue={month}
                options={months.map((each) => ({ value: each, label: formatMonth(each) }))}
              />
            )}
          </Field>
          <Button type="submit" variant="outlined">
            Tampilkan
          </Button>
        </Form>
      </header>
      <div className="grid gap-4 p-4 md:px-6">
        {summary.sellerTin === null && (
          <Alert severity="warning">
            NPWP toko belum diisi. Minta admin mengisinya di Pengaturan, bagian kop surat.
          </Alert>
        )}
        <MonthSums summary={summary} />
        <Exports summary={summary} reply={actionData} />
      </div>
      <section aria-label="Tagihan kena pajak" className="border-t border-line bg-face">
        <TabLinks
          label="Keadaan tagihan"
          items={taxStates.map((each) => ({
            to: toAddress(month, each),
            label: taxStateNames[each].name,
            current: each === state,
          }))}
        />
        <InvoiceList
          invoices={list.results}
          isEditable={state !== 'cancelled'}
          next={list.hasNext ? toAddress(month, state, page + 1) : undefined}
          reply={actionData}
        />
      </section>
    </>
  )
}
