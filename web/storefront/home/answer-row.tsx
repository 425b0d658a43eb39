import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icons/icon.tsx'
import { ImageFrame, ResponsiveImage } from '#web/ui/image.tsx'

/** One line of an answer: its number, its product, and what that costs, on a phone below the product. */
export const AnswerRow = ({
  number,
  image,
  tone = 'plain',
  children,
  amount,
}: {
  number: number
  image: string | undefined
  /** `choice` waits for the buyer, `unknown` was not recognized. */
  tone?: 'plain' | 'choice' | 'unknown' | undefined
  children: ReactNode
  amount?: ReactNode | undefined
}) => (
  <li
    className={`grid grid-cols-[20px_44px_minmax(0,1fr)] items-center gap-x-3 sm:grid-cols-[20px_44px_minmax(0,1fr)_auto] border-b border-line px-4 py-2 text-14 last:border-0 ${ROW_TONES[tone]}`}
  >
    <span className="num text-12 text-ink-2">{number}</span>
    <ImageFrame className="size-11 bg-panel">
      {image ? (
        <ResponsiveImage source={image} alt="" width={48} className="size-full" />
      ) : (
        <Icon name="search" className="text-danger-text" />
      )}
    </ImageFrame>
    <div className="min-w-0">{children}</div>
    {amount && <div className="text-right max-sm:col-start-3">{amount}</div>}
  </li>
)

const ROW_TONES = {
  plain: '',
  choice: 'bg-warning-surface',
  unknown: 'bg-danger-surface',
} as const
