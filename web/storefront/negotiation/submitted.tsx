import { redirect } from 'react-router'
import { apiContext, sessionContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { SignInPage } from '../account/sign-in-page.tsx'
import type { Route } from './+types/submitted'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Negosiasi diajukan')

/** The page is open to everyone (specification, routes); the negotiation is visible to the buyer only. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(sessionContext).state !== 'authenticated') return null
  const id = url.searchParams.get('id')
  if (!id) throw redirect('/profile/daftar-negosiasi')
  return { header: await context.get(apiContext).negotiations.header({ id }) }
}

/** The negotiation is sent: its number, and what happens next. */
export default function SubmittedPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <SignInPage title="Negosiasi diajukan" heading="Masuk untuk melihat negosiasi">
        Negosiasi ada di akun yang mengajukannya. Setelah masuk Anda kembali ke halaman ini.
      </SignInPage>
    )
  const { header } = loaderData
  return (
    <div className="wrap grid max-w-[720px] gap-4 pt-6 pb-16 md:pt-10">
      <Card>
        <div className="grid justify-items-center gap-2 py-6 text-center">
          <span className="grid size-20 place-items-center rounded-card bg-success-surface text-success-text">
            <Icon name="circle-check" large />
          </span>
          <h1>Negosiasi diajukan</h1>
          <p className="num text-18 font-bold">{header.number}</p>
          <p className="max-w-[48ch] text-ink-2">
            Tim penjualan memeriksa harga Anda dan menjawab lewat email dan halaman negosiasi.
            Keranjang Anda tidak berubah.
          </p>
          <p>
            Dengan harga Anda, total termasuk PPN{' '}
            <b>
              <Money of={header.totals.total} exact />
            </b>
          </p>
          <div className="mt-3 flex flex-wrap justify-center gap-2">
            <ButtonLink to={`/profile/daftar-negosiasi/detail?id=${header.id}`}>
              Lihat negosiasi
            </ButtonLink>
            <ButtonLink to="/kategori" variant="outlined">
              Belanja lagi
            </ButtonLink>
          </div>
        </div>
      </Card>
    </div>
  )
}
