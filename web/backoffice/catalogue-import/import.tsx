import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { formatDateTime, formatQuantity } from '#platform/format.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, DescriptionList } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { runAction } from '../shared/run-action.ts'
import { CatalogueHeader } from '../shared/catalogue-header.tsx'
import { respond } from '../shared/action-result.ts'
import { PlannedChanges, RowErrors } from './import-report.tsx'
import { ImportStateBadge } from './import-state.tsx'
import { readPage } from '../shared/list-query.ts'
import { useActionFetcher } from '../shared/use-action-fetcher.ts'
import type { Route } from './+types/import'

const ROWS = 50
/** How often the page reloads while the worker runs the import. */
const POLL_INTERVAL_MS = 1_500

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.name ?? 'Impor')

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
  context.get(apiContext).catalogueImport.import({
    id: params.id,
    query: { page: readPage(url), count: ROWS },
  })

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const outcome = await runAction(form, 'Perubahan sedang diterapkan.', () =>
    context.get(apiContext).catalogueImport.apply({ id }),
  )
  return respond(request, outcome, `/backoffice/impor/${id}`)
}

export const shouldRevalidate = revalidateOnConflict

/** One import: its errors, the changes it would make, and its progress. */
export default function Import({ loaderData: details, actionData }: Route.ComponentProps) {
  const fetcher = useActionFetcher()
  const isBusy = details.state === 'checking' || details.state === 'applying'
  usePolling(isBusy)
  return (
    <>
      <CatalogueHeader
        title={details.name}
        action={
          <ButtonLink to="/backoffice/impor" variant="ghost" icon="chevron-left">
            Semua impor
          </ButtonLink>
        }
      />
      <div className="grid max-w-5xl gap-4 px-4 py-4 pb-10 md:px-6" aria-busy={isBusy}>
        <Card
          title={
            <>
              Hasil pemeriksaan <ImportStateBadge state={details.state} />
            </>
          }
        >
          <DescriptionList
            className="max-w-sm"
            rows={[
              ['Baris', formatQuantity(details.rows)],
              ['Salah', formatQuantity(details.faults)],
              ['Berubah', formatQuantity(details.changes)],
              ['Barang baru', formatQuantity(details.additions)],
              ['Dikirim', `${formatDateTime(details.createdAt)}, ${details.by}`],
            ]}
          />
          {isBusy && (
            <div className="mt-4" role="status">
              <p className="text-14 text-ink-2">
                {details.state === 'checking'
                  ? `${formatQuantity(details.rows)} baris sudah diperiksa…`
                  : `Menerapkan ${formatQuantity(details.changes)} perubahan sekaligus…`}
              </p>
              <progress
                aria-label="Kemajuan"
                className="mt-1 block h-2 w-full max-w-sm accent-tarp-600"
              />
              <noscript>
                <ButtonLink to="" reloadDocument variant="outlined">
                  Muat ulang
                </ButtonLink>
              </noscript>
            </div>
          )}
          {details.problem && (
            <div className="mt-4">
              <Alert severity="error">{details.problem}</Alert>
            </div>
          )}
          {details.state === 'checked' && details.changes === 0 && (
            <div className="mt-4">
              <Alert severity="info">Tidak ada yang berubah: semua sudah seperti di berkas.</Alert>
            </div>
          )}
          {details.state === 'checked' && details.changes > 0 && (
            <ReplyForm fetcher={fetcher} reply={actionData} intent="apply" className="mt-4">
              <SubmitButton busy={fetcher.state !== 'idle'} color="main">
                Terapkan {formatQuantity(details.changes)} perubahan
              </SubmitButton>
            </ReplyForm>
          )}
          {details.state === 'refused' && (
            <p className="mt-4 text-14">
              Perbaiki barisnya di berkas Anda, lalu kirim lagi. Belum ada yang berubah.
            </p>
          )}
        </Card>
        {details.wrong.total > 0 && (
          <RowErrors rows={details.wrong.results} total={details.wrong.total} />
        )}
        {details.wrong.total > ROWS && <Pagination {...details.wrong} label="Halaman kesalahan" />}
        {details.changing.length > 0 && details.state !== 'refused' && (
          <PlannedChanges rows={details.changing} total={details.changes} />
        )}
      </div>
    </>
  )
}

function usePolling(isBusy: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isBusy || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), POLL_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [isBusy, state, revalidate])
}
