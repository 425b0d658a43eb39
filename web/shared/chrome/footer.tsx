import { Logo } from '../../ui/logo.tsx'
import { useShell } from './use-shell.ts'
import { FooterLinks, VisitorLinks } from './footer-links.tsx'
import { footerColumns } from './links.ts'
import { useSupportUrl } from './use-support-url.ts'

export function Footer({ raised }: { raised: boolean }) {
  const shell = useShell()
  const supportUrl = useSupportUrl()
  const storeName = shell?.storeName ?? ''
  return (
    <footer className="on-dark mt-16 bg-tarp-900 pb-[var(--ad-bottom,0px)] text-14 text-dark-text">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-4 gap-y-6 pt-9 pb-6 md:grid-cols-4 lg:grid-cols-[1.6fr_repeat(4,1fr)] md:gap-8">
          <div className="col-span-full grid max-w-[40ch] content-start gap-2.5 lg:col-span-1">
            <span className="text-white">
              <Logo name={storeName} />
            </span>
            <p>
              Bahan bangunan untuk proyek dan rumah. Harga per satuan, berat, dan ongkos kirim
              terlihat sebelum Anda membayar.
            </p>
            <p>Senin–Sabtu 07.00–20.00 WIB</p>
          </div>
          <nav aria-label="Peta situs" className="contents">
            {footerColumns.map(({ title, links }) => (
              <section key={title}>
                <h2 className="mb-1 text-14 text-white">{title}</h2>
                {shell && links.some(({ when }) => when) ? (
                  <VisitorLinks data={shell.visitor} links={links} />
                ) : (
                  <FooterLinks links={links.filter(({ when }) => when !== 'in')} />
                )}
              </section>
            ))}
          </nav>
        </div>
      </div>
      <div className="border-t border-dark-line">
        <div className={`wrap py-3.5 text-12 md:pb-3.5 ${raised ? 'pb-22' : ''}`}>
          {/* Leaves room for the floating button. */}
          <p className="max-md:pr-16">
            {storeName && `© ${storeName}`}
            {shell?.demo && ' · Toko peragaan: barang, harga, dan orangnya contoh.'}
          </p>
          {supportUrl && (
            <a
              href={supportUrl}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center text-white hover:underline"
            >
              Tanya {storeName} lewat WhatsApp
            </a>
          )}
        </div>
      </div>
    </footer>
  )
}
