import { redirect } from 'react-router'
import { signedIn } from '#web/access.ts'
import { afterChange } from '#web/after-refusal.ts'
import { apiContext } from '#web/context.ts'
import { isFormReply } from '#web/form-reply.ts'
import { titled } from '#web/titled.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { act } from './upo/act.ts'
import { ForBusinesses } from './upo/for-businesses.tsx'
import { loadUpo } from './upo/load.ts'
import { ownFile } from './upo/own-file.ts'
import { UpoForm } from './upo/form.tsx'
import { UpoRecord } from './upo/record.tsx'
import { UpoStart } from './upo/start.tsx'
import type { Route } from './+types/upo.ts'

export const middleware = [signedIn, ownFile]

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Unggah PO')

export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await loadUpo(context.get(apiContext), url.searchParams)
  // Sent in another tab, or too old: begin anew.
  if (!loaded) throw redirect('/upo?hilang')
  return loaded
}

export const action = async ({ context, request }: Route.ActionArgs) =>
  act(context.get(apiContext), await request.formData())

export const shouldRevalidate = afterChange

/** A purchase order or bill of quantities: sent, corrected, told about, and looked at afterwards. */
export default function UpoPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = isFormReply(actionData) ? actionData : undefined
  const here = loaderData.view === 'record' ? loaderData.record.number : 'Berkas baru'
  return (
    <div className="wrap pb-4 md:pb-16">
      <Breadcrumb
        items={
          loaderData.view === 'form' || loaderData.view === 'record'
            ? [{ label: 'Unggah PO', to: '/upo' }, { label: here }]
            : [{ label: 'Unggah PO' }]
        }
      />
      {loaderData.view === 'closed' && <ForBusinesses state={loaderData.state} />}
      {loaderData.view === 'start' && <UpoStart {...loaderData} reply={reply} />}
      {loaderData.view === 'form' && (
        <UpoForm key={loaderData.reading.file.id} {...loaderData} reply={reply} />
      )}
      {loaderData.view === 'record' && <UpoRecord {...loaderData} reply={reply} />}
    </div>
  )
}
