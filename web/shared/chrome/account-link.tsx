import { Link } from '#web/ui/navigation/link.tsx'
import { toDraftOwner } from '#web/reader/draft-owner.ts'
import { defineSlot } from '#web/reader/slot.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { type SessionState, toSessionState } from './session.ts'
import { Count } from './count.tsx'
import { toolClass } from './tool-class.ts'
import { abbreviateName } from './use-shell.ts'
import type { Visitor } from './visitor.ts'

/** A link to the profile or to sign-in; busy during sign-in and sign-out. On a phone it is an icon. */
export const AccountLink = defineSlot<
  Visitor,
  { signInPath: string; isPending: boolean; isIcon?: boolean }
>('account-link', ({ data: { user, waiting: counts }, signInPath, isPending, isIcon }) => {
  const waiting = counts.negotiations + counts.invoices
  const { to, label, busy } = describeAccount(toSessionState(user, isPending), signInPath)
  return isIcon ? (
    <Link
      to={to}
      data-owner={toDraftOwner(user)}
      aria-label={user ? describeOwnAccount(waiting) : label}
      aria-busy={busy}
      className={`${toolClass} md:hidden`}
    >
      <Icon name="user" />
      <Count of={waiting} className="top-0.5 left-1/2 ml-1" />
    </Link>
  ) : (
    <Link to={to} aria-busy={busy} className={toolClass}>
      <Icon name="user" />
      {label}
      <Count of={waiting} className="top-0.5 left-1/2 ml-1" />
      {waiting > 0 && <span className="sr-only">{waiting} menunggu</span>}
    </Link>
  )
})

function describeAccount({ state, user }: SessionState, signInPath: string) {
  const busy = state === 'loading'
  if (user) return { to: '/profile', label: abbreviateName(user.name), busy }
  return { to: signInPath, label: busy ? 'Memuat…' : 'Masuk', busy }
}

/** The number on the icon is part of its name. */
const describeOwnAccount = (waiting: number) => (waiting > 0 ? `Akun, ${waiting} menunggu` : 'Akun')
