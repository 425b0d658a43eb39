import { formatDateTime, formatQuantity } from '#platform/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmSubmit } from '#web/ui/forms/confirm-submit.tsx'
import { ReplyForm } from '#web/ui/forms/form.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'

type Version = { revision: number; staff: string; savedAt: string }

/** How long a version's text is. */
export const describeLength = ({ characters }: { characters: number }): string =>
  `${formatQuantity(characters)} karakter`

type Props<Listed extends Version> = {
  /** The one in use. */
  revision: number
  /** The revision that a restore refers to, if not the one in use. */
  seen?: number
  versions: readonly Listed[]
  /** How much is in a version. */
  describe: (version: Listed) => string
  /** Whether there is something to lose by taking the version in use once more. */
  isChanged?: boolean
  /** What happens to the current version. */
  loss?: string
  reply: unknown
}

/** Every saved version, newest first; an earlier one can be taken again. */
export function VersionList<Listed extends Version>({
  revision,
  seen = revision,
  versions,
  describe,
  isChanged = false,
  loss = 'Isi sekarang tetap tersimpan sebagai versi, jadi bisa dikembalikan.',
  reply,
}: Props<Listed>) {
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
                {formatDateTime(version.savedAt)} · {describe(version)}
              </span>
            </span>
            {version.revision === revision && <Badge tone="success">Dipakai</Badge>}
            {(version.revision !== revision || isChanged) && (
              <RestoreForm version={version.revision} seen={seen} loss={loss} reply={reply} />
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

type RestoreProps = { version: number; seen: number; loss: string; reply: unknown }

function RestoreForm({ version, seen, loss, reply }: RestoreProps) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent={`restore ${version} ${seen}`}>
      <ConfirmSubmit
        label={`Pakai versi ${version}`}
        question={`Pakai lagi versi ${version}?`}
        loss={loss}
        confirmLabel="Ya, pakai"
        busy={fetcher.state !== 'idle'}
      />
    </ReplyForm>
  )
}
