import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { isFormErrors } from '#web/form-errors.ts'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { codeIntents, dispatchCodeEvent, type CodeKind } from './code-events.ts'
import { formatWait } from './resend-wait.ts'

/** What every form about a code carries. */
export type CodeFormProps = {
  kind: CodeKind
  /** Of the application or the loan that the code confirms. */
  id: string
  /** The reply to a form that was posted before the scripts were there. */
  reply: unknown
  children: React.ReactNode
}

type RequestFormProps = CodeFormProps & {
  /** Until another code can be requested. */
  seconds: number
  fields: React.ReactNode
  isMain?: boolean
}

/** Requests a code, or another one once the wait is over. */
export function RequestForm({
  kind,
  id,
  reply,
  seconds,
  fields,
  isMain,
  children,
}: RequestFormProps) {
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
