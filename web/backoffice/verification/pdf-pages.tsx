import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { loader } from './document-page.ts'

/** A PDF page by page, as pictures: nothing of the PDF itself reaches the browser. */
export function PdfPages({ url, label }: { url: string; label: string }) {
  const fetcher = useFetcher<typeof loader>()
  const load = useRef(fetcher.load)
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
  const { page, count, image } = data
  const isBusy = fetcher.state !== 'idle'
  const open = (target: number) => void load.current(`${url}/halaman?halaman=${target}`)
  return (
    <div className="mt-3 grid gap-2">
      {count > 1 && (
        <div className="flex items-center gap-3 text-14">
          <Button
            variant="outlined"
            size="small"
            disabled={page === 1 || isBusy}
            onClick={() => open(page - 1)}
          >
            Sebelumnya
          </Button>
          <span className="num" role="status">
            Halaman {page} dari {count}
          </span>
          <Button
            variant="outlined"
            size="small"
            disabled={page === count || isBusy}
            onClick={() => open(page + 1)}
          >
            Berikutnya
          </Button>
        </div>
      )}
      <img
        src={`data:image/webp;base64,${image}`}
        alt={`${label}, halaman ${page}`}
        className="max-h-[85vh] w-full rounded-control border border-line bg-panel object-contain"
      />
    </div>
  )
}
