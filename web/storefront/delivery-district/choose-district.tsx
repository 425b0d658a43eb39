import { redirect } from 'react-router'
import { z } from 'zod'
import { toOwnPath } from '#web/access.ts'
import { apiContext, districtContext, sessionContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readForm } from '#web/form.ts'
import { pageTitle } from '#web/page-title.ts'
import { noIndexMeta } from '#web/seo/page-meta.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Card } from '#web/ui/card.tsx'
import { searchDistricts } from '../addresses/regions.ts'
import { DistrictOptions, type DistrictOption } from './district-options.tsx'
import { SearchDistricts } from './search-districts.tsx'
import type { Route } from './+types/choose-district'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, 'Kirim ke mana?'),
  noIndexMeta,
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const query = url.searchParams
  const { user } = context.get(sessionContext)
  const [found, current, { results: addresses }] = await Promise.all([
    searchDistricts(api, query),
    context.get(districtContext).find(),
    user && user.kind !== 'staff' ? api.customers.addresses() : { results: [] },
  ])
  return {
    search: query.get('cari')?.trim() ?? '',
    found: found.map(({ districtId, district, city, province }): DistrictOption => ({
      districtId,
      name: district,
      note: `${city}, ${province}`,
    })),
    own: addresses.map(({ district, city, label }): DistrictOption => ({
      districtId: district.id,
      name: label,
      note: `${district.name}, ${city.name}`,
    })),
    current,
    isBuyer: user !== undefined && user.kind !== 'staff',
    back: toOwnPath(query.get('redirect')),
  }
}

const Choice = z.object({
  districtId: z.string().regex(/^\d{2}\.\d{2}\.\d{2}$/, 'Pilih kecamatan.'),
  redirect: z.string().optional(),
})

export async function action({ context, request }: Route.ActionArgs) {
  const read = await readForm(request, Choice)
  if (!read.ok) return read.reply
  const { districtId, redirect: back } = read.value
  // Only a district that exists is remembered; any other is the error page's 404.
  await context.get(apiContext).regions.district({ id: districtId })
  context.get(districtContext).choose(districtId)
  return back === undefined ? { districtId } : redirect(toOwnPath(back), 303)
}

/** Where goods are to be delivered: chosen by anybody, remembered by the browser. */
export default function ChooseDistrict({
  loaderData: { search, found, own, current, isBuyer, back },
  actionData,
}: Route.ComponentProps) {
  const refused = isFormErrors(actionData) ? actionData.message : undefined
  return (
    <div className="wrap max-w-3xl pb-16">
      <Breadcrumb items={[{ label: 'Kirim ke mana?' }]} />
      <h1 className="md:text-32">Kirim ke mana?</h1>
      <p className="mt-1 mb-4 text-ink-2">
        {current ? (
          <>
            Sekarang ke <b className="text-ink">{current.label}</b>.{' '}
          </>
        ) : null}
        Ongkos kirim, gudang terdekat, dan tanggal tercepat mengikuti kecamatan ini.
      </p>
      <div className="grid gap-4">
        <Card title="Cari kecamatan">
          <SearchDistricts search={search} back={back} />
          <DistrictOptions
            options={found}
            current={current?.id}
            back={back}
            empty={search.length >= 2 ? `Tidak ada kecamatan bernama "${search}".` : undefined}
          />
          {refused && <p className="mt-2 text-14 text-danger-text">{refused}</p>}
        </Card>
        {isBuyer && own.length > 0 && (
          <Card title="Alamat Anda">
            <DistrictOptions options={own} current={current?.id} back={back} />
          </Card>
        )}
      </div>
    </div>
  )
}
