import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import { formatQuantity } from '#platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ImageFrame, ResponsiveImage } from '#web/ui/image.tsx'
import { Money } from '#web/ui/money.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import type { ChatGoods } from './chat-thread.ts'

/** A toast of the chat stays so long (ms; specification §9). */
export const CHAT_TOAST_MS = 3_500

type Added = { added?: number; refused?: { message: string }[]; message?: string } | undefined

/** Says what came of adding goods to the cart. */
export function showAdded(reply: Added): void {
  const [refused] = reply?.refused ?? []
  const problem = refused?.message ?? (reply?.added ? undefined : reply?.message)
  void toast(
    problem
      ? { color: 'error', text: problem, duration: CHAT_TOAST_MS }
      : {
          color: 'success',
          text: (
            <>
              Masuk keranjang. <Link to="/cart">Lihat keranjang</Link>
            </>
          ),
          duration: CHAT_TOAST_MS,
        },
  )
}

/** Goods as the cart's form names them. */
export function toCartFields(products: readonly ChatGoods[]): Record<string, string> {
  const lines = products.flatMap(({ product_variant_id: id, qty }, at) => [
    [`choice-${at}`, id] as const,
    [`qty-${at}`, String(qty)] as const,
  ])
  return {
    intent: 'add-many',
    key: globalThis.crypto.randomUUID?.() ?? '',
    ...Object.fromEntries(lines),
  }
}

/** Goods that a reply offers, each with its price and a button that puts it into the cart. */
export const ChatGoodsList = ({ title, goods }: { title: string; goods: readonly ChatGoods[] }) => (
  <section aria-label={title} className="grid gap-2">
    <h3 className="text-12 font-semibold text-ink-2">{title}</h3>
    <ul className="grid gap-2">
      {goods.map((each) => (
        <GoodsCard key={each.product_variant_id} goods={each} />
      ))}
    </ul>
  </section>
)

function GoodsCard({ goods }: { goods: ChatGoods }) {
  const fetcher = useFetcher<Added>()
  useEffect(() => {
    if (fetcher.data) showAdded(fetcher.data)
  }, [fetcher.data])
  const { slug, product_variant_id: id, name, product_specification: variant } = goods
  const add = () => void fetcher.submit(toCartFields([goods]), { method: 'post', action: '/cart' })
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)] gap-3 rounded-card border border-line bg-face p-2">
      <ImageFrame className="size-14">
        <ResponsiveImage source={goods.picture} alt="" width={56} />
      </ImageFrame>
      <div className="grid gap-1">
        <Link
          to={`/produk/${slug}?product_variant_id=${id}`}
          className="flex min-h-11 items-center text-14 font-semibold"
        >
          {name} {name.includes(variant) ? '' : variant}
        </Link>
        <p className="text-12 text-ink-2">
          {goods.brand} · <Money of={goods.price} /> / {goods.unit}
        </p>
        <Button
          size="small"
          variant="outlined"
          icon="shopping-cart"
          loading={fetcher.state !== 'idle'}
          onClick={add}
          className="justify-self-start"
        >
          Tambah {formatQuantity(goods.qty)} {goods.unit}
        </Button>
      </div>
    </li>
  )
}
