import { useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher, useNavigate, useSubmit } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { CHAT_TOAST_MS, showAdded, toCartFields } from './chat-goods.tsx'
import { writeGoodsList } from './chat-summary.ts'
import type { ChatGoods } from './chat-thread.ts'

type Added = { added?: number; refused?: { message: string }[] }

/** What can be done with the list: order it, negotiate it, check it line by line, copy it. */
export function ChatActions({
  products,
  onLeave,
}: {
  products: readonly ChatGoods[]
  /** The panel makes room for the page that opens. */
  onLeave: () => void
}) {
  const fetcher = useFetcher<Added>()
  const submit = useSubmit()
  const navigate = useNavigate()
  const destination = useRef('')
  const leave = useEffectEvent((reply: Added) => {
    showAdded(reply)
    if (!destination.current || !reply.added) return
    onLeave()
    void navigate(destination.current)
  })
  useEffect(() => {
    if (fetcher.data) leave(fetcher.data)
  }, [fetcher.data])
  const addAll = (then: string) => {
    destination.current = then
    void fetcher.submit(toCartFields(products), { method: 'post', action: '/cart' })
  }
  const openQuickOrder = () => {
    onLeave()
    void submit(
      { intent: 'match', text: writeGoodsList(products) },
      { method: 'post', action: '/cart?pesan-cepat' },
    )
  }
  const isBusy = fetcher.state !== 'idle'
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button
        icon="shopping-cart"
        loading={isBusy}
        onClick={() => addAll('')}
        className="col-span-2"
      >
        Masukkan semua ke keranjang
      </Button>
      <Button
        variant="outlined"
        size="small"
        loading={isBusy}
        onClick={() => addAll('/negotiation')}
      >
        Jadikan negosiasi
      </Button>
      <Button variant="outlined" size="small" onClick={openQuickOrder}>
        Buka di pesan cepat
      </Button>
      <Button
        variant="ghost"
        size="small"
        icon="copy"
        className="col-span-2"
        onClick={() => void copyText(writeGoodsList(products), CHAT_TOAST_MS)}
      >
        Salin daftar
      </Button>
    </div>
  )
}
