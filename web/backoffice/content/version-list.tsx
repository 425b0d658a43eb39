import { formatDateTime, formatQuantity } from '#platform/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmSubmit } from '#web/ui/confirm-submit.tsx'
import { ReplyForm } from '#web/ui/form.tsx'
import { useActionFetcher } from '../shared/use-action-fetcher.ts'

type Version = { revision: number; staff: string; savedAt: string; characters: number }

/** Every saved version, newest first; an earlier one can be taken again. */
export function VersionList({
  revision,
  versions,
  reply,
}: {
  revision: number
  versions: readonly Version[]
  reply: unknown
}) {
  if (versions.length === 0) return null
  return (
    <Card title="Versi" flush>
      <ol className="max-h-96 overflow-y-auto">
        {versions.map((version) => (
          <li
            key={version.revision}
            className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2 text-14 last:border-0"
          >
            <span className="min-w-0 flex-1">
              <b className="num">Versi {version.revision}</b> oleh {version.staff}
              <span className="num block text-12 text-ink-2">
                {formatDateTime(version.savedAt)} · {formatQuantity(version.characters)} karakter
              </span>
            </span>
            {version.revision === revision ? (
              <Badge tone="success">Dipakai</Badge>
            ) : (
              <RestoreForm version={version.revision} revision={revision} reply={reply} />
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

type RestoreProps = { version: number; revision: number; reply: unknown }

function RestoreForm({ version, revision, reply }: RestoreProps) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent={`restore ${version} ${revision}`}>
      <ConfirmSubmit
        label={`Pakai versi ${version}`}
        question={`Pakai lagi versi ${version}?`}
        loss="Isi sekarang tetap tersimpan sebagai versi, jadi bisa dikembalikan."
        confirmLabel="Ya, pakai"
        busy={fetcher.state !== 'idle'}
      />
    </ReplyForm>
  )
}
