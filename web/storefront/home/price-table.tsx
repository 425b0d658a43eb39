import { useState } from 'react'
import { formatDate } from '#platform/format.ts'
import { Button, TextLink } from '#web/ui/button.tsx'
import { SectionHeader } from '#web/ui/card.tsx'
import { PRICE_LIST_URL } from './price-list-url.ts'
import { PRICE_COLUMNS, PriceRow, type FeaturedResponse } from './price-row.tsx'

/** Rows that a phone shows at once; one tap shows the others. */
const PHONE_ROWS = 4

/** Today's prices of what every site needs, as a price list. */
export function PriceTable({
  title,
  featured: { day, results },
}: {
  title: string
  featured: FeaturedResponse
}) {
  const [isOpen, setIsOpen] = useState(false)
  if (results.length === 0) return null
  const hiddenCount = results.length - PHONE_ROWS
  return (
    <section className="mt-10">
      <SectionHeader
        title={title}
        note={`${formatDate(`${day}T12:00:00+07:00`)} · termasuk PPN, belum ongkos kirim · panah: dibanding 7 hari lalu`}
        action={
          <TextLink to={PRICE_LIST_URL} icon="download" reloadDocument>
            Unduh daftar harga
          </TextLink>
        }
      />
      <ul className="overflow-clip rounded-card border border-line bg-face">
        <li
          aria-hidden
          className={`hidden items-center gap-x-3 border-b border-line bg-panel px-3 py-2 text-12 font-semibold text-ink-2 lg:grid ${PRICE_COLUMNS}`}
        >
          <span className="col-span-2">Barang</span>
          <span className="text-right">Harga</span>
          <span className="text-right">Per ukuran</span>
          <span className="text-right">Harga grosir</span>
          <span className="text-right">7 hari</span>
        </li>
        {results.map((product, index) => (
          <PriceRow
            key={product.id}
            product={product}
            className={index >= PHONE_ROWS && !isOpen ? 'hidden md:grid' : 'grid'}
          />
        ))}
      </ul>
      {hiddenCount > 0 && !isOpen && (
        <Button variant="outlined" wide className="mt-3 md:hidden" onClick={() => setIsOpen(true)}>
          {hiddenCount} harga lain
        </Button>
      )}
    </section>
  )
}
