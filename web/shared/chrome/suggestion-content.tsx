import { Icon } from '../../ui/icons/icon.tsx'
import { ImageFrame, ResponsiveImage } from '../../ui/image.tsx'
import { Money } from '../../ui/money.tsx'
import type { SuggestionGroup } from './suggestion-groups.ts'

/** A suggestion: its picture, what it leads to, and the price. */
export function SuggestionContent({
  option: { label, detail, picture, price, per },
}: {
  option: SuggestionGroup['options'][number]
}) {
  return (
    <>
      <ImageFrame className="grid size-10 shrink-0 place-items-center">
        {picture ? (
          <ResponsiveImage source={picture} alt="" width={96} className="size-full" />
        ) : (
          <Icon name="search" className="text-ink-2" />
        )}
      </ImageFrame>
      <span className="min-w-0 flex-1 leading-tight">
        <span className="line-clamp-2">{label}</span>
        {detail && <span className="num block text-12 text-ink-2">{detail}</span>}
      </span>
      {price && (
        <span className="num shrink-0 text-right text-14 leading-tight">
          {!per && <span className="block text-12 text-ink-2">mulai</span>}
          <Money of={price} className="font-semibold" />
          {per && <span className="block text-12 text-ink-2">/ {per}</span>}
        </span>
      )}
    </>
  )
}
