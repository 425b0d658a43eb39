import { useState } from 'react'
import type { z } from 'zod'
import type { Submission } from '#modules/people/verification/contract.ts'
import { documentStatusNames } from '#modules/people/verification/rules.ts'
import { documentStatusTones } from '#web/shared/status-badges/verification.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { isInlineImage } from '#web/file-response.ts'
import { PdfPages } from './pdf-pages.tsx'
import { formatFileSize } from '#web/ui/files/file-size.ts'

export type VerificationDocument = z.output<typeof Submission>['documents'][number]

/** Kinds that are shown in place: images as they are, PDFs drawn as pictures. */
const canShow = (kind: string) => isInlineImage(kind) || kind === 'pdf'

/** The submission's documents, which can be shown in place, beside the company's details. */
export function DocumentList({
  id,
  documents,
}: {
  id: string
  documents: readonly VerificationDocument[]
}) {
  const [openId, setOpenId] = useState<string>()
  const openDocument = documents.find((document) => document.id === openId)
  const buildDocumentUrl = (document: VerificationDocument) =>
    `/backoffice/verifikasi/${id}/dokumen/${document.id}`
  return (
    <Card title="Dokumen">
      <ul className="grid gap-2 md:grid-cols-2">
        {documents.map((document) => (
          <li key={document.id} className="rounded-control border border-line p-3 text-14">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <b>{document.label}</b>
              <Badge tone={documentStatusTones[document.status]}>
                {documentStatusNames[document.status]}
              </Badge>
            </span>
            <span className="block truncate text-ink-2">
              {document.file.name} · {formatFileSize(document.file.size)}
            </span>
            {document.reason && <span className="block text-danger-text">{document.reason}</span>}
            <span className="flex gap-3">
              {canShow(document.file.kind) && (
                <button
                  type="button"
                  onClick={() => setOpenId(document.id === openId ? undefined : document.id)}
                  className="inline-flex min-h-11 items-center font-semibold text-tarp-600"
                >
                  {document.id === openId ? 'Tutup' : 'Lihat di sini'}
                </button>
              )}
              <a
                href={buildDocumentUrl(document)}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 min-w-11 items-center font-semibold text-link"
              >
                {isInlineImage(document.file.kind) ? 'Buka' : 'Unduh'}
              </a>
            </span>
          </li>
        ))}
      </ul>
      {openDocument?.file.kind === 'pdf' && (
        <PdfPages
          key={openDocument.id}
          url={buildDocumentUrl(openDocument)}
          label={openDocument.label}
        />
      )}
      {openDocument && isInlineImage(openDocument.file.kind) && (
        <img
          src={buildDocumentUrl(openDocument)}
          alt={`${openDocument.label}: ${openDocument.file.name}`}
          className="mt-3 max-h-[70vh] w-full rounded-control border border-line bg-panel object-contain"
        />
      )}
      <p className="mt-3 text-12 text-ink-2">Setiap kali dokumen dibuka tercatat di audit.</p>
    </Card>
  )
}
