import { Download, FileSpreadsheet } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoment, formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { adding, fileOf } from './parts/acting.ts'
import { CatalogueHead } from './catalogue/tabs.tsx'
import { answered } from './parts/done.ts'
import { ImportState } from './imports/state.tsx'
import { FileField } from './parts/file-field.tsx'
import { searchOf } from './parts/search-line.tsx'
import { useActing } from './parts/use-acting.ts'
import type { Route } from './+types/imports.ts'

const ROWS = 20

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Impor & ekspor')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page } = searchOf(request)
  return context.get(apiContext).catalogueSheets.imports({ query: { page, count: ROWS } })
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const send = () => context.get(apiContext).catalogueSheets.send({ files: { file: fileOf(form) } })
  return answered(
    request,
    await adding(form, send, (id) => `/backoffice/impor/${id}`),
    '/backoffice/impor',
  )
}

/** The whole catalogue as a spreadsheet, out and in. */
export default function Imports({ loaderData: list, actionData }: Route.ComponentProps) {
  const acting = useActing()
  return (
    <>
      <CatalogueHead title="Impor & ekspor" />
      <div className="grid items-start gap-4 px-4 py-4 md:px-6 lg:grid-cols-2">
        <Card title="Ekspor">
          <p className="mb-3 text-14">
            Semua varian dengan harga dan stok, satu baris satu varian. Berkasnya bisa diubah lalu
            diimpor lagi.
          </p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to="/backoffice/ekspor?format=xlsx" reloadDocument icon={Download}>
              Unduh XLSX
            </ButtonLink>
            <ButtonLink
              to="/backoffice/ekspor?format=csv"
              reloadDocument
              variant="outlined"
              icon={Download}
            >
              Unduh CSV
            </ButtonLink>
          </div>
        </Card>
        <Card title="Impor">
          <p className="mb-3 text-14">
            Kolom SKU wajib; kolom lain boleh tidak ada. Sel kosong tidak mengubah apa pun. Berkas
            diperiksa dahulu, dan belum mengubah apa-apa sebelum Anda terapkan.
          </p>
          <ReplyForm
            fetcher={acting}
            reply={actionData}
            intent="send"
            encType="multipart/form-data"
            className="grid gap-3"
          >
            <FileField
              label="Berkas XLSX atau CSV"
              accept={['xlsx', 'csv']}
              maxBytes={33_000_000}
            />
            <SubmitButton busy={acting.state !== 'idle'} className="justify-self-start">
              Periksa berkas
            </SubmitButton>
          </ReplyForm>
        </Card>
      </div>
      {list.results.length === 0 ? (
        <EmptyState
          icon={FileSpreadsheet}
          title="Belum ada impor"
          text="Berkas yang Anda kirim muncul di sini dengan hasil pemeriksaannya."
        />
      ) : (
        <ul className="border-y border-line bg-face">
          {list.results.map((row) => (
            <li key={row.id} className="border-t border-line first:border-0">
              <Link
                to={`/backoffice/impor/${row.id}`}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2 text-14 text-ink! no-underline! hover:bg-tarp-50 md:grid-cols-[minmax(0,1fr)_150px_200px] md:px-6"
              >
                <span className="min-w-0">
                  <b className="block truncate">{row.name}</b>
                  <span className="num text-12 text-ink-2">
                    {formatMoment(row.createdAt)} · {row.by}
                  </span>
                </span>
                <span>
                  <ImportState state={row.state} />
                </span>
                <span className="num text-ink-2 max-md:col-span-2">
                  {formatQuantity(row.rows)} baris, {formatQuantity(row.changes)} berubah
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="px-4 py-3 md:px-6">
        <Pagination {...list} label="Halaman impor" />
      </div>
    </>
  )
}
