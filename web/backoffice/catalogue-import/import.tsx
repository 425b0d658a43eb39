import { readPostedForm } from '#web/form/read-posted-form.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { createAndRedirect, runAction } from '../shared/actions/run-action.ts'
import { CatalogueHeader } from '../shared/catalogue-header.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { readPage, readSearch } from '../shared/lists/list-query.ts'
import { usePolling } from '../shared/refresh/use-polling.ts'
import { ImportChanges } from './import-changes.tsx'
import { RowErrors } from './import-report.tsx'
import { ImportResult } from './import-result.tsx'
import { nameImport } from './import-state.tsx'
import type { Route } from './+types/import'

const ROWS = 50
/** How often the page reloads while the worker runs the import. */
const POLL_INTERVAL_MS = 1_500

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData ? nameImport(loaderData.details) : 'Impor')

export async function loader({ context, url, params: { id } }: Route.LoaderArgs) {
  const { catalogueImport } = context.get(apiContext)
  const page = { page: readPage(url), count: ROWS }
  const search = readSearch(url, 60)
  const overlapping = url.searchParams.has('rekan')
  const details = await catalogueImport.import({ id, query: page })
  const isListed = WITH_CHANGES.has(details.state) && details.changes + details.overlaps > 0
  const filter = { overlapping: String(overlapping), ...(search ? { search } : {}) }
  const changes = isListed
    ? await catalogueImport.changes({ id, query: { ...page, ...filter } })
    : undefined
  return { details, changes, search, overlapping }
}

/** The states in which the changes do not grow any more. */
const WITH_CHANGES = new Set(['checked', 'applying', 'applied', 'failed'])

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const { catalogueImport } = context.get(apiContext)
  if (form.get('intent') === 'undo') {
    const result = await createAndRedirect(
      form,
      () => catalogueImport.undo({ id }),
      (undoId) => `/backoffice/impor/${undoId}`,
    )
    return respond(request, result, `/backoffice/impor/${id}`)
  }
  const replace = String(form.get('replace') === 'ya')
  const outcome = await runAction(form, 'Perubahan sedang diterapkan.', () =>
    catalogueImport.apply({ id, query: { replace } }),
  )
  return respond(request, outcome, `/backoffice/impor/${id}`)
}

export const shouldRevalidate = revalidateOnConflict

/** One import: its errors, the changes it makes, its progress, and how it is taken back. */
export default function Import({
  loaderData: { details, changes, search, overlapping },
  actionData,
}: Route.ComponentProps) {
  const isBusy = details.state === 'checking' || details.state === 'applying'
  const isUndo = details.undoOf !== null
  usePolling(isBusy, POLL_INTERVAL_MS)
  return (
    <>
      <CatalogueHeader
        title={nameImport(details)}
        action={
          <ButtonLink to="/backoffice/impor" variant="ghost" icon="chevron-left">
            Semua impor
          </ButtonLink>
        }
      />
      <div className="grid max-w-5xl gap-4 px-4 py-4 pb-10 md:px-6" aria-busy={isBusy}>
        <ImportResult details={details} reply={actionData} />
        {details.wrong.total > 0 && (
          <RowErrors rows={details.wrong.results} total={details.wrong.total} />
        )}
        {details.wrong.total > ROWS && <Pagination {...details.wrong} label="Halaman kesalahan" />}
        {changes && (
          <ImportChanges
            list={changes}
            search={search}
            overlapping={overlapping}
            counts={details}
            isUndo={isUndo}
          />
        )}
      </div>
    </>
  )
}
