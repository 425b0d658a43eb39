import type { z } from 'zod'
import type { Member } from '#modules/staff/contract.ts'
import { Card } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { OneStep } from '../parts/one-step.tsx'
import { useActing } from '../parts/use-acting.ts'
import { RolesField } from './roles-field.tsx'

type Props = { member: z.output<typeof Member>; own: boolean; reply: unknown }

/** The roles of a member; an admin keeps their own. */
export function RolesForm({ member, own, reply }: Props) {
  const acting = useActing()
  const keepsAdmin = own
    ? 'Peran admin Anda sendiri hanya bisa dicabut oleh admin lain.'
    : undefined
  return (
    <Card title="Peran">
      <ReplyForm fetcher={acting} reply={reply} intent="roles" className="grid gap-4">
        <RolesField held={member.roles} keepsAdmin={keepsAdmin} titled />
        <div>
          <SubmitButton busy={acting.state !== 'idle'}>Simpan peran</SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}

/** A link for the password, and the way out and in again. */
export function MemberActions({ member: { state }, own, reply }: Props) {
  return (
    <Card title="Tindakan">
      <div className="grid gap-4">
        {state !== 'suspended' && (
          <OneStep
            intent="link"
            label={state === 'invited' ? 'Kirim undangan lagi' : 'Kirim tautan kata sandi baru'}
            text="Tautan sekali pakai ke emailnya, berlaku 48 jam."
            reply={reply}
          />
        )}
        {state === 'suspended' ? (
          <OneStep
            intent="lift"
            label="Buka penangguhan"
            text="Ia masuk lagi dengan kata sandi yang sama."
            reply={reply}
          />
        ) : own ? (
          <p className="text-14 text-ink-2">
            Akun Anda sendiri hanya bisa ditangguhkan oleh admin lain.
          </p>
        ) : (
          <OneStep
            intent="suspend"
            label="Tangguhkan staf"
            text="Semua sesi dan tautannya berakhir seketika. Yang pernah ia kerjakan tetap tercatat."
            color="danger"
            reply={reply}
          />
        )}
      </div>
    </Card>
  )
}
