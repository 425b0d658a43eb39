import { MapPin, Plus } from 'lucide-react'
import { data, Link, redirect, replace } from 'react-router'
import { pinText } from '#modules/customers/rules.ts'
import { NewAddress } from '#modules/customers/contract.ts'
import { ownPath } from '#web/access.ts'
import { apiContext } from '#web/context.ts'
import { isFormReply } from '#web/form-reply.ts'
import { readFormData, refusal, valuesOf } from '#web/form.ts'
import { titled } from '#web/titled.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BusinessAddress } from '#modules/companies/contract.ts'
import { BusinessAddressCard, BusinessAddressForm } from './addresses/business-address.tsx'
import { AddressItem } from './addresses/address-item.tsx'
import { AddressForm } from './addresses/address-form.tsx'
import { choiceIn, loadRegions, regionChoice, seatIn } from './addresses/regions.ts'
import type { Route } from './+types/addresses.ts'

export const handle = { toolbar: false }

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Alamat pengiriman')

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const query = url.searchParams
  const search = query.get('cari')?.trim().slice(0, 60) ?? ''
  const { results: found } =
    search.length < 2 ? { results: [] } : await api.regions.origin({ query: { search } })
  const [{ results: addresses }, { company }] = await Promise.all([
    api.customers.addresses(),
    api.companies.address(),
  ])
  const edited = addresses.find(({ id }) => id === query.get('ubah'))
  const isSeat = query.has('usaha') && company !== null
  const open = isSeat || query.has('baru') || edited !== undefined
  return {
    addresses,
    edited,
    company,
    isSeat,
    found,
    back: ownPath(query.get('redirect')),
    regions: open
      ? await loadRegions(api, regionChoice(query, isSeat ? seatIn(company) : edited))
      : undefined,
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const { customers } = api
  const form = await request.formData()
  const id = String(form.get('id') ?? '')
  // Typed into the form again with the lists of the regions chosen there, which no address remembers.
  const again = async ({ data: reply, init }: ReturnType<typeof refusal>) =>
    data({ ...reply, regions: await loadRegions(api, choiceIn(form)) }, init ?? {})
  try {
    if (form.get('intent') === 'regions')
      return await again(
        data({ message: '', code: 'form.regions', errors: {}, values: valuesOf(form) }),
      )
    if (form.get('intent') === 'remove') await customers.removeAddress({ id })
    else if (form.get('intent') === 'make-main')
      await customers.changeAddress({ id, body: { isMain: true } })
    else if (form.has('company')) {
      const read = readFormData(form, BusinessAddress)
      if (!read.ok) return await again(read.reply)
      await api.companies.changeAddress({ id: String(form.get('company')), body: read.value })
    } else {
      // A comma begins decimals here: `3,5`.
      form.set('roadWidthM', String(form.get('roadWidthM') ?? '').replace(',', '.'))
      const read = readFormData(form, NewAddress)
      if (!read.ok) return await again(read.reply)
      const { pin, ...fields } = read.value
      const body = { ...fields, pin: pin && pinText(pin) }
      if (id) await customers.changeAddress({ id, body })
      else {
        const made = await customers.addAddress({ body })
        const back = ownPath(url.searchParams.get('redirect'))
        const chosen = new URLSearchParams({ alamat: made.id })
        if (back !== '/') return replace(`${back}${back.includes('?') ? '&' : '?'}${chosen}`, 303)
      }
    }
  } catch (thrown) {
    return again(refusal(thrown, valuesOf(form)))
  }
  return redirect('/profile/alamat-pengiriman', 303)
}

export default function Addresses({
  loaderData: { addresses, edited, company, isSeat, back, regions: loaded },
  actionData,
}: Route.ComponentProps) {
  const reply = isFormReply(actionData) ? actionData : undefined
  const regions =
    loaded && ((actionData && 'regions' in actionData && actionData.regions) || loaded)
  if (regions && isSeat && company)
    return <BusinessAddressForm company={company} regions={regions} reply={reply} />
  if (regions)
    return (
      <AddressForm
        address={edited}
        regions={regions}
        reply={reply}
        back={back === '/' ? undefined : back}
      />
    )
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>Alamat pengiriman</h1>
        {addresses.length > 0 && (
          <ButtonLink to="?baru" icon={Plus}>
            Tambah alamat
          </ButtonLink>
        )}
      </div>
      {addresses.length === 0 && (
        <Card>
          <EmptyState
            icon={MapPin}
            title="Belum ada alamat"
            text="Alamat sampai desa atau kelurahan membuat ongkos kirim tepat."
          >
            <ButtonLink to="?baru" icon={Plus}>
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
