import { useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Alert } from '#web/ui/alert.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { loader } from './document-page.ts'

/** How large a page is shown, times the width that there is. */
const ZOOMS = [1, 1.5, 2, 3]

type Props = { url: string; label: string }

/** A PDF page by page, as pictures: nothing of the PDF itself reaches the browser. */
export function PdfPages({ url, label }: Props) {
  const fetcher = useFetcher<typeof loader>()
  const load = useRef(fetcher.load)
  const [zoom, setZoom] = useState(0)
  useEffect(() => void (load.current = fetcher.load))
  useEffect(() => void load.current(`${url}/halaman`), [url])
  const { data } = fetcher
  if (!data) return <Skeleton className="mt-3 h-96" />
  if ('refused' in data)
    return (
      <Alert severity="warning" className="mt-3">
        {data.refused}
      </Alert>
    )
  const { count, image } = data
  const isBusy = fetcher.state !== 'idle'
  return (
    <div className="mt-3 grid gap-2" aria-busy={isBusy}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-14">
        {count > 1 && (
          <PageChoice
            page={data.page}
            count={count}
            isBusy={isBusy}
            onChoose={(page) => void load.current(`${url}/halaman?halaman=${page}`)}
          />
        )}
        <span className="flex items-center gap-1">
          <IconButton
            icon="minus"
            label="Perkecil"
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          />
          <span className="num min-w-12 text-center" role="status" aria-label="Perbesaran">
            {ZOOMS[zoom]! * 100}%
          </span>
          <IconButton
            icon="plus"
            label="Perbesar"
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
        </span>
      </div>
      <PagePicture key={data.page} image={image} zoom={ZOOMS[zoom]!} isBusy={isBusy}>
        {`${label}, halaman ${data.page}`}
      </PagePicture>
    </div>
  )
}

type PageChoiceProps = {
  page: number
  count: number
  isBusy: boolean
  onChoose: (page: number) => void
}

function PageChoice({ page, count, isBusy, onChoose }: PageChoiceProps) {
  const id = useId()
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button
        variant="outlined"
        size="small"
        disabled={page === 1 || isBusy}
        onClick={() => onChoose(page - 1)}
      >
        Sebelumnya
      </Button>
      <label htmlFor={id}>Halaman</label>
      <Select
        id={id}
        value={String(page)}
        disabled={isBusy}
        options={Array.from({ length: count }, (_, at) => ({
          value: String(at + 1),
          label: String(at + 1),
        }))}
        className="num w-20!"
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      />
      <span aria-hidden className="num">
        dari {count}
      </span>
      <span role="status" className="sr-only">
        Halaman {page} dari {count}
      </span>
      <Button
        variant="outlined"
        size="small"
        disabled={page === count || isBusy}
        onClick={() => onChoose(page + 1)}
      >
        Berikutnya
      </Button>
    </span>
  )
}

type PagePictureProps = { image: string; zoom: number; isBusy: boolean; children: string }

/** A page as wide as there is room, which scrolls; larger ones scroll sideways, too, by touch, wheel or keys. */
const PagePicture = ({ image, zoom, isBusy, children }: PagePictureProps) => (
  <div
    role="region"
    aria-label={children}
    // What scrolls has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    className="max-h-[85vh] overflow-auto overscroll-contain rounded-control border border-line bg-panel"
  >
    <img
      src={`data:image/webp;base64,${image}`}
      alt={children}
      style={{ width: `${zoom * 100}%` }}
      className={`max-w-none ${isBusy ? 'opacity-50' : ''}`}
    />
  </div>
)
