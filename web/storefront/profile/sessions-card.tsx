import type { z } from 'zod'
import type { identityCalls } from '#modules/people/identity/contract.ts'
import { formatQuantity } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { SessionList } from '#web/shared/session-list.tsx'

/** The intent of the form that ends every other session. */
export const END_OTHER_SESSIONS = 'end-others'

type Props = {
  sessions: z.output<typeof identityCalls.sessions.response.schema>['results']
  reply: unknown
  /** The number of sessions that were just ended. */
  ended: number | undefined
}

/** The buyer's sessions, and a button that ends all but this one. */
export function SessionsCard({ sessions, reply, ended }: Props) {
  const others = sessions.filter(({ current }) => !current).length
  return (
    <Card title="Peranti yang masuk" flush>
      <SessionList sessions={sessions} />
      <div className="grid gap-3 border-t border-line p-4">
        {ended !== undefined && (
          <Alert severity="success">
            {ended > 0
              ? `${formatQuantity(ended)} peranti lain sudah dikeluarkan.`
              : 'Tidak ada peranti lain yang sedang masuk.'}
          </Alert>
        )}
        {others > 0 ? (
          <ReplyForm reply={reply} intent={END_OTHER_SESSIONS}>
            <SubmitButton variant="outlined" color="danger">
              Keluarkan peranti lain
            </SubmitButton>
          </ReplyForm>
        ) : (
          <p className="text-14 text-ink-2">
            Akun Anda hanya masuk di sini. Ada yang tidak Anda kenal? Ganti kata sandi.
          </p>
        )}
      </div>
    </Card>
  )
}
