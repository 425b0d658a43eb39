import { companyRoleNames } from '#modules/people/company-members/rules.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import type { Invitation } from './load.ts'

/** The invitation of an e-mail's link. */
export function InvitationCard({ invitation, reply }: { invitation: Invitation; reply: unknown }) {
  if ('gone' in invitation)
    return (
      <Alert severity="warning" title="Undangan tidak berlaku">
        Undangan ini sudah dipakai, ditarik, atau lewat 7 hari. Minta rekan Anda mengundang lagi.
      </Alert>
    )
  const { token, company, role } = invitation
  return (
    <Card title={`Undangan dari ${company}`}>
      <p className="mb-3 text-14">
        Anda diundang berbelanja untuk {company} sebagai {companyRoleNames[role]}.
      </p>
      <ReplyForm reply={reply} intent="people-accept">
        <input type="hidden" name="token" value={token} />
        <SubmitButton color="main">Terima undangan</SubmitButton>
      </ReplyForm>
    </Card>
  )
}
