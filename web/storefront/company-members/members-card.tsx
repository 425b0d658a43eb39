import { companyRoles, companyRoleNames } from '#modules/people/company-members/rules.ts'
import { formatDate, formatShort } from '#platform/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Select } from '#web/ui/input.tsx'
import type { CompanyData } from './load.ts'

const ROLE_OPTIONS = companyRoles.map((role) => ({ value: role, label: companyRoleNames[role] }))

type Props = { company: CompanyData; reply: unknown }

/** The company's members with their roles and limits; an owner changes and invites them. */
export function MembersCard({ company, reply }: Props) {
  const isOwner = company.role === 'owner'
  return (
    <Card flush title="Rekan perusahaan">
      <ul>
        {company.members.map((member) => (
          <li key={member.id} className="border-t border-line px-4 py-3 first:border-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
              <span className="w-full min-w-0 sm:w-auto sm:flex-1">
                <b className="block wrap-anywhere">
                  {member.name} {member.me && '(Anda)'}
                </b>
                <span className="break-all text-ink-2">{member.email}</span>
              </span>
              <Badge>{companyRoleNames[member.role]}</Badge>
              {member.limit && (
                <span className="num text-ink-2">batas Rp {formatShort(member.limit)}</span>
              )}
            </div>
            {isOwner && <ChangeRoleForm member={member} reply={reply} />}
          </li>
        ))}
        {company.invites.map((invite) => (
          <li
            key={invite.id}
            className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2 text-14"
          >
            <span className="min-w-0 flex-1">
              <span className="break-all">{invite.email}</span>
              <span className="block text-ink-2">
                Diundang sebagai {companyRoleNames[invite.role]}, berlaku sampai{' '}
                {formatDate(invite.expiresAt)}
              </span>
            </span>
            <ReplyForm reply={reply} intent={`people-withdraw ${invite.id}`}>
              <SubmitButton
                variant="ghost"
                color="danger"
                aria-label={`Tarik undangan ${invite.email}`}
              >
                Tarik
              </SubmitButton>
            </ReplyForm>
          </li>
        ))}
      </ul>
      {isOwner && <InviteForm key={company.invites.length} reply={reply} />}
    </Card>
  )
}

function InviteForm({ reply }: { reply: unknown }) {
  return (
    <ReplyForm reply={reply} intent="people-invite" className="grid gap-3 border-t border-line p-4">
      <h3 className="text-16">Undang rekan</h3>
      <FormField name="email" label="Email rekan" type="email" inputMode="email" required />
      <RoleFields />
      <SubmitButton className="justify-self-start">Kirim undangan</SubmitButton>
    </ReplyForm>
  )
}

function ChangeRoleForm({
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
        <SubmitButton variant="ghost" color="danger">
          Keluarkan dari perusahaan
        </SubmitButton>
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
