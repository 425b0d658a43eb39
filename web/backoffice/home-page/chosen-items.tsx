import { IconButton } from '#web/ui/button.tsx'

type Props = {
  items: readonly { slug: string; name: string }[]
  /** Hears of the slugs in their new order. */
  onChange: (slugs: string[]) => void
}

/** What was chosen, in its order, which can be changed. */
export function ChosenItems({ items, onChange }: Props) {
  if (items.length === 0) return null
  const slugs = items.map(({ slug }) => slug)
  const move = (from: number, to: number) =>
    onChange(slugs.toSpliced(from, 1).toSpliced(to, 0, slugs[from]!))
  return (
    <ol className="rounded-small border border-line">
      {items.map(({ slug, name }, at) => (
        <li key={slug} className="flex items-center border-b border-line pl-3 last:border-0">
          <span className="num w-7 shrink-0 text-14 text-ink-2">{at + 1}.</span>
          <span className="min-w-0 flex-1 py-1.5 text-14 wrap-anywhere">{name}</span>
          <IconButton
            icon="arrow-up"
            label={`Naikkan ${name}`}
            disabled={at === 0}
            onClick={() => move(at, at - 1)}
          />
          <IconButton
            icon="arrow-down"
            label={`Turunkan ${name}`}
            disabled={at === items.length - 1}
            onClick={() => move(at, at + 1)}
          />
          <IconButton
            icon="x"
            label={`Keluarkan ${name}`}
            onClick={() => onChange(slugs.toSpliced(at, 1))}
          />
        </li>
      ))}
    </ol>
  )
}
