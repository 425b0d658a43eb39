import type { ReactNode } from 'react'
import { Link } from '#web/ui/navigation/link.tsx'
import { ImageFrame, ResponsiveImage } from '../ui/image.tsx'
import { type Amount, Money } from '../ui/money.tsx'

type Props = {
  to: string
  number: string
  badge: ReactNode
  picture: string
  /** The first of its goods, and how many lines it has. */
  firstLine: string
  lines: number
  /** Not shown where it is zero: all lines of a negotiation were refused. */
  amount: Amount
  /** Below the amount: what it does not contain. */
  amountNote?: string
  /** When, and what else tells it from others. */
  children: ReactNode
  /** A control of its own, beside the link. */
  choice?: ReactNode
}

/** An order or a negotiation in the buyer's list, which its whole area opens. */
export const DocumentListItem = (props: Props) => (
  <li className="relative grid grid-cols-[56px_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-card border border-line bg-face p-4 hover:border-tarp-500 md:grid-cols-[56px_minmax(0,1fr)_auto] md:items-center">
    <ImageFrame className="self-start">
      <ResponsiveImage source={props.picture} alt="" width={96} className="size-full" />
    </ImageFrame>
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <Link
          to={props.to}
          className="num font-bold no-underline! after:absolute after:inset-0 hover:underline!"
        >
          {props.number}
        </Link>
        {props.badge}
      </p>
      <p className="line-clamp-2">
        {props.firstLine}
        {props.lines > 1 && ` dan ${props.lines - 1} barang lain`}
      </p>
      <p className="text-14 text-ink-2">{props.children}</p>
      {props.choice && <div className="relative z-1 w-fit">{props.choice}</div>}
    </div>
    {Number(props.amount.amount) > 0 && (
      <p className="col-start-2 md:col-start-3 md:text-right">
        <Money of={props.amount} className="text-18 font-heavy" />
        {props.amountNote && <span className="block text-12 text-ink-2">{props.amountNote}</span>}
      </p>
    )}
  </li>
)
