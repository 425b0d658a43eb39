import { Link } from '#web/ui/navigation/link.tsx'
import { defineSlot } from '#web/reader/slot.tsx'
import type { ChromeLink, FooterColumn } from './links.ts'
import type { Visitor } from './visitor.ts'

export const FooterLinks = ({ links }: { links: readonly ChromeLink[] }) => (
  <ul>
    {links.map(({ to, label }) => (
      <li key={to}>
        <Link
          to={to}
          className="inline-flex min-h-11 min-w-11 items-center text-white hover:underline md:min-h-9"
        >
          {label}
        </Link>
      </li>
    ))}
  </ul>
)

/** A column some of whose links are for signed-in or for signed-out visitors only. */
export const VisitorLinks = defineSlot<Visitor, Pick<FooterColumn, 'links'>>(
  'footer-links',
  ({ data: { user }, links }) => (
    <FooterLinks links={links.filter(({ when }) => !when || (when === 'in') === Boolean(user))} />
  ),
)
