import { companyRoleNames } from '#modules/people/company-members/rules.ts'
import { formatDate, formatShort } from '#platform/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmSubmit } from '#web/ui/forms/confirm-submit.tsx'
import { ReplyForm } from '#web/ui/forms/form.tsx'
import type { CompanyData } from './load.ts'
import { OrderRules } from './order-rules.tsx'
import { InviteForm, ChangeRoleForm } from './role-forms.tsx'

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
              <ConfirmSubmit
                label="Tarik"
                accessibleName={`Tarik undangan ${invite.email}`}
                question="Tarik undangan ini?"
                loss={`Tautan yang sudah dikirim ke ${invite.email} tidak berlaku lagi.`}
                confirmLabel="Ya, tarik"
                variant="ghost"
              />
            </ReplyForm>
          </li>
        ))}
      </ul>
      <OrderRules company={company} reply={reply} />
      {isOwner && <InviteForm key={company.invites.length} reply={reply} />}
    </Card>
  )
}
