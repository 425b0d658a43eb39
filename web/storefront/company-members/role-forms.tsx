import { companyRoles, companyRoleNames } from '#modules/people/company-members/rules.ts'
import { formatShort } from '#platform/format.ts'
import { ConfirmSubmit } from '#web/ui/forms/confirm-submit.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import type { CompanyData } from './load.ts'

const ROLE_OPTIONS = companyRoles.map((role) => ({ value: role, label: companyRoleNames[role] }))

export function InviteForm({ reply }: { reply: unknown }) {
  return (
    <ReplyForm reply={reply} intent="people-invite" className="grid gap-3 border-t border-line p-4">
      <h3 className="text-16">Undang rekan</h3>
      <FormField name="email" label="Email rekan" type="email" inputMode="email" required />
      <RoleFields />
      <SubmitButton className="justify-self-start">Kirim undangan</SubmitButton>
    </ReplyForm>
  )
}

export function ChangeRoleForm({
  member,
  reply,
}: {
  member: CompanyData['members'][number]
  reply: unknown
}) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center text-14 font-semibold text-tarp-600">
        Ubah peran {member.name}
      </summary>
      <ReplyForm
        reply={reply}
        intent={`people-change ${member.id}`}
        className="grid gap-3 pt-1 pb-2"
      >
        <RoleFields
          role={member.role}
          limit={member.limit ? formatShort(member.limit) : undefined}
        />
        <SubmitButton variant="outlined" className="justify-self-start">
          Simpan peran
        </SubmitButton>
      </ReplyForm>
      <ReplyForm reply={reply} intent={`people-remove ${member.id}`}>
        <ConfirmSubmit
          label="Keluarkan dari perusahaan"
          question={`Keluarkan ${member.name}?`}
          loss={`${member.name} tidak lagi bisa memesan atas nama perusahaan, dan peran serta batasnya hilang.`}
          confirmLabel="Ya, keluarkan"
          variant="ghost"
        />
      </ReplyForm>
    </details>
  )
}

function RoleFields({ role = 'purchaser', limit }: { role?: string; limit?: string | undefined }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <FormField name="role" label="Peran" defaultValue={role}>
        {(control) => <Select {...control} options={ROLE_OPTIONS} />}
      </FormField>
      <FormField
        name="limit"
        label="Batas per pesanan (Rp)"
        optional
        inputMode="numeric"
        inputClassName="num"
        defaultValue={limit}
        hint="Di atasnya menunggu persetujuan."
      />
    </div>
  )
}
