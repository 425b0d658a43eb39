import { useState } from 'react'
import type { z } from 'zod'
import type { SentCode } from '#modules/people/one-time-codes/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { EntryDialog, NoScriptEntry } from './code-entry.tsx'
import { RequestForm, type CodeFormProps } from './code-request-form.tsx'
import { useResendWait } from './resend-wait.ts'

/** `children` says what the code confirms, as a sentence. */
type CodeDialogProps = CodeFormProps & {
  /** The code that can be tried now. */
  sent: z.output<typeof SentCode> | null
  /** In the demo, where nothing reaches a phone: the message. */
  demoMessage: string | null
  requestLabel: string
  /** What the buyer chooses with the first request. */
  requestFields?: React.ReactNode
  /** What every form but the first request carries. */
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
