import { data } from 'react-router'
import { formatDateTime } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { createFileResponse } from '#web/file-response.ts'
import { pageTitle } from '#web/page-title.ts'
import { lenderStatusTones } from '#web/shared/status-badges/lenders.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { FactList } from '../shared/fact-list.tsx'
import { Trail } from './trail.tsx'
import type { Route } from './+types/application'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData ? `Pembiayaan ${loaderData.application.company}` : 'Pembiayaan')

/** `?berkas={file}` responds with a document of the application. */
const downloadFile: Route.MiddlewareFunction = async ({ context, params: { id }, url }, next) => {
  const fileId = url.searchParams.get('berkas')
  if (!fileId) return next()
  const { staffLenders } = context.get(apiContext)
  const { files } = await staffLenders.show({ id })
  const file = files.find((each) => each.id === fileId)
  if (!file) throw data({ message: 'Berkas ini tidak ada.' }, 404)
  const kind = file.name.split('.').at(-1) ?? ''
  return createFileResponse({ ...file, kind }, await staffLenders.document({ id, fileId }))
}
export const middleware = [downloadFile]

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  return { application: await context.get(apiContext).staffLenders.show({ id }) }
}

/** An application at a lender: what was filled in, its papers, and what was asked and answered. */
export default function LenderApplicationPage({
  loaderData: { application },
}: Route.ComponentProps) {
  const { company, lenderName, status, statusName, reason, facts, files, trail } = application
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to="/backoffice/pembiayaan" variant="ghost" size="small" icon="chevron-left">
        Semua pengajuan
      </ButtonLink>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 wrap-anywhere">{company}</h1>
        <Badge tone={lenderStatusTones[status]}>{statusName}</Badge>
      </header>
      {reason && (
        <Alert severity="warning" title={`Kata ${lenderName}`} className="mb-4">
          {reason}
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_360px]">
        <Card title="Kiriman dan jawaban">
          <Trail trail={trail} />
        </Card>
        <div className="grid min-w-0 gap-4">
          <Card title={`Pengajuan ke ${lenderName}`}>
            <FactList
              facts={[
                ['Pemohon', application.applicant],
                ['Email', application.applicantEmail],
                ['Diajukan', application.amount && <Money key="amount" of={application.amount} />],
                [
                  'Ditawarkan',
                  application.offered && <Money key="offered" of={application.offered} />,
                ],
                ['Perjanjian', application.agreement?.number ?? null],
                ['Disetujui', application.agreedAt && formatDateTime(application.agreedAt)],
              ]}
            />
          </Card>
          {facts.length > 0 && (
            <Card title="Isian">
              <FactList facts={facts.map(({ label, value }) => [label, value])} />
            </Card>
          )}
          {files.length > 0 && (
            <Card title="Dokumen">
              <ul className="grid gap-2">
                {files.map(({ id, label, name }) => (
                  <li key={id}>
                    <span className="block text-14 text-ink-2">{label}</span>
                    <TextLink to={`?berkas=${id}`} reloadDocument icon="download">
                      {name}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
    </div>
  )
}
