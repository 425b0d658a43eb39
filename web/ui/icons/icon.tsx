import { clsx } from 'clsx'
import type { IconName } from './icon-names.ts'
import spriteUrl from './icons.svg?url&no-inline'

type Props = {
  name: IconName
  small?: boolean | undefined
  large?: boolean | undefined
  className?: string | undefined
}

/** An icon at 20 px, 16 when small, 40 when large. Decoration: the text beside it says what it means. */
export function Icon({ name, small = false, large = false, className }: Props) {
  const size = large ? 40 : small ? 16 : 20
  return (
    <svg
      width={size}
      height={size}
      strokeWidth={large ? 1.4 : 1.9}
      aria-hidden
      className={clsx('shrink-0', className)}
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
