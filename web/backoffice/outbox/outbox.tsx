import { redirect, useLocation } from 'react-router'
import { apiContext } from '#web/context.ts'
import { toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { MessageList } from './message-list.tsx'
import { sendReply } from './send-reply.ts'
import { MessageView } from './message-view.tsx'
import { ListHeader } from '../shared/lists/list-header.tsx'
import { EmptyList } from '../shared/lists/empty-list.tsx'
import { readListQuery } from '../shared/lists/list-query.ts'
import { throwUnknownIntent } from '../shared/actions/run-action.ts'
import { SearchBar } from '../shared/lists/search-bar.tsx'
import type { Route } from './+types/outbox'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.message?.subject ?? 'Kotak keluar')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, search } = readListQuery(url, { maxSearch: 200 })
  const id = url.searchParams.get('pesan') ?? ''
  const { staffNotifications } = context.get(apiContext)
  const [list, message] = await Promise.all([
    staffNotifications.outbox({ query }),
    UUID.test(id) ? staffNotifications.message({ id }) : null,
  ])
  return { list, message, search }
}

/** What staff let the stand-in for WhatsApp report. */
const reportIntents = {
  'report-delivered': 'delivered',
  'report-read': 'read',
  'report-failed': 'failed',
} as const
const isIntent = (intent: string): intent is 'send-again' | 'reply' | keyof typeof reportIntents =>
  intent === 'send-again' || intent === 'reply' || intent in reportIntents

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const id = String(form.get('id'))
  const intent = String(form.get('intent'))
  if (!isIntent(intent) || !UUID.test(id)) throwUnknownIntent()
  const { staffNotifications, staffTickets } = context.get(apiContext)
  try {
    if (intent === 'reply') return await sendReply(staffTickets, id, form)
    if (intent === 'send-again') await staffNotifications.sendAgain({ id })
    else await staffNotifications.report({ id, body: { status: reportIntents[intent] } })
  } catch (thrown) {
    return toFormErrors(thrown, collectFormValues(form))
  }
  return redirect(`/backoffice/kotak-keluar${url.search}`, 303)
}

export default function Outbox({
  loaderData: { list, message, search },
  actionData,
}: Route.ComponentProps) {
  const query = new URLSearchParams(useLocation().search)
  query.delete('pesan')
  return (
    <div className="grid lg:h-dvh lg:grid-cols-[300px_minmax(0,1fr)] 2xl:grid-cols-[380px_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]">
      <ListHeader title="Kotak keluar" className="lg:col-span-2">
        <SearchBar
          search={search}
          label="Cari penerima atau judul"
          placeholder="Penerima atau judul"
        />
      </ListHeader>
      <div
        className={`min-w-0 bg-face lg:block lg:overflow-y-auto lg:border-r lg:border-line ${message ? 'hidden' : ''}`}
      >
        {list.results.length === 0 ? (
          <EmptyList
            icon="mail"
            isFiltered={search !== ''}
            filteredText="Coba sebagian alamat email atau judulnya."
            resetLabel="Lihat semua"
            title="Belum ada pesan"
            text="Surat dan WhatsApp ke pembeli muncul di sini begitu ditulis."
          />
        ) : (
          <>
            <MessageList rows={list.results} query={query} openId={message?.id} />
            <div className="p-3">
              <Pagination {...list} label="Halaman kotak keluar" />
            </div>
          </>
        )}
      </div>
      <div className={`min-w-0 lg:block lg:overflow-y-auto ${message ? '' : 'hidden'}`}>
        {message ? (
          <MessageView key={message.id} message={message} back={`?${query}`} reply={actionData} />
        ) : (
          <EmptyState
            icon="mail"
            title="Pilih satu pesan"
            text="Isinya tampil di sini, seperti yang dilihat penerimanya."
          />
        )}
      </div>
    </div>
  )
}
