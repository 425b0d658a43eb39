import type { ComponentProps } from 'react'
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<RouterLinkProps, 'to' | 'replace' | 'reloadDocument' | 'preventScrollReset'>

/**
 * A link to a page of the shop. On the server an absolute path is written as it is: React Router would resolve it against
 * the routes around it, twice, which is a tenth of what a page with a hundred links takes.
 */
export const Link = import.meta.env.SSR ? ServerLink : RouterLink

function ServerLink({ to, children, ...props }: LinkProps) {
  if (typeof to !== 'string' || !to.startsWith('/') || UNRESOLVED.test(to)) {
    return (
      <RouterLink to={to} {...props}>
        {children}
      </RouterLink>
    )
  }
  const { replace: _replace, reloadDocument: _reload, preventScrollReset: _scroll, ...rest } = props
  return (
    <a {...rest} href={to} data-discover="true">
      {children}
    </a>
  )
}

/** Segments of dots, doubled slashes, and what browsers read as a slash. */
const UNRESOLVED = /\/[./]|\\/
