import { useEffect } from 'react'
import { ChevronLeft } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { formatMoment, formatQuantity } from '#platform/format.ts'
import { afterRefusal } from '#web/after-refusal.ts'
import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, Facts } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { acted } from './parts/acting.ts'
import { CatalogueHead } from './catalogue/tabs.tsx'
import { answered } from './parts/done.ts'
import { Changing, Wrong } from './imports/findings.tsx'
import { ImportState } from './imports/state.tsx'
import { searchOf } from './parts/search-line.tsx'
import { useActing } from './parts/use-acting.ts'
import type { Route } from './+types/import.ts'

const ROWS = 50
/** While the worker is at it the page looks again (ms). */
const LOOK = 1_500

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titled(matches, loaderData?.name ?? 'Impor')

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  context.get(apiContext).catalogueSheets.import({
    id: params.id,
    query: { page: searchOf(request).page, count: ROWS },
  })

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await request.formData()
  const outcome = await acted(form, 'Perubahan sedang diterapkan.', () =>
    context.get(apiContext).catalogueSheets.apply({ id }),
  )
  return answered(request, outcome, `/backoffice/impor/${id}`)
}

export const shouldRevalidate = afterRefusal

/** What is wrong with a spreadsheet, what it would change, and how far that is. */
export default function Import({ loaderData: found, actionData }: Route.ComponentProps) {
  const acting = useActing()
  const isBusy = found.state === 'checking' || found.state === 'applying'
  useLooking(isBusy)
  return (
    <>
      <CatalogueHead
        title={found.name}
        action={
          <ButtonLink to="/backoffice/impor" variant="ghost" icon={ChevronLeft}>
            Semua impor
          </ButtonLink>
        }
      />
      <div className="grid max-w-5xl gap-4 px-4 py-4 pb-10 md:px-6" aria-busy={isBusy}>
        <Card
          title={
            <>
              Hasil pemeriksaan <ImportState state={found.state} />
            </>
          }
        >
          <Facts
            className="max-w-sm"
            rows={[
              ['Baris', formatQuantity(found.rows)],
              ['Salah', formatQuantity(found.faults)],
              ['Berubah', formatQuantity(found.changes)],
              ['Barang baru', formatQuantity(found.additions)],
              ['Dikirim', `${formatMoment(found.createdAt)}, ${found.by}`],
            ]}
          />
          {isBusy && (
            <div className="mt-4" role="status">
              <p className="text-14 text-ink-2">
                {found.state === 'checking'
                  ? `${formatQuantity(found.rows)} baris sudah diperiksa…`
                  : `${formatQuantity(found.applied)} dari ${formatQuantity(found.changes)} perubahan…`}
              </p>
              <progress
                aria-label="Kemajuan"
                className="mt-1 block h-2 w-full max-w-sm accent-tarp-600"
                {...(found.state === 'applying'
                  ? { value: found.applied, max: found.changes }
                  : {})}
              />
              <noscript>
                <ButtonLink to="" reloadDocument variant="outlined">
                  Muat ulang
                </ButtonLink>
              </noscript>
            </div>
          )}
          {found.problem && (
            <div className="mt-4">
              <Alert severity="error">{found.problem}</Alert>
            </div>
          )}
          {found.state === 'checked' && found.changes === 0 && (
            <div className="mt-4">
              <Alert severity="info">Tidak ada yang berubah: semua sudah seperti di berkas.</Alert>
            </div>
          )}
          {found.state === 'checked' && found.changes > 0 && (
            <ReplyForm fetcher={acting} reply={actionData} intent="apply" className="mt-4">
              <SubmitButton busy={acting.state !== 'idle'} color="main">
                Terapkan {formatQuantity(found.changes)} perubahan
              </SubmitButton>
            </ReplyForm>
          )}
          {found.state === 'refused' && (
            <p className="mt-4 text-14">
              Perbaiki barisnya di berkas Anda, lalu kirim lagi. Belum ada yang berubah.
            </p>
          )}
        </Card>
        {found.wrong.total > 0 && <Wrong rows={found.wrong.results} total={found.wrong.total} />}
        {found.wrong.total > ROWS && <Pagination {...found.wrong} label="Halaman kesalahan" />}
        {found.changing.length > 0 && found.state !== 'refused' && (
          <Changing rows={found.changing} total={found.changes} />
        )}
      </div>
    </>
  )
}

function useLooking(isBusy: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isBusy || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), LOOK)
    return () => clearTimeout(timer)
  }, [isBusy, state, revalidate])
}
