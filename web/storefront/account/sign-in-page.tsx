import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** Asks a visitor to sign in on a page that is open to everyone and has nothing for them; signing in leads back to it. */
export function SignInPage({
  title,
  heading,
  children,
}: {
  title: string
  /** What signing in shows. */
  heading: string
  children: ReactNode
}) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams({ redirect: pathname + search })
  return (
    <div className="wrap max-w-4xl! py-8">
      <h1 className="mb-4 md:text-32">{title}</h1>
      <Card title={heading}>
        <p className="mb-4 max-w-[52ch] text-ink-2">{children}</p>
        <ButtonLink to={`/login?${query}`} color="main" size="large">
          Masuk
        </ButtonLink>
      </Card>
    </div>
  )
}
