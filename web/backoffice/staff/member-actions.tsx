import type { z } from 'zod'
import type { StaffMember } from '#modules/people/staff/contract.ts'
import { Card } from '#web/ui/card.tsx'
import { ActionButton } from '../shared/actions/action-button.tsx'
import { SubmitButton } from '#web/ui/forms/form.tsx'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { rolesDescribers } from './read-roles.ts'
import { RolesField } from './roles-field.tsx'

type Props = { member: z.output<typeof StaffMember>; isSelf: boolean; reply: unknown }

const toOpened = ({ roles }: Props['member']) => ({ values: { roles } })

/** The roles of a member of staff. Admins cannot drop their own admin role. */
export function RolesForm({ member, isSelf, reply }: Props) {
  const keepAdminReason = isSelf
    ? 'Peran admin Anda sendiri hanya bisa dicabut oleh admin lain.'
    : undefined
  return (
    <Card title="Peran">
      <EditForm
        record={member}
        toOpened={toOpened}
        describers={rolesDescribers}
        reply={reply}
        intent="roles"
        className="grid gap-4"
      >
        {({ roles }) => (
          <>
            <RolesField currentRoles={roles} keepAdminReason={keepAdminReason} isTitled />
            <div>
              <SubmitButton>Simpan peran</SubmitButton>
            </div>
          </>
        )}
      </EditForm>
    </Card>
  )
}

/** Sends a password link, and suspends or reinstates a member of staff. */
export function MemberActions({ member: { state }, isSelf, reply }: Props) {
  return (
    <Card title="Tindakan">
      <div className="grid gap-4">
        {state !== 'suspended' && (
          <ActionButton
            intent="link"
            label={state === 'invited' ? 'Kirim undangan lagi' : 'Kirim tautan kata sandi baru'}
            text="Tautan sekali pakai ke emailnya, berlaku 48 jam."
            reply={reply}
          />
        )}
        {state === 'suspended' ? (
          <ActionButton
            intent="lift"
            label="Buka penangguhan"
            text="Ia masuk lagi dengan kata sandi yang sama."
            reply={reply}
          />
        ) : isSelf ? (
          <p className="text-14 text-ink-2">
            Akun Anda sendiri hanya bisa ditangguhkan oleh admin lain.
          </p>
        ) : (
          <ActionButton
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
