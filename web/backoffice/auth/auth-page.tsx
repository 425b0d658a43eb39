import type { ReactNode } from 'react'
import { useShell } from '#web/shared/chrome/use-shell.ts'
import { Logo } from '#web/ui/logo.tsx'
import { PublicDemoWarning } from '../layout/public-demo-warning.tsx'

/** The frame of the staff sign-in and password pages: one card on a dark page. */
export function AuthPage({
  title,
  note,
  children,
}: {
  title: string
  note?: string | undefined
  children: ReactNode
}) {
  const storeName = useShell()?.storeName ?? ''
  return (
    <main className="on-dark grid min-h-dvh content-center justify-items-center gap-5 bg-tarp-900 px-4 py-10">
      <PublicDemoWarning className="max-w-100" />
      <p className="text-white">
        <Logo name={storeName} />
      </p>
      <div className="w-full max-w-100 rounded-card bg-face p-6 shadow-over [--color-focus:var(--color-tarp-600)] md:p-8">
        <h1>{title}</h1>
        {note && <p className="mt-1 text-14 wrap-anywhere text-ink-2">{note}</p>}
        <div className="mt-5">{children}</div>
      </div>
    </main>
  )
}
