import { ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import type { CompanyData } from './load.ts'

type Props = { company: CompanyData; reply: unknown }

/** What every order of the company has to carry: its owner changes it, everybody else reads it. */
export function OrderRules({ company: { role, requiresPoNumber }, reply }: Props) {
  const isOwner = role === 'owner'
  if (!isOwner && !requiresPoNumber) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line p-4 text-14">
      <p className="min-w-0 flex-[1_1_16rem]">
        <b className="block">Nomor PO {requiresPoNumber ? 'wajib' : 'tidak wajib'}</b>
        <span className="text-ink-2">
          {requiresPoNumber
            ? 'Setiap pesanan perusahaan harus memakai nomor PO.'
            : 'Pesanan bisa dibuat tanpa nomor PO.'}
        </span>
      </p>
      {isOwner && (
        <ReplyForm reply={reply} intent="people-rules">
          <input type="hidden" name="requiresPoNumber" value={requiresPoNumber ? 'no' : 'yes'} />
          <SubmitButton variant="outlined" size="small">
            {requiresPoNumber ? 'Jangan wajibkan' : 'Wajibkan nomor PO'}
          </SubmitButton>
        </ReplyForm>
      )}
    </div>
  )
}
