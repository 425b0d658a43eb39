import { useEffect, useState, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { useDraftValue } from '#web/ui/drafts/use-draft-value.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import {
  getLineBadge,
  toEditableLine,
  type EditableLine,
  type MatchedListResponse,
} from './line.ts'

type Props = {
  line: EditableLine
  onChange: (next: Partial<EditableLine>) => void
  /** Shown beside the text on a phone. */
  beside: ReactNode
  /** The action that matches changed text: a page's action with the intent `match`. */
  action: string
}

/** A line's text and how certain its match is. The text can be changed and matched again. */
export function LineText({ line, onChange, action, beside }: Props) {
  const { number } = line
  const badge = getLineBadge(line)
  const fetcher = useFetcher<{ matched: MatchedListResponse } | object>()
  const [text, setText] = useDraftValue(`text-${number}`, line.text)
  const matchAgain = () => {
    if (!text.trim()) return
    const form = new FormData()
    form.set('intent', 'match')
    form.set('text', text.trim())
    void fetcher.submit(form, { method: 'post', action, encType: 'multipart/form-data' })
  }
  const rematched =
    fetcher.data && 'matched' in fetcher.data ? fetcher.data.matched.lines[0] : undefined
  const [appliedMatch, setAppliedMatch] = useState(rematched)
  useEffect(() => {
    if (!rematched || rematched === appliedMatch) return
    setAppliedMatch(rematched)
    // The line keeps its number and its original text.
    onChange({ ...toEditableLine(rematched), number, written: line.written })
  }, [rematched, appliedMatch, number, line.written, onChange])
  return (
    <div className="min-w-0">
      <span className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="num text-14 text-ink-3">{number}</span>
        <Badge tone={badge.tone}>{badge.label}</Badge>
        <span className="line-clamp-2 min-w-0 text-12 text-ink-2" title={line.written}>
          {line.written}
        </span>
      </span>
      <span className="flex gap-1">
        <Input
          aria-label={`Barang baris ${number}`}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter matches this line; the list has its own submit button.
            event.preventDefault()
            matchAgain()
          }}
          className="min-w-0 flex-1"
        />
        <IconButton
          icon="refresh-cw"
          label={`Cari ulang baris ${number}`}
          loading={fetcher.state !== 'idle'}
          onClick={matchAgain}
        />
        <span className="lg:hidden">{beside}</span>
      </span>
    </div>
  )
}
