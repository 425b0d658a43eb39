import { Link } from '#web/ui/navigation/link.tsx'
import type { z } from 'zod'
import type { catalogueImportCalls } from '#modules/catalogue/catalogue-import/contract.ts'
import { formatDateTime, formatQuantity } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card, DescriptionList } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { FormCheckbox } from '../shared/forms/form-checkbox.tsx'
import { GroupError } from '../shared/forms/group-error.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import { describeOverlaps } from './import-changes.tsx'
import { ImportStateBadge } from './import-state.tsx'

type Details = z.output<typeof catalogueImportCalls.import.response.schema>
type Props = { details: Details; reply: unknown }

/** What an import comes to, and what can be done with it. */
export function ImportResult({ details, reply }: Props) {
  const { state, changes, overlaps, undoOf, problem } = details
  const isUndo = undoOf !== null
  return (
    <Card
      title={
        <>
          Hasil pemeriksaan <ImportStateBadge {...details} />
        </>
      }
    >
      <DescriptionList className="max-w-sm" rows={listFacts(details)} />
      {undoOf && (
        <p className="mt-4 text-14">
          <Link to={`/backoffice/impor/${undoOf}`} className="text-link">
            Lihat impor yang dibatalkan
          </Link>
        </p>
      )}
      <Progress {...details} />
      {problem && (
        <div className="mt-4">
          <Alert severity="error">{problem}</Alert>
        </div>
      )}
      {state === 'checked' && changes === 0 && (
        <div className="mt-4">
          <Alert severity="info">
            {isUndo
              ? 'Tidak ada yang dikembalikan: semuanya sudah diubah lagi.'
              : 'Tidak ada yang berubah: semua sudah seperti di berkas.'}
          </Alert>
        </div>
      )}
      {overlaps > 0 && state === 'checked' && (
        <div className="mt-4">
          <Alert severity="warning">{describeOverlaps(overlaps, isUndo)}</Alert>
        </div>
      )}
      {state === 'checked' && changes > 0 && <ApplyForm details={details} reply={reply} />}
      {state === 'refused' && (
        <p className="mt-4 text-14">
          Perbaiki barisnya di berkas Anda, lalu kirim lagi. Belum ada yang berubah.
        </p>
      )}
      {state === 'applied' && <UndoForm details={details} reply={reply} />}
    </Card>
  )
}

function listFacts(details: Details): [string, string][] {
  const sent = `${formatDateTime(details.createdAt)}, ${details.by}`
  const rows: [string, string] = ['Baris', formatQuantity(details.rows)]
  if (details.undoOf)
    return [rows, ['Dikembalikan', formatQuantity(details.changes)], ['Diminta', sent]]
  return [
    rows,
    ['Salah', formatQuantity(details.faults)],
    ['Berubah', formatQuantity(details.changes)],
    ['Barang baru', formatQuantity(details.additions)],
    ['Dikirim', sent],
  ]
}

function Progress({ state, rows, changes }: Details) {
  if (state !== 'checking' && state !== 'applying') return null
  return (
    <div className="mt-4" role="status">
      <p className="text-14 text-ink-2">
        {state === 'checking'
          ? `${formatQuantity(rows)} baris sudah diperiksa…`
          : `Menerapkan ${formatQuantity(changes)} perubahan sekaligus…`}
      </p>
      <progress aria-label="Kemajuan" className="mt-1 block h-2 w-full max-w-sm accent-tarp-600" />
      <noscript>
        <ButtonLink to="" reloadDocument variant="outlined">
          Muat ulang
        </ButtonLink>
      </noscript>
    </div>
  )
}

function ApplyForm({ details: { changes, overlaps, undoOf }, reply }: Props) {
  const fetcher = useActionFetcher()
  const amount = formatQuantity(changes)
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent="apply" className="mt-4 grid gap-3">
      {overlaps > 0 && undoOf === null && (
        <div>
          <FormCheckbox name="replace" value="ya">
            Ganti juga nilai yang diubah rekan
          </FormCheckbox>
          <GroupError name="replace" />
        </div>
      )}
      <SubmitButton color="main" className="justify-self-start">
        {undoOf ? `Kembalikan ${amount} baris` : `Terapkan ${amount} perubahan`}
      </SubmitButton>
    </ReplyForm>
  )
}

/** Taking back an import begins with a look at what would come back. */
function UndoForm({ details: { undo, undoable, undoOf }, reply }: Props) {
  const fetcher = useActionFetcher()
  if (undo?.state === 'applied')
    return (
      <p className="mt-4 text-14">
        <Link to={`/backoffice/impor/${undo.id}`} className="text-link">
          Impor ini sudah dibatalkan
        </Link>
      </p>
    )
  if (!undoable) return null
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent="undo" className="mt-4">
      <SubmitButton variant="outlined">
        {undoOf ? 'Terapkan lagi impor semula' : 'Batalkan impor ini'}
      </SubmitButton>
      <p className="mt-1 text-14 text-ink-2">Anda lihat dahulu apa saja yang kembali.</p>
    </ReplyForm>
  )
}
