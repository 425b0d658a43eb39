import { Link } from '#web/ui/navigation/link.tsx'
import { formatDateTime, formatQuantity } from '#platform/format.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { createAndRedirect, readFormFile } from '../shared/actions/run-action.ts'
import { CatalogueHeader } from '../shared/catalogue-header.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { ImportStateBadge, nameImport } from './import-state.tsx'
import { packCsv } from './pack-csv.ts'
import { FileField } from '#web/ui/files/file-field.tsx'
import { readPage } from '../shared/lists/list-query.ts'
import { PagedList } from '../shared/lists/paged-list.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import type { Route } from './+types/imports'

const ROWS = 20

export const handle = { uploads: { calls: ['catalogueImport.upload'] } } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Impor & ekspor')

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = { page: readPage(url), count: ROWS }
  return context.get(apiContext).catalogueImport.imports({ query })
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const upload = () =>
    context.get(apiContext).catalogueImport.upload({ files: { file: readFormFile(form) } })
  return respond(
    request,
    await createAndRedirect(form, upload, (id) => `/backoffice/impor/${id}`),
    '/backoffice/impor',
  )
}

/** Exports the whole catalogue as a spreadsheet, and imports one. */
export default function Imports({ loaderData: list, actionData }: Route.ComponentProps) {
  const fetcher = useActionFetcher()
  return (
    <>
      <CatalogueHeader title="Impor & ekspor" />
      <div className="grid items-start gap-4 px-4 py-4 md:px-6 lg:grid-cols-2">
        <Card title="Ekspor">
          <p className="mb-3 text-14">
            Semua varian dengan harga dan stok, satu baris satu varian. Ubah yang perlu, lalu impor
            lagi: hanya sel yang Anda ubah yang berlaku.
          </p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to="/backoffice/ekspor?format=xlsx" reloadDocument icon="download">
              Unduh XLSX
            </ButtonLink>
            <ButtonLink
              to="/backoffice/ekspor?format=csv"
              reloadDocument
              variant="outlined"
              icon="download"
            >
              Unduh CSV
            </ButtonLink>
          </div>
        </Card>
        <Card title="Impor">
          <p className="mb-3 text-14">
            Kolom SKU wajib; kolom lain boleh tidak ada. Sel kosong tidak mengubah apa pun. Stok
            hanya berubah bila Anda menulis hasil hitung di kolom Stok gudangnya. Berkas diperiksa
            dahulu, dan belum mengubah apa-apa sebelum Anda terapkan.
          </p>
          <ReplyForm
            fetcher={fetcher}
            reply={actionData}
            intent="send"
            encType="multipart/form-data"
            className="grid gap-3"
          >
            <FileField
              label="Berkas XLSX atau CSV"
              accept={['xlsx', 'csv', 'gz']}
              maxBytes={33_000_000}
              pack={packCsv}
            />
            <SubmitButton className="justify-self-start">Periksa berkas</SubmitButton>
          </ReplyForm>
        </Card>
      </div>
      <PagedList
        list={list}
        label="Halaman impor"
        className="border-y border-line bg-face"
        empty={
          <EmptyState
            icon="file-spreadsheet"
            title="Belum ada impor"
            text="Berkas yang Anda kirim muncul di sini dengan hasil pemeriksaannya."
          />
        }
      >
        {(row) => (
          <li key={row.id} className="border-t border-line first:border-0">
            <Link
              to={`/backoffice/impor/${row.id}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2 text-14 text-ink! no-underline! hover:bg-tarp-50 md:grid-cols-[minmax(0,1fr)_150px_200px] md:px-6"
            >
              <span className="min-w-0">
                <b className="block truncate">{nameImport(row)}</b>
                <span className="num text-12 text-ink-2">
                  {formatDateTime(row.createdAt)} · {row.by}
                </span>
              </span>
              <span>
                <ImportStateBadge {...row} />
              </span>
              <span className="num text-ink-2 max-md:col-span-2">
                {formatQuantity(row.rows)} baris, {formatQuantity(row.changes)} berubah
              </span>
            </Link>
          </li>
        )}
      </PagedList>
    </>
  )
}
