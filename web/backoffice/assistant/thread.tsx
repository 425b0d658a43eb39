import { useState } from 'react'
import { threadStateNames } from '#modules/content/assistant/rules/thread-state.ts'
import { data } from 'react-router'
import { apiContext } from '#web/context.ts'
import { createFileResponse } from '#web/file-response.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { threadStateTones } from '#web/shared/status-badges/chat.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { useAutoRefresh } from '../shared/refresh/use-auto-refresh.ts'
import { handleThreadIntent } from './actions.ts'
import { AnswerForm, StepForm } from './forms.tsx'
import { ThreadMessages } from './thread-messages.tsx'
import { ThreadSlots } from './thread-slots.tsx'
import type { Route } from './+types/thread'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData ? `Percakapan ${loaderData.thread.number}` : 'Percakapan')

/** `?berkas={file}` responds with a file that the buyer sent. */
const downloadFile: Route.MiddlewareFunction = async ({ context, params: { id }, url }, next) => {
  const fileId = url.searchParams.get('berkas')
  if (!fileId) return next()
  const { staffAssistant } = context.get(apiContext)
  const { messages } = await staffAssistant.thread({ id })
  const sent = messages.find(({ file }) => file?.id === fileId)?.file
  if (!sent) throw data({ message: 'Berkas ini tidak ada.' }, 404)
  return createFileResponse(sent, await staffAssistant.file({ id, fileId }))
}
export const middleware = [downloadFile]

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const thread = await context.get(apiContext).staffAssistant.thread({ id })
  return { thread, key: crypto.randomUUID() }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const result = await handleThreadIntent(context.get(apiContext), id, form)
  return respond(request, result, `/backoffice/asisten/${id}`)
}

export const shouldRevalidate = revalidateOnConflict

/** One conversation for staff: what was said, what is known of the order, and who answers. */
export default function Thread({ loaderData: { thread, key }, actionData }: Route.ComponentProps) {
  const { state, handler, isOwnThread, messages } = thread
  const answerCount = messages.filter(({ person }) => person !== null).length
  const isTakenAway = useTakenAway(isOwnThread, handler)
  // Who answers by hand reads what the buyer writes meanwhile.
  useAutoRefresh(isOwnThread ? { intervalMs: 5_000, isWhileTyping: true } : {})
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to="/backoffice/asisten" variant="ghost" size="small" icon="chevron-left">
        Semua percakapan
      </ButtonLink>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 wrap-anywhere">{thread.buyer ?? 'Pengunjung'}</h1>
        <Badge tone={threadStateTones[state]}>{threadStateNames[state]}</Badge>
        <span className="num text-14 text-ink-2">Percakapan {thread.number}</span>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-4">
          <Card title="Percakapan">
            <ThreadMessages
              messages={messages}
              buyer={thread.buyer ?? 'Pengunjung'}
              toFileUrl={(fileId) => `/backoffice/asisten/${thread.id}?berkas=${fileId}`}
            />
          </Card>
          {isTakenAway && (
            <Alert severity="warning" title={`${handler} sekarang yang menjawab`}>
              Yang belum Anda kirim tetap tersimpan. Ambil alih lagi bila Anda yang harus menjawab.
            </Alert>
          )}
          {isOwnThread && state === 'handled' && (
            <AnswerForm key={answerCount} formKey={key} reply={actionData} />
          )}
        </div>
        <div className="grid min-w-0 gap-4">
          {state !== 'ended' && (
            <Card
              title={
                isOwnThread
                  ? 'Anda yang menjawab'
                  : handler
                    ? `Dijawab ${handler}`
                    : 'Dijawab asisten'
              }
            >
              <p className="mb-3 text-14 text-ink-2">{describeStep(thread)}</p>
              {isOwnThread ? (
                <StepForm intent="hand-back" label="Serahkan ke asisten" reply={actionData} />
              ) : (
                <StepForm
                  intent="take"
                  label={handler ? `Ambil alih dari ${handler}` : 'Ambil alih'}
                  reply={actionData}
                />
              )}
            </Card>
          )}
          <ThreadSlots thread={thread} />
        </div>
      </div>
    </div>
  )
}

/** Whether a colleague took over what was answered here, maybe in the middle of a sentence. */
function useTakenAway(isOwnThread: boolean, handler: string | null): boolean {
  const [wasOwn, setWasOwn] = useState(isOwnThread)
  if (isOwnThread && !wasOwn) setWasOwn(true)
  return wasOwn && !isOwnThread && handler !== null
}

const describeStep = ({
  state,
  isOwnThread,
}: Pick<Route.ComponentProps['loaderData']['thread'], 'state' | 'isOwnThread'>): string => {
  if (isOwnThread) return 'Asisten diam sampai percakapan ini diserahkan kembali.'
  if (state === 'abandoned')
    return 'Pembeli diam lebih dari sepuluh menit dan mungkin sudah menutup percakapan; jawaban Anda bisa tidak terbaca.'
  return 'Ambil alih untuk menjawab sendiri. Pembeli membaca nama Anda, dan asisten diam.'
}
