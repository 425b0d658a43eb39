import { formatQuantity } from '#platform/format.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { createAndRedirect, throwUnknownIntent } from '../shared/actions/run-action.ts'
import { CatalogueHeader } from '../shared/catalogue-header.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { LinkRow } from '../shared/lists/link-row.tsx'
import { readSearch } from '../shared/lists/list-query.ts'
import { SearchBar } from '../shared/lists/search-bar.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import type { Route } from './+types/price-lists'

/** Companies offered for a new list; a search narrows them. */
const COMPANY_OPTIONS = 50

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Daftar harga')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staffPricing, staffCompanies } = context.get(apiContext)
  const search = readSearch(url, 100)
  const [{ results: lists }, companies] = await Promise.all([
    staffPricing.lists(),
    staffCompanies.list({
      query: {
        count: COMPANY_OPTIONS,
        state: 'verified',
        ...(search ? { search } : {}),
      },
    }),
  ])
  const companiesWithList = new Set(lists.map(({ company }) => company?.id))
  return {
    lists,
    companies: companies.results.filter(({ id }) => !companiesWithList.has(id)),
    search,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  if (form.get('intent') !== 'add') return throwUnknownIntent()
  const body = {
    name: String(form.get('name') ?? ''),
    companyId: String(form.get('companyId') ?? ''),
  }
  const add = () => context.get(apiContext).staffPricing.addList({ body })
  return respond(
    request,
    await createAndRedirect(form, add, (id) => `/backoffice/harga/${id}`),
    '/backoffice/harga',
  )
}

export const shouldRevalidate = revalidateOnConflict

/** The retail and business lists, and the lists of single companies. */
export default function PriceLists({
  loaderData: { lists, companies, search },
  actionData,
}: Route.ComponentProps) {
  const fetcher = useActionFetcher()
  return (
    <>
      <CatalogueHeader title="Daftar harga" />
      <ul className="border-b border-line bg-face">
        {lists.map(({ id, name, company, variants }) => (
          <LinkRow
            key={id}
            to={`/backoffice/harga/${id}`}
            title={name}
            details={company ? `Hanya untuk ${company.name}` : 'Untuk semua pembeli jenisnya'}
            count={`${formatQuantity(variants)} barang`}
          />
        ))}
      </ul>
      <div className="px-4 py-4 pb-10 md:px-6">
        <Card title="Daftar harga untuk satu perusahaan">
          <div className="grid gap-4">
            <SearchBar search={search} label="Cari perusahaan" placeholder="Nama perusahaan" />
            {companies.length === 0 ? (
              <p className="text-14 text-ink-2">
                Tidak ada perusahaan terverifikasi tanpa daftar harga yang cocok.
              </p>
            ) : (
              <ReplyForm
                fetcher={fetcher}
                reply={actionData}
                intent="add"
                autoComplete="off"
                className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
              >
                <FormField name="companyId" label="Perusahaan">
                  {(control) => (
                    <Select
                      {...control}
                      options={companies.map(({ id, name }) => ({ value: id, label: name }))}
                    />
                  )}
                </FormField>
                <FormField
                  name="name"
                  label="Nama daftar"
                  maxLength={80}
                  placeholder="Harga kontrak 2026"
                  required
                />
                <SubmitButton>Buka daftar</SubmitButton>
              </ReplyForm>
            )}
          </div>
        </Card>
      </div>
    </>
  )
}
