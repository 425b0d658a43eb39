import type { z } from 'zod'
import { staffLateFeeCalls } from '#modules/finance/late-fees/staff-contract.ts'
import { toJakartaDate } from '#platform/clock.ts'
import { formatDate, formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Table } from '#web/ui/table.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { parseDecimal } from '../shared/forms/form-values.ts'
import { runAction, runFormAction, throwUnknownIntent } from '../shared/actions/run-action.ts'
import { NewRateForm, RemoveRateForm } from './late-fee-forms.tsx'
import { LATE_FEES_PATH } from './paths.ts'
import type { Route } from './+types/late-fees'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Denda keterlambatan')

export async function loader({ context }: Route.LoaderArgs) {
  const { results } = await context.get(apiContext).staffLateFees.rates()
  return { results, today: toJakartaDate(new Date()) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const { staffLateFees } = context.get(apiContext)
  const { removeRate } = staffLateFeeCalls
  const save = () => {
    switch (form.get('intent')) {
      case 'save':
        return runAction(form, 'Denda disimpan.', () =>
          staffLateFees.saveRate({ body: readRate(form) }),
        )
      case 'remove':
        return runFormAction(form, removeRate.body, 'Baris dihapus.', (body) =>
          staffLateFees.removeRate({ body }),
        )
      default:
        return throwUnknownIntent()
    }
  }
  return respond(request, await save(), LATE_FEES_PATH)
}

type RateBody = z.input<typeof staffLateFeeCalls.saveRate.body>

/** What is no number is left to the call, which refuses it at its field. */
function readRate(form: FormData): RateBody {
  const read = (name: string) => String(form.get(name) ?? '')
  return {
    from: read('from'),
    percentPerDay: parseDecimal(read('percentPerDay')) as number,
    maxPercent: parseDecimal(read('maxPercent')) as number,
  }
}

export const shouldRevalidate = revalidateOnConflict

const formatPercent = (percent: number) => `${formatQuantity(percent)}%`

/** The dated table of late fees: what a day of delay costs, from which day on. */
export default function LateFees({
  loaderData: { results, today },
  actionData,
}: Route.ComponentProps) {
  const current = results.find(({ hasBegun }) => hasBegun)
  return (
    <>
      <header className="border-b border-line bg-face px-4 py-3 md:px-6">
        <ButtonLink to="/backoffice/keuangan" variant="ghost" size="small" icon="chevron-left">
          Keuangan
        </ButtonLink>
        <h1>Denda keterlambatan</h1>
        <p className="max-w-prose text-14 text-ink-2">
          Tagihan tempo yang lewat jatuh tempo bertambah setiap malam sebesar persentase ini dari
          nilainya. Yang sudah ditambahkan tidak berubah; mengubah denda berarti menambah baris
          baru.
        </p>
      </header>
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4 p-4 pb-10 md:px-6">
        <Card title="Baris baru">
          <NewRateForm today={today} reply={actionData} />
        </Card>
        <Card title="Tabel denda" flush>
          {results.length === 0 ? (
            <EmptyState
              icon="percent"
              title="Belum ada denda"
              text="Tanpa baris di sini, tagihan yang terlambat tidak bertambah."
            />
          ) : (
            <Table
              caption="Denda per hari menurut tanggal mulainya, yang terbaru dulu"
              rows={results}
              id={({ from }) => from}
              columns={[
                {
                  head: 'Mulai',
                  wide: true,
                  cell: ({ from }) => formatDate(`${from}T12:00:00+07:00`),
                },
                {
                  head: 'Per hari',
                  align: 'right',
                  cell: ({ percentPerDay }) => formatPercent(percentPerDay),
                },
                {
                  head: 'Paling banyak',
                  align: 'right',
                  cell: ({ maxPercent }) => formatPercent(maxPercent),
                },
                {
                  head: 'Status',
                  cell: (rate) =>
                    rate.hasBegun ? (
                      <Badge tone={rate === current ? 'success' : 'neutral'}>
                        {rate === current ? 'Berlaku' : 'Diganti'}
                      </Badge>
                    ) : (
                      <RemoveRateForm from={rate.from} reply={actionData} />
                    ),
                },
              ]}
            />
          )}
        </Card>
      </div>
    </>
  )
}
