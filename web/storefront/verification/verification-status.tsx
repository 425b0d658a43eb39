import {
  documentStatusNames,
  documentKindNames,
  submissionStatusNames,
  type CompanyDocumentKind,
} from '#modules/people/verification/rules.ts'
import { apiContext, sessionContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Alert } from '#web/ui/alert.tsx'
import {
  documentStatusTones,
  submissionStatusTones,
} from '#web/shared/status-badges/verification.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { VerificationTimeline } from '#web/shared/verification-timeline.tsx'
import { isFormErrors } from '#web/form-errors.ts'
import { toFormErrors } from '#web/form.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { AccountPage } from '../account/account-page.tsx'
import { RequestedDocumentForm } from './requested-document.tsx'
import { listMissingFields } from './progress.ts'
import { MissingFields } from './missing-fields.tsx'
import type { Route } from './+types/verification-status'

export const handle = { uploads: { calls: ['files.uploadDocument'] } } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Verifikasi bisnis')

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = context.get(sessionContext)
  if (!user || user.kind === 'staff')
    return {
      submission: undefined,
      missing: [],
      rule: undefined,
      signedIn: false,
      mayChange: true,
    }
  const { verification, files } = context.get(apiContext)
  const [{ results, mayChange }, rule] = await Promise.all([
    verification.submissions({}),
    files.documentRule(),
  ])
  const [submission] = results
  const missing = submission ? listMissingFields(submission) : []
  return { submission, missing, rule, signedIn: true, mayChange }
}

/** Sends a document that staff requested during the review. */
export async function action({ context, request }: Route.ActionArgs) {
  const { verification, files } = context.get(apiContext)
  const form = await readPostedForm(request)
  const file = form.get('file')
  const kind =
    documentKindNames.find((name) => name === form.get('kind')) ??
    ('lainnya' as CompanyDocumentKind)
  try {
    const upload = await files.uploadDocument({
      files: { file: file instanceof File ? file : new File([], '') },
    })
    const { results } = await verification.submissions({})
    await verification.addDocuments({
      id: results[0]?.company_id ?? '00000000-0000-4000-8000-000000000000',
      body: { documents: [{ kind, fileId: upload.id }] },
    })
    return { sent: true as const }
  } catch (thrown) {
    return toFormErrors(thrown)
  }
}

/** The status of a company's documents: what is missing, what was refused and why. */
export default function VerificationStatusPage({
  loaderData: { submission, missing, rule, signedIn, mayChange },
  actionData,
}: Route.ComponentProps) {
  if (!submission || submission.status === 'draft')
    return (
      <AccountPage
        title={submission ? 'Belum dikirim' : 'Belum ada pengajuan'}
        note={
          mayChange
            ? 'Lengkapi data dan dokumen perusahaan, lalu kirim untuk diperiksa.'
            : 'Pemilik akun perusahaan Anda melengkapi data dan dokumennya, lalu mengirimnya untuk diperiksa.'
        }
      >
        {submission && mayChange && <MissingFields missing={missing} />}
        {mayChange && (
          <ButtonLink
            to={signedIn ? '/upgrade-account' : '/login?redirect=/waiting-verification'}
            color="main"
            size="large"
            wide
          >
            {signedIn ? 'Lengkapi data perusahaan' : 'Masuk untuk melihat status'}
          </ButtonLink>
        )}
      </AccountPage>
    )
  const isUnderReview = submission.status === 'submitted' || submission.status === 'in_review'
  return (
    <div className="mx-auto grid w-full max-w-2xl min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <section className="rounded-card border border-line bg-face p-5 shadow-card md:p-8">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-14 text-ink-2">{submission.answers.company?.name}</span>
          <Badge tone={submissionStatusTones[submission.status]}>
            {submissionStatusNames[submission.status]}
          </Badge>
        </p>
        <h1 className="mt-1">{statusTitles[submission.status]}</h1>
        <p className="mt-1 text-ink-2">
          {isUnderReview && submission.asked
            ? 'Kami perlu tambahan dari Anda sebelum bisa melanjutkan.'
            : statusNotes[submission.status]}
        </p>
        {actionData && 'sent' in actionData && (
          <Alert severity="success" className="mt-4">
            Tambahan terkirim. Kami lanjutkan pemeriksaannya.
          </Alert>
        )}
        {submission.reason && submission.status === 'rejected' && (
          <Alert severity="warning" className="mt-4">
            {submission.reason}
          </Alert>
        )}
        <ul className="mt-4 grid gap-2">
          {submission.documents.map(({ id, label, file, status, reason }) => (
            <li key={id} className="rounded-control border border-line p-3 text-14">
              <span className="flex flex-wrap items-center justify-between gap-2">
                <b>{label}</b>
                <Badge tone={documentStatusTones[status]}>{documentStatusNames[status]}</Badge>
              </span>
              <span className="block truncate text-ink-2">{file.name}</span>
              {reason && <span className="block text-danger-text">{reason}</span>}
            </li>
          ))}
        </ul>
        {submission.status === 'rejected' && mayChange && (
          <ButtonLink
            to="/upgrade-account?langkah=dokumen"
            color="main"
            size="large"
            wide
            className="mt-4"
          >
            Perbaiki dan kirim lagi
          </ButtonLink>
        )}
        {submission.status === 'approved' && (
          <ButtonLink to="/" color="main" size="large" wide className="mt-4">
            Mulai belanja
          </ButtonLink>
        )}
      </section>
      {isUnderReview && submission.asked && mayChange && rule && (
        <RequestedDocumentForm
          request={submission.asked}
          rule={rule}
          reply={isFormErrors(actionData) ? actionData : undefined}
        />
      )}
      <section className="rounded-card border border-line bg-face p-5 md:p-8">
        <h2 className="mb-3 text-18">Riwayat</h2>
        <VerificationTimeline events={submission.events} />
      </section>
    </div>
  )
}

const statusTitles = {
  draft: 'Belum dikirim',
  submitted: 'Dokumen sudah kami terima',
  in_review: 'Dokumen sedang diperiksa',
  approved: 'Perusahaan Anda terverifikasi',
  rejected: 'Ada yang perlu diperbaiki',
}
const statusNotes = {
  draft: '',
  submitted: 'Pemeriksaan biasanya selesai dalam satu hari kerja. Kami kabari lewat email.',
  in_review: 'Tim kami sedang melihat dokumen Anda. Kami kabari lewat email.',
  approved: 'Harga bisnis berlaku setiap kali Anda masuk.',
  rejected: 'Yang sudah diterima tidak perlu dikirim ulang.',
}
