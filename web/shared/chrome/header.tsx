import { useLocation } from 'react-router'
import { NavLink } from '#web/ui/navigation/nav-link.tsx'
import { Link } from '#web/ui/navigation/link.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { AccountLink } from './account-link.tsx'
import { CartLink } from './cart-link.tsx'
import { DeliveryDestination } from './delivery-destination.tsx'
import { buildDistrictPath, buildSignInLink } from './links.ts'
import { CategoryMenu, MENU_ID } from './category-menu.tsx'
import { useShell } from './use-shell.ts'
import { SearchForm } from './search-form.tsx'
import { useIsAuthPending } from './session.ts'
import { toolClass } from './tool-class.ts'
import { MinimalHeader } from './minimal-header.tsx'

/** Categories that fit a wide screen's row; the menu beside the search has all of them. */
const MAX_ROW_CATEGORIES = 11

/** The header of every buyer's page. */
export function Header() {
  const shell = useShell()
  const isPending = useIsAuthPending()
  const location = useLocation()
  const districtPath = buildDistrictPath(location)
  const signInPath = buildSignInLink(location)
  if (!shell) return <MinimalHeader />
  const { storeName, visitor, groups } = shell
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
              <span>
                <DeliveryDestination data={visitor} />
              </span>
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
          <AccountLink data={visitor} signInPath={signInPath} isPending={isPending} isIcon />
          <CartLink data={visitor} isIcon />
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
            <AccountLink data={visitor} signInPath={signInPath} isPending={isPending} />
            <CartLink data={visitor} />
          </nav>
        </div>
        <div className="bg-tarp-800 md:hidden">
          <Link to={districtPath} className="wrap flex min-h-11 items-center gap-2 text-14">
            <Icon name="map-pin" />
            <span className="min-w-0 py-1 leading-tight">
              <DeliveryDestination data={visitor} />
            </span>
            <Icon name="chevron-right" className="ml-auto" />
          </Link>
        </div>
        <CategoryMenu groups={groups} />
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
