import { type ProductCardResponse } from '../catalogue/to-product-card.ts'
import { PasteList } from './paste-list.tsx'

/** The first step of a buyer: a list. The background is graph paper, as for a site plan. */
export const Hero = ({ products }: { products: readonly ProductCardResponse[] }) => (
  <section className="graph-paper border-b border-tarp-200">
    <div className="wrap grid gap-6 py-6 md:py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-10">
      <PasteList products={products}>
        <h1 className="text-24 md:text-32">
          Tempel daftar belanja. <span className="md:block">Kami cocokkan dan hitung.</span>
        </h1>
        <p className="mt-2 mb-4 max-w-[56ch] text-ink-2">
          Dari Excel atau pesan WhatsApp mandor. Tiap baris dijawab dengan barang, harga, dan stok;
          ongkos kirim terlihat sebelum membayar.
        </p>
      </PasteList>
    </div>
  </section>
)
