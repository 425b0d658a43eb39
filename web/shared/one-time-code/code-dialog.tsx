import { useEffect, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import type { z } from 'zod'
import type { SentCode } from '#modules/people/one-time-codes/contract.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CodeCells } from '#web/ui/code-cells.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormField, ReplyForm, SubmitButton, useFormField } from '#web/ui/form.tsx'
import { toast } from '#web/ui/toast.ts'
import { codeIntents, dispatchCodeEvent, type CodeKind } from './code-events.ts'
import { formatWait, useResendWait } from './resend-wait.ts'

const CODE_LENGTH = 6

type CodeDialogProps = {
  kind: CodeKind
  /** Of the application or the loan that the code confirms. */
  id: string
  /** What the code confirms, as a sentence. */
  children: React.ReactNode
  /** The code that can be tried now. */
  sent: z.output<typeof SentCode> | null
  /** In the demo, where nothing reaches a phone: the message. */
  demoMessage: string | null
  /** The reply to a form that was posted before the scripts were there. */
  reply: unknown
  requestLabel: string
  /** What the buyer chooses with the first request. */
  requestFields?: React.ReactNode
  /** What every other form carries. */
  hiddenFields?: React.ReactNode
}

/** Sends a code and takes it, in a dialog that is open while there is one to try, and where one has just ended. */
export function CodeDialog(props: CodeDialogProps) {
  const { kind, id, sent, reply, requestLabel, requestFields, hiddenFields, children } = props
  const [closedCode, setClosedCode] = useState<string>()
  // A code that ends while it is typed keeps its dialog, which says why and has the next one.
  const [lastSent, setLastSent] = useState(sent)
  if (sent && sent.requestedAt !== lastSent?.requestedAt) setLastSent(sent)
  const entered = sent ?? lastSent
  const seconds = useResendWait(kind, sent)
  const isOpen = entered !== null && closedCode !== entered.requestedAt
  return (
    <div className="grid justify-items-start gap-3">
      {sent ? (
        <Button color="main" onClick={() => setClosedCode(undefined)} className="noscript:hidden!">
          Masukkan kode
        </Button>
      ) : (
        <RequestForm
          kind={kind}
          id={id}
          reply={reply}
          seconds={seconds}
          fields={requestFields}
          isMain
        >
          {requestLabel}
        </RequestForm>
      )}
      {sent && (
        <NoScriptEntry kind={kind} id={id} reply={reply}>
          {hiddenFields}
        </NoScriptEntry>
      )}
      {entered && (
        <EntryDialog
          {...props}
          sent={entered}
          hasEnded={sent === null}
          open={isOpen}
          seconds={seconds}
          onClose={() => setClosedCode(entered.requestedAt)}
        >
          {children}
        </EntryDialog>
      )}
    </div>
  )
}

type RequestFormProps = Pick<CodeDialogProps, 'kind' | 'id' | 'reply' | 'children'> & {
  seconds: number
  fields: React.ReactNode
  isMain?: boolean
}

/** Requests a code, or another one once the wait is over. */
function RequestForm({ kind, id, reply, seconds, fields, isMain, children }: RequestFormProps) {
  const fetcher = useFetcher()
  const { request } = codeIntents[kind]
  useEffect(() => {
    if (fetcher.data && !isFormErrors(fetcher.data)) dispatchCodeEvent('code-generated', kind)
  }, [fetcher.data, kind])
  return (
    <ReplyForm
      fetcher={fetcher}
      reply={reply}
      intent={request}
      draft={false}
      onSubmit={() => dispatchCodeEvent(request, kind)}
      className="grid justify-items-start gap-3"
    >
      <input type="hidden" name="id" value={id} />
      {fields}
      <SubmitButton
        {...(isMain ? { color: 'main' } : { variant: 'outlined', size: 'small' })}
        busy={fetcher.state !== 'idle'}
        disabled={seconds > 0}
      >
        {children}
      </SubmitButton>
      <ResendWait seconds={seconds} />
    </ReplyForm>
  )
}

/** The wait for another code. Its seconds are not read out, that it is over is. */
function ResendWait({ seconds }: { seconds: number }) {
  const [hasWaited, setHasWaited] = useState(false)
  if (seconds > 0 && !hasWaited) setHasWaited(true)
  return (
    <>
      {seconds > 0 && (
        <p className="text-14 text-ink-2">
          Kirim ulang dalam{' '}
          <span role="timer" className="num">
            {formatWait(seconds)}
          </span>
        </p>
      )}
      <p role="status" className="sr-only">
        {seconds === 0 && hasWaited && 'Kode baru sudah bisa diminta.'}
      </p>
    </>
  )
}

type EntryDialogProps = CodeDialogProps & {
  sent: NonNullable<CodeDialogProps['sent']>
  /** Whether it cannot be tried any more. */
  hasEnded: boolean
  open: boolean
  seconds: number
  onClose: () => void
}

/** The same without scripts, which open the dialog. */
const NoScriptEntry = ({
  kind,
  id,
  reply,
  children,
}: Pick<CodeDialogProps, 'kind' | 'id' | 'reply' | 'children'>) => (
  <noscript>
    <ReplyForm reply={reply} intent={codeIntents[kind].submit} draft={false} className="grid gap-3">
      <input type="hidden" name="id" value={id} />
      {children}
      <FormField name="code" label="Kode dari WhatsApp" inputMode="numeric" maxLength={6} />
      <SubmitButton>Verifikasi</SubmitButton>
    </ReplyForm>
  </noscript>
)

function EntryDialog({
  kind,
  id,
  sent,
  hasEnded,
  open,
  seconds,
  onClose,
  demoMessage,
  hiddenFields,
  children,
}: EntryDialogProps) {
  const formId = useId()
  // What was typed and refused belongs to the code before.
  const fetcher = useFetcher({ key: `${formId} ${sent.requestedAt}` })
  const aboutId = useId()
  const { submit } = codeIntents[kind]
  const [code, setCode] = useState('')
  useEffect(() => {
    if (!fetcher.data) return
    const refused = isFormErrors(fetcher.data) ? fetcher.data : undefined
    dispatchCodeEvent(refused ? 'failure' : 'success', kind)
    // A refusal is announced in the dialog, which hides what is behind it.
    if (!refused) void toast({ color: 'success', text: 'Kode benar' })
  }, [fetcher.data, kind])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      icon="shield-check"
      title="Masukkan kode"
      okLabel="Verifikasi"
      okForm={formId}
      okDisabled={hasEnded || code.length < CODE_LENGTH}
      loading={fetcher.state !== 'idle'}
      persistent
    >
      <div className="grid gap-3">
        <p id={aboutId}>
          {children} Kode enam angka kami kirim lewat WhatsApp ke{' '}
          <span className="num whitespace-nowrap">{sent.phone}</span>, berlaku sepuluh menit.
        </p>
        {demoMessage && <p className="rounded-control bg-panel p-3 text-ink">{demoMessage}</p>}
        {hasEnded && !isFormErrors(fetcher.data) && (
          <Alert severity="warning">Kode ini tidak berlaku lagi. Minta kode baru.</Alert>
        )}
        <ReplyForm
          key={sent.requestedAt}
          id={formId}
          fetcher={fetcher}
          intent={submit}
          draft={false}
          onSubmit={() => dispatchCodeEvent(submit, kind)}
        >
          <input type="hidden" name="id" value={id} />
          {hiddenFields}
          <Cells describedBy={aboutId} onChange={setCode} />
        </ReplyForm>
        <RequestForm
          kind={kind}
          id={id}
          reply={undefined}
          seconds={seconds}
          fields={hiddenFields}
          isMain={hasEnded}
        >
          Kirim ulang kode
        </RequestForm>
      </div>
    </Dialog>
  )
}

function Cells(props: { describedBy: string; onChange: (code: string) => void }) {
  const { error } = useFormField('code')
  return <CodeCells {...props} name="code" label="Kode verifikasi" error={error} />
}
