import { Link } from '#web/ui/navigation/link.tsx'
import { formatQuantity, formatRupiah } from '#platform/format.ts'
import { defineSlot } from '#web/reader/slot.tsx'
import type { CartTotals } from '#web/shell.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Count } from './count.tsx'
import { toolClass } from './tool-class.ts'
import type { Visitor } from './visitor.ts'

/** A link to the cart with what is in it. On a phone it is an icon with the number of goods. */
export const CartLink = defineSlot<Visitor, { isIcon?: boolean }>(
  'cart-link',
  ({ data: { cart }, isIcon }) =>
    isIcon ? <CartIconLink {...cart} /> : <CartTotalLink {...cart} />,
)

const CartIconLink = ({ count }: CartTotals) => (
  <Link to="/cart" aria-label={`Keranjang, ${count} barang`} className={`${toolClass} md:hidden`}>
    <Icon name="shopping-cart" />
    <Count of={count} className="top-0.5 left-1/2 ml-1" />
  </Link>
)

const CartTotalLink = ({ count, total, kg }: CartTotals) => (
  <Link
    to="/cart"
    className="ml-1.5 flex min-h-13 items-center gap-4 rounded-control bg-tarp-800 px-3 leading-tight hover:bg-tarp-900"
  >
    <span className="relative">
      <Icon name="shopping-cart" />
      <Count of={count} className="-top-2.5 left-2.5" />
    </span>
    <span className="num max-xl:sr-only">
      <b className="block text-14">{count ? formatRupiah({ amount: total }) : 'Keranjang'}</b>
      <span className="text-12 text-dark-text">
        {count ? `${count} barang` : 'masih kosong'}
        {kg ? ` · ${formatQuantity(Math.round(kg))} kg` : ''}
      </span>
    </span>
  </Link>
)
