import { redirect } from 'react-router'
import { z } from 'zod'
import { toOwnPath } from '#web/access.ts'
import { apiContext, districtContext, sessionContext, type PageContext } from '#web/context.ts'
import { readFormData } from '#web/form.ts'
import { searchDistricts } from '../addresses/regions.ts'
import type { OfferedDistrict } from './district-options.tsx'

/** The parameter of the cart's address that shows the choice of a district instead. */
export const DISTRICT_PARAM = 'kirim-ke'
export const CHOOSE_DISTRICT = 'choose-district'

/** The districts that a search finds, and those of a buyer's own addresses. */
export async function loadDistricts(context: PageContext, query: URLSearchParams) {
  const api = context.get(apiContext)
  const { user } = context.get(sessionContext)
  const [found, current, { results: addresses }] = await Promise.all([
    searchDistricts(api, query),
    context.get(districtContext).find(),
    user && user.kind !== 'staff' ? api.customers.addresses() : { results: [] },
  ])
  return {
    search: query.get('cari')?.trim() ?? '',
    found: found.map(({ districtId, district, city, province }): OfferedDistrict => ({
      districtId,
      name: district,
      note: `${city}, ${province}`,
    })),
    own: addresses.map(({ district, city, label }): OfferedDistrict => ({
      districtId: district.id,
      name: label,
      note: `${district.name}, ${city.name}`,
    })),
    current,
    back: toOwnPath(query.get('redirect')),
  }
}
export type DistrictsToChoose = Awaited<ReturnType<typeof loadDistricts>>

const Choice = z.object({
  districtId: z.string().regex(/^\d{2}\.\d{2}\.\d{2}$/, 'Pilih kecamatan.'),
  redirect: z.string().optional(),
})

/** Remembers a district and leads back, or stays where the form names no page. */
export async function chooseDistrict(context: PageContext, form: FormData) {
  const read = readFormData(form, Choice)
  if (!read.ok) return read.reply
  const { districtId, redirect: back } = read.value
  // Only a district that exists is remembered; any other is the error page's 404.
  await context.get(apiContext).regions.district({ id: districtId })
  context.get(districtContext).choose(districtId)
  return back === undefined ? { districtId } : redirect(toOwnPath(back), 303)
}
