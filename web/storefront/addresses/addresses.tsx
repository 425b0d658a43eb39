import { data, redirect, replace } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import { formatMapPin } from '#modules/people/customers/rules.ts'
import { NewAddress } from '#modules/people/customers/contract.ts'
import { toOwnPath } from '#web/access.ts'
import { apiContext, districtContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readFormData, toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'
import { OPENED_FIELD, selectChanged } from '#web/form/opened-fields.ts'
import { parseJsonField } from '#web/form/parse-json-field.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BusinessAddress } from '#modules/people/companies/contract.ts'
import { BusinessAddressCard, BusinessAddressForm } from './business-address.tsx'
import { AddressItem } from './address-item.tsx'
import { AddressForm } from './address-form.tsx'
import { PLACE } from './opened-address.ts'
import {
  chooseRegions,
  loadRegions,
  readRegionChoice,
  searchDistricts,
  toAddressRegions,
  toDistrictRegions,
} from './regions.ts'
import type { Route } from './+types/addresses'

export const handle = { kind: 'list' } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Alamat pengiriman')

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const query = url.searchParams
  const [{ results: addresses }, { company }, matchingDistricts] = await Promise.all([
    api.customers.addresses(),
    api.companies.address(),
    searchDistricts(api, query),
  ])
  const edited = addresses.find(({ id }) => id === query.get('ubah'))
  const isBusinessAddress = query.has('usaha') && company !== null
  const isNew = query.has('baru') && !isBusinessAddress && edited === undefined
  const open = isBusinessAddress || isNew || edited !== undefined
  return {
    profile: open ? await api.customers.profile() : undefined,
    addresses,
    edited,
    company,
    isBusinessAddress,
    matchingDistricts,
    back: toOwnPath(query.get('redirect')),
    regions: open
      ? await loadRegions(
          api,
          chooseRegions(
            query,
            isBusinessAddress
              ? toAddressRegions(company)
              : (edited ?? toDistrictRegions(await context.get(districtContext).find())),
          ),
        )
      : undefined,
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const { customers } = api
  const form = await readPostedForm(request)
  const id = String(form.get('id') ?? '')
  // Adds the lists of the chosen regions, because the form shows unsaved choices again.
  const replyWithRegions = async ({ data: reply, init }: ReturnType<typeof toFormErrors>) =>
    data({ ...reply, regions: await loadRegions(api, readRegionChoice(form)) }, init ?? {})
  try {
    if (form.get('intent') === 'regions')
      return await replyWithRegions(
        data({ message: '', code: 'form.regions', errors: {}, values: collectFormValues(form) }),
      )
    if (form.get('intent') === 'remove') await customers.removeAddress({ id })
    else if (form.get('intent') === 'make-main')
      await customers.changeAddress({ id, body: { isMain: true } })
    else if (form.has('company')) {
      const read = readFormData(form, BusinessAddress)
      if (!read.ok) return await replyWithRegions(read.reply)
      await api.companies.changeAddress({ id: String(form.get('company')), body: read.value })
    } else {
      // Indonesian decimals have a comma: `3,5`.
      form.set('roadWidthM', String(form.get('roadWidthM') ?? '').replace(',', '.'))
      const read = readFormData(form, NewAddress)
      if (!read.ok) return await replyWithRegions(read.reply)
      const { pin, ...fields } = read.value
      // A box that is not checked is not posted.
      const isShared = form.has('isShared')
      const body = { ...fields, isShared, pin: pin && formatMapPin(pin) }
      const saved = id
        ? await customers.changeAddress({
            id,
            body: selectChanged(body, parseJsonField(form.get(OPENED_FIELD)), PLACE),
          })
        : await customers.addAddress({ body }, readIdempotencyKey(form))
      const back = toOwnPath(url.searchParams.get('redirect'))
      const chosen = new URLSearchParams({ alamat: saved.id })
      if (back !== '/') return replace(`${back}${back.includes('?') ? '&' : '?'}${chosen}`, 303)
    }
  } catch (thrown) {
    return replyWithRegions(toFormErrors(thrown, collectFormValues(form)))
  }
  return redirect('/profile/alamat-pengiriman', 303)
}

export default function Addresses({
  loaderData: { addresses, edited, profile, company, isBusinessAddress, back, regions: loaded },
  actionData,
}: Route.ComponentProps) {
  const reply = isFormErrors(actionData) ? actionData : undefined
  const regions =
    loaded && ((actionData && 'regions' in actionData && actionData.regions) || loaded)
  if (regions && isBusinessAddress && company)
    return <BusinessAddressForm company={company} regions={regions} reply={reply} />
  if (regions)
    return (
      <AddressForm
        key={edited?.id}
        address={edited}
        recipient={profile}
        regions={regions}
        reply={reply}
        hasCompany={Boolean(profile?.companyName)}
        back={back === '/' ? undefined : back}
      />
    )
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>Alamat pengiriman</h1>
        {addresses.length > 0 && (
          <ButtonLink to="?baru" icon="plus">
            Tambah alamat
          </ButtonLink>
        )}
      </div>
      {addresses.length === 0 && (
        <Card>
          <EmptyState
            icon="map-pin"
            title="Belum ada alamat"
            text="Alamat sampai desa atau kelurahan membuat ongkos kirim tepat."
          >
            <ButtonLink to="?baru" icon="plus">
              Tambah alamat
            </ButtonLink>
          </EmptyState>
        </Card>
      )}
      <ul className="grid gap-3">
        {addresses.map((address) => (
          <AddressItem key={address.id} address={address} />
        ))}
      </ul>
      <p className="text-14 text-ink-2">
        Alamat utama terpilih lebih dulu saat <Link to="/checkout">membayar</Link>.
      </p>
      {company && <BusinessAddressCard company={company} />}
    </div>
  )
}
