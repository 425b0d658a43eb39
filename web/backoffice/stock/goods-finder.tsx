import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { useFetcher } from 'react-router'
import { padBarcode } from '#platform/barcode.ts'
import { formatQuantity } from '#platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Input } from '#web/ui/input.tsx'
import type { loader } from './goods-search.ts'
import { parsePastedGoods, type PastedGoods } from './pasted-goods.ts'

export type Goods = Awaited<ReturnType<typeof loader>>['results'][number]

/** Its scripts and the camera only for those who scan with it. */
const ScanDialog = lazy(() =>
  import('./scan/scan-dialog.tsx').catch(() => ({ default: ScanUnavailable })),
)

const ScanUnavailable = () => (
  <p role="alert" className="text-14 text-danger-text">
    Pemindai tidak dapat dimuat. Ketik SKU atau namanya.
  </p>
)

/** Delay after the last key before a search (ms). */
const TYPING_DELAY_MS = 250

type Props = {
  input: RefObject<HTMLInputElement | null>
  onChoose: (goods: Goods) => void
  onPaste: (lines: readonly PastedGoods[]) => void
}

/**
 * Finds goods by name, by a SKU or barcode that a scanner types with Enter behind it or that the camera reads, or takes
 * a pasted list. It appears once scripts run; the rows below work without it.
 */
export function GoodsFinder({ input, onChoose, onPaste }: Props) {
  const fetcher = useFetcher<typeof loader>()
  const id = useId()
  const [isReady, setIsReady] = useState(false)
  const [text, setText] = useState('')
  /** The text that Enter was pressed on before its goods were known. */
  const [entered, setEntered] = useState('')
  const [isScanning, setIsScanning] = useState(false)
  const search = text.trim()
  const loaded = fetcher.data?.search === search ? fetcher.data.results : undefined
  const load = useRef(fetcher.load)
  useEffect(() => {
    setIsReady(true)
    load.current = fetcher.load
  }, [fetcher.load])
  useEffect(() => {
    if (!search) return undefined
    // A scanner has typed everything when it presses Enter.
    const timer = setTimeout(
      () => void load.current(`/backoffice/stok/barang?${new URLSearchParams({ search })}`),
      entered === search ? 0 : TYPING_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [search, entered])

  const choose = (goods: Goods) => {
    setText('')
    setEntered('')
    onChoose(goods)
  }
  const findMeant = (results: readonly Goods[], typed: string) =>
    results.find(
      ({ sku, barcode }) =>
        sku === typed.toUpperCase() ||
        (barcode !== null && padBarcode(barcode) === padBarcode(typed)),
    ) ?? (results.length === 1 ? results[0] : undefined)
  const meant =
    loaded && entered === search && search !== '' ? findMeant(loaded, search) : undefined
  const latestChoose = useRef(choose)
  useEffect(() => void (latestChoose.current = choose))
  useEffect(() => {
    if (meant) latestChoose.current(meant)
  }, [meant])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would post the form.
    event.preventDefault()
    setEntered(search)
  }
  const onRead = (code: string) => {
    setIsScanning(false)
    setText(code)
    setEntered(code.trim())
  }
  const onPasteText = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\n\r]/.test(pasted.trim())) return
    event.preventDefault()
    setText('')
    onPaste(parsePastedGoods(pasted))
  }
  if (!isReady) return null
  return (
    <div className="grid gap-2" data-draft="off">
      <label htmlFor={id} className="text-14 font-semibold">
        Cari atau pindai barang
      </label>
      <div className="relative flex gap-2">
        <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-ink-2" />
        <Input
          id={id}
          ref={input}
          type="search"
          value={text}
          autoComplete="off"
          placeholder="Nama, SKU, atau kode batang; daftar dapat ditempel"
          aria-describedby={`${id}-status`}
          className="pl-10!"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPasteText}
        />
        <Button variant="outlined" icon="scan-barcode" onClick={() => setIsScanning(true)}>
          Kamera
        </Button>
      </div>
      {isScanning && (
        <Suspense>
          <ScanDialog onRead={onRead} onClose={() => setIsScanning(false)} />
        </Suspense>
      )}
      <p id={`${id}-status`} role="status" className="text-14 text-ink-2 empty:hidden">
        {search !== '' &&
          loaded?.length === 0 &&
          `Tidak ada barang bernama, ber-SKU, atau berkode batang "${search}".`}
      </p>
      {search !== '' && loaded && loaded.length > 0 && (
        <ul className="grid gap-1">
          {loaded.map((goods) => (
            <li key={goods.sku}>
              <Button
                variant="outlined"
                color="secondary"
                wide
                className="justify-start! text-left"
                onClick={() => choose(goods)}
              >
                <span className="min-w-0 flex-1">
                  <span className="block break-words">{goods.name}</span>
                  <span className="num block text-12 font-normal text-ink-2">
                    {goods.sku}
                    {goods.barcode && ` · ${goods.barcode}`} · bebas {describeFree(goods)}
                  </span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const describeFree = ({ free, unit }: Goods) => {
  const held = Object.entries(free).filter(([, quantity]) => quantity > 0)
  return held.length === 0
    ? '0'
    : held.map(([code, quantity]) => `${code} ${formatQuantity(quantity)} ${unit}`).join(', ')
}
