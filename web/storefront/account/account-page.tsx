import type { ReactNode } from 'react'

/** A narrow card for one task: signing in, registering, opening a link. */
export function AccountPage({
  title,
  note,
  children,
}: {
  title: string
  note?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="mx-auto w-full max-w-md">
      <div className="min-w-0 rounded-card border border-line bg-face p-5 shadow-card md:p-8">
        <h1>{title}</h1>
        {note && <p className="mt-1 wrap-anywhere text-ink-2">{note}</p>}
        <div className="mt-5">{children}</div>
      </div>
    </div>
  )
}
