import { useEffect, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import type { z } from 'zod'
import type { SentCode } from '#modules/people/one-time-codes/contract.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { CodeCells } from '#web/ui/forms/code-cells.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { FormField, ReplyForm, SubmitButton, useFormField } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { codeIntents, dispatchCodeEvent } from './code-events.ts'
import { RequestForm, type CodeFormProps } from './code-request-form.tsx'

const CODE_LENGTH = 6

/** Takes a code without scripts, which open the dialog. */
export const NoScriptEntry = ({ kind, id, reply, children }: CodeFormProps) => (
  <noscript>
    <ReplyForm reply={reply} intent={codeIntents[kind].submit} draft={false} className="grid gap-3">
      <input type="hidden" name="id" value={id} />
      {children}
      <FormField
        name="code"
        label="Kode dari WhatsApp"
        inputMode="numeric"
        maxLength={CODE_LENGTH}
      />
      <SubmitButton>Verifikasi</SubmitButton>
    </ReplyForm>
  </noscript>
)

type EntryDialogProps = Omit<CodeFormProps, 'reply'> & {
  sent: z.output<typeof SentCode>
  /** In the demo, where nothing reaches a phone: the message. */
  demoMessage: string | null
  /** What every form but the first request carries. */
  hiddenFields?: React.ReactNode
  /** Whether it cannot be tried any more. */
  hasEnded: boolean
  open: boolean
  seconds: number
  onClose: () => void
}

/** Takes a code, and has another one sent. */
export function EntryDialog({
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
