import { apiContext } from '#web/context.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { saveMonth } from './save-month.ts'
import { MonthTable } from './month-table.tsx'
import { MONTHS_PATH } from './paths.ts'
import { ReopenMonthForm } from './reopen-month-form.tsx'
import type { Route } from './+types/months'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Tutup buku')

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).staffMonths.list()
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  return respond(request, await saveMonth(context.get(apiContext), form), MONTHS_PATH)
}

export const shouldRevalidate = revalidateOnConflict

/** The months of the ledger: which are closed, the one to close next, and the last one to be opened again. */
export default function Months({ loaderData: { results }, actionData }: Route.ComponentProps) {
  const reopenable = results.find(({ canReopen }) => canReopen)
  return (
    <>
      <header className="border-b border-line bg-face px-4 py-3 md:px-6">
        <ButtonLink to="/backoffice/keuangan" variant="ghost" size="small" icon="chevron-left">
          Keuangan
        </ButtonLink>
        <h1>Tutup buku</h1>
        <p className="max-w-prose text-14 text-ink-2">
          Di bulan yang ditutup tidak ada yang dibukukan lagi. Yang datang terlambat dihitung di
          hari pertama yang masih terbuka.
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 pb-10 md:px-6">
        <Card title="Bulan" flush>
          <MonthTable months={results} reply={actionData} />
        </Card>
        {reopenable && (
          <ReopenMonthForm key={reopenable.month} month={reopenable.month} reply={actionData} />
        )}
      </div>
    </>
  )
}
