import { lazy } from 'react'
import { redirect } from 'react-router'
import { apiContext, sessionContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { submitNegotiation, writeAsGuest } from './draft-actions.ts'
import { DraftForm } from './draft-form.tsx'
import { DraftSummary } from './draft-summary.tsx'
import { loadGuestView, loadNegotiationDraft } from './load-draft.ts'
import type { Route } from './+types/negotiation'

// A guest reads without the form's scripts. Without `Suspense` the server waits for it.
const GuestView = lazy(() =>
  import('./guest-view.tsx').then((part) => ({ default: part.GuestView })),
)

const GUEST_PARAM = 'tawaran'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Ajukan negosiasi')

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const token = url.searchParams.get(GUEST_PARAM)
  if (token) return loadGuestView(api, token)
  const isSignedIn = context.get(sessionContext).state === 'authenticated'
  if (url.searchParams.has('upo') && !isSignedIn)
    throw redirect(
      `/login?${new URLSearchParams({ redirect: `/negotiation?${url.searchParams}` })}`,
    )
  return loadNegotiationDraft(api, url.searchParams, isSignedIn)
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await readPostedForm(request)
  const token = url.searchParams.get(GUEST_PARAM)
  return token ? writeAsGuest(api, token, form) : submitNegotiation(api, form)
}

export const shouldRevalidate = revalidateOnConflict

/** Goods and wished prices to send to the sales team, or a negotiation as a guest's link shows it. */
export default function NegotiationPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = isFormErrors(actionData) ? actionData : undefined
  if (loaderData.view !== 'draft')
    return (
      <div className="wrap pt-4 pb-16 md:pt-8">
        {loaderData.view === 'guest' ? (
          <GuestView view={loaderData} reply={reply} />
        ) : (
          <Card>
            <EmptyState
              icon="link-2"
              title="Tautan ini sudah tidak berlaku"
              text="Minta tautan baru kepada orang yang mengirimnya."
            >
              <ButtonLink to="/">Ke beranda</ButtonLink>
            </EmptyState>
          </Card>
        )}
      </div>
    )
  const { draft, isSignedIn } = loaderData
  return (
    <div className="wrap pb-16">
      <Breadcrumb
        items={
          draft.purchaseOrder
            ? [
                { label: draft.purchaseOrder.number, to: `/upo?id=${draft.purchaseOrder.id}` },
                { label: 'Ajukan negosiasi' },
              ]
            : [{ label: 'Keranjang', to: '/cart' }, { label: 'Ajukan negosiasi' }]
        }
      />
      <h1 className="md:text-32">Ajukan negosiasi</h1>
      <p className="mt-1 mb-4 max-w-[70ch] text-ink-2">
        Tulis harga yang Anda inginkan, sebelum PPN. Tim penjualan menjawab tiap barang; Anda boleh
        menawar lagi sebelum memesan.
      </p>
      {draft.lines.length === 0 ? (
        <Card>
          <EmptyState
            icon="ticket-percent"
            title="Belum ada barang untuk ditawar"
            text="Isi keranjang dulu, atau mulai dari halaman barangnya."
          >
            <ButtonLink to="/kategori">Pilih barang</ButtonLink>
            <ButtonLink to="/profile/daftar-negosiasi" variant="outlined">
              Lihat negosiasi
            </ButtonLink>
          </EmptyState>
        </Card>
      ) : isSignedIn ? (
        <DraftForm data={loaderData} reply={reply} />
      ) : (
        <DraftSummary draft={draft} />
      )}
    </div>
  )
}
