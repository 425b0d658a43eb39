import { useLocation } from 'react-router'
import { Link, type LinkProps } from './link.tsx'

type Props = Omit<LinkProps, 'to'> & {
  to: string
  /** Its own page alone counts, not those below it. */
  end?: boolean | undefined
}

/** A link of a navigation, marked with `aria-current` on its page and on those below it. */
export function NavLink({ to, end, 'aria-current': current = 'page', ...rest }: Props) {
  const { pathname } = useLocation()
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return <Link {...rest} to={to} aria-current={isCurrent ? current : undefined} />
}
