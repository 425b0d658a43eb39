import { Link, NavLink, useLocation } from 'react-router'
import { formatQuantity, formatRupiah } from '#platform/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { buildDistrictPath } from './links.ts'
import { CategoryMenu, MENU_ID } from './category-menu.tsx'
import { abbreviateName, useShell } from './use-shell.ts'
import { SearchForm } from './search-form.tsx'
import { type SessionState, useSession } from './session.ts'
import { MinimalHeader } from './minimal-header.tsx'

const toolClass =
  'relative inline-flex min-h-12 min-w-11 flex-col items-center justify-center gap-px rounded-control px-2 text-12 font-medium whitespace-nowrap hover:bg-tarp-700'
/** Categories that fit a wide screen's row; the menu beside the search has all of them. */
const MAX_ROW_CATEGORIES = 11

/** The header of every buyer's page. */
export function Header() {
  const shell = useShell()
  const session = useSession()
  const districtPath = buildDistrictPath(useLocation())
  if (!shell) return <MinimalHeader />
  const { storeName, cart, groups, district } = shell
  const account = getAccountLink(session)
  const destination = district ? (
    <>
      Kirim ke <b>{district.label}</b>
    </>
  ) : (
    'Kirim ke mana?'
  )
  return (
    <>
      <header className="on-dark relative bg-tarp-600 text-white">
        <div className="hidden bg-tarp-800 text-12 md:block">
          <div className="wrap flex min-h-8 items-center gap-5">
            <Link
              to={districtPath}
              className="inline-flex min-h-8 items-center gap-1.5 hover:underline"
            >
              <Icon name="map-pin" small />
              <span>{destination}</span>
              <Icon name="chevron-down" small />
            </Link>
            <span className="ml-auto">Harga sudah termasuk PPN</span>
            <Link
              to="/profile/daftar-transaksi"
              className="inline-flex min-h-8 items-center hover:underline"
            >
              Lacak pesanan
            </Link>
          </div>
        </div>
        <div className="wrap grid grid-cols-[44px_1fr_44px_44px] items-center gap-x-1 gap-y-2 pt-1.5 pb-3 md:min-h-19 md:grid-cols-[auto_auto_1fr_auto] md:gap-2.5 md:py-3 xl:gap-4">
          <button
            type="button"
            popoverTarget={MENU_ID}
            aria-label="Menu"
            className={`${toolClass} md:hidden`}
          >
            <Icon name="menu" />
          </button>
          <Link to="/" className="rounded-control">
            <Logo name={storeName} />
          </Link>
          <button
            type="button"
            popoverTarget={MENU_ID}
            className="hidden min-h-11 items-center gap-2 rounded-control bg-tarp-800 px-4 font-semibold hover:bg-tarp-900 md:inline-flex"
          >
            <Icon name="layout-grid" />
            <span className="max-xl:sr-only">Kategori</span>
          </button>
          <Link
            to={account.to}
            aria-label={session.user ? 'Akun' : account.label}
            aria-busy={account.busy}
            className={`${toolClass} md:hidden`}
          >
            <Icon name="user" />
          </Link>
          <Link
            to="/cart"
            aria-label={`Keranjang, ${cart.count} barang`}
            className={`${toolClass} md:hidden`}
          >
            <Icon name="shopping-cart" />
            <Count of={cart.count} className="top-0.5 left-1/2 ml-1" />
          </Link>
          <SearchForm className="col-span-full md:col-span-1 md:col-start-3 md:row-start-1" />
          <nav
            aria-label="Alat"
            className="col-start-4 row-start-1 hidden items-center gap-0.5 md:flex"
          >
            <Link to="/cart?pesan-cepat" className={`${toolClass} max-xl:hidden`}>
              <Icon name="list-plus" />
              Pesan cepat
            </Link>
            <Link to="/profile/daftar-transaksi" className={`${toolClass} max-lg:hidden`}>
              <Icon name="clipboard-list" />
              Pesanan
            </Link>
            <Link to={account.to} aria-busy={account.busy} className={toolClass}>
              <Icon name="user" />
              {account.label}
            </Link>
            <Link
              to="/cart"
              className="ml-1.5 flex min-h-13 items-center gap-4 rounded-control bg-tarp-800 px-3 leading-tight hover:bg-tarp-900"
            >
              <span className="relative">
                <Icon name="shopping-cart" />
                <Count of={cart.count} className="-top-2.5 left-2.5" />
              </span>
              <span className="num max-xl:sr-only">
                <b className="block text-14">
                  {cart.count ? formatRupiah({ amount: cart.total }) : 'Keranjang'}
                </b>
                <span className="text-12 text-dark-text">
                  {cart.count ? `${cart.count} barang` : 'masih kosong'}
                  {cart.kg ? ` · ${formatQuantity(Math.round(cart.kg))} kg` : ''}
                </span>
              </span>
            </Link>
          </nav>
        </div>
        <div className="bg-tarp-800 md:hidden">
          <Link to={districtPath} className="wrap flex min-h-11 items-center gap-2 text-14">
            <Icon name="map-pin" />
            <span className="min-w-0 py-1 leading-tight">{destination}</span>
            <Icon name="chevron-right" className="ml-auto" />
          </Link>
        </div>
        <CategoryMenu groups={groups} supportUrl={shell.supportUrl} />
      </header>
      <nav aria-label="Kategori" className="hidden border-b border-line bg-face md:block">
        <div className="wrap no-bar flex gap-0.5 overflow-x-auto">
          {groups.slice(0, MAX_ROW_CATEGORIES).map(({ slug, name }) => (
            <NavLink
              key={slug}
              to={`/kategori/${slug}`}
              className="inline-flex min-h-11 items-center px-[11px] text-14 font-medium whitespace-nowrap first:-ml-[11px] hover:text-tarp-600 hover:shadow-[inset_0_-3px_0_var(--color-tarp-200)] aria-[current]:font-bold aria-[current]:text-tarp-600 aria-[current]:shadow-[inset_0_-3px_0_var(--color-tarp-600)]"
            >
              {name}
            </NavLink>
          ))}
        </div>
      </nav>
    </>
  )
}

/** A link to the profile or to sign-in; busy during sign-in and sign-out. */
function getAccountLink({ state, user }: SessionState) {
  const busy = state === 'loading'
  if (user) return { to: '/profile', label: abbreviateName(user.name), busy }
  return { to: '/login', label: busy ? 'Memuat…' : 'Masuk', busy }
}

function Count({ of, className }: { of: number; className: string }) {
  if (of === 0) return null
  return (
    <span
      aria-hidden
      className={`num absolute h-[18px] min-w-[18px] rounded-[9px] bg-white px-1 text-center text-[11px] leading-[18px] font-[800] text-tarp-700 ${className}`}
    >
      {of > 99 ? '99+' : of}
    </span>
  )
}
