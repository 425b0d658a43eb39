import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { FoundGoods } from './found-goods.tsx'
import { parsePastedGoods, type PastedGoods } from './pasted-goods.ts'
import { useGoodsSearch, type Goods } from './use-goods-search.ts'

/** Its scripts and the camera only for those who scan with it. */
const ScanDialog = lazy(() =>
  import('./scan/scan-dialog.tsx').catch(() => ({ default: ScanUnavailable })),
)

const ScanUnavailable = () => (
  <p role="alert" className="text-14 text-danger-text">
    Pemindai tidak dapat dimuat. Ketik SKU atau namanya.
  </p>
)

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
  const id = useId()
  const { text, setText, enter, search, results } = useGoodsSearch(onChoose)
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  const [isScanning, setIsScanning] = useState(false)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would post the form.
    event.preventDefault()
    enter(text)
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
          <ScanDialog
            onRead={(code) => {
              setIsScanning(false)
              enter(code)
            }}
            onClose={() => setIsScanning(false)}
          />
        </Suspense>
      )}
      <p id={`${id}-status`} role="status" className="text-14 text-ink-2 empty:hidden">
        {results?.length === 0 &&
          `Tidak ada barang bernama, ber-SKU, atau berkode batang "${search}".`}
      </p>
      {results && results.length > 0 && (
        <FoundGoods
          results={results}
          onChoose={(goods) => {
            enter('')
            onChoose(goods)
          }}
        />
      )}
    </div>
  )
}
