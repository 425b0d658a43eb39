import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { CREDIT_PATH } from '#modules/finance/credit-terms/rules/terms-path.ts'
import type { Api } from '#modules/client.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { ReplyForm } from '#web/ui/forms/form.tsx'
import { Money } from '#web/ui/money.tsx'
import { GRADE_SEEN_INTENT } from './grade-seen-intent.ts'

type Notice = NonNullable<Awaited<ReturnType<Api['grade']['notice']>>['notice']>

/** Tells the buyer once which grade the company has now, and what it may owe for how long. */
export default function GradePopup({ notice: { id, grade, limit, days } }: { notice: Notice }) {
  const fetcher = useFetcher()
  const [isOpen, setOpen] = useState(true)
  const place = useRef<HTMLDivElement>(null)
  // However it is closed: what could not be noted is shown again on another page.
  const close = () => {
    if (!isOpen) return
    setOpen(false)
    place.current?.querySelector('form')?.requestSubmit()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      onOk={close}
      icon="landmark"
      theme="success"
      title={`Perusahaan Anda sekarang kelas ${grade}`}
      okLabel="Mengerti"
      noCancel
    >
      <p>
        Limit kredit <Money of={limit} className="font-bold text-ink" />, jatuh tempo {days} hari
        setelah pesan. Pilih Tempo saat memesan.
      </p>
      <div ref={place}>
        <ReplyForm fetcher={fetcher} intent={GRADE_SEEN_INTENT} action={CREDIT_PATH}>
          <input type="hidden" name="id" value={id} />
        </ReplyForm>
      </div>
    </Dialog>
  )
}
