import { useState } from 'react'
import type { z } from 'zod'
import type { Submission } from '#modules/verification/contract.ts'
import { documentLook } from '#modules/verification/rules.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { isShown } from '#web/shown-file.ts'
import { fileSize } from '#web/ui/file-problem.ts'

export type Paper = z.output<typeof Submission>['documents'][number]

/** The papers side by side with the company: one is looked at large, when it is asked for. */
export function Papers({ id, documents }: { id: string; documents: readonly Paper[] }) {
  const [open, setOpen] = useState<string>()
  const shown = documents.find((document) => document.id === open)
  const address = (document: Paper) => `/backoffice/verifikasi/${id}/dokumen/${document.id}`
  return (
    <Card title="Dokumen">
      <ul className="grid gap-2 md:grid-cols-2">
        {documents.map((document) => (
          <li key={document.id} className="rounded-control border border-line p-3 text-14">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <b>{document.label}</b>
              <Badge tone={documentLook[document.status].tone}>
                {documentLook[document.status].name}
              </Badge>
            </span>
            <span className="block truncate text-ink-2">
              {document.file.name} · {fileSize(document.file.size)}
            </span>
            {document.reason && <span className="block text-danger-text">{document.reason}</span>}
            <span className="flex gap-3">
              {isShown(document.file.kind) && (
                <button
                  type="button"
                  onClick={() => setOpen(document.id === open ? undefined : document.id)}
                  className="inline-flex min-h-11 items-center font-semibold text-tarp-600"
                >
                  {document.id === open ? 'Tutup' : 'Lihat di sini'}
                </button>
              )}
              <a
                href={address(document)}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 min-w-11 items-center font-semibold"
              >
                {isShown(document.file.kind) ? 'Buka' : 'Unduh'}
              </a>
            </span>
          </li>
        ))}
      </ul>
      {shown && (
        <img
          src={address(shown)}
          alt={`${shown.label}: ${shown.file.name}`}
          className="mt-3 max-h-[70vh] w-full rounded-control border border-line bg-panel object-contain"
        />
      )}
      <p className="mt-3 text-12 text-ink-2">Setiap kali dokumen dibuka tercatat di audit.</p>
    </Card>
  )
}
