import { Form, Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'

/** The first step of a buyer: a search. The background is graph paper, as for a site plan. */
export function Hero({ examples }: { examples: readonly string[] }) {
  return (
    <section className="graph-paper border-b border-tarp-200">
      <div className="wrap py-8 md:py-14">
        <h1 className="max-w-[22ch] text-24 md:text-32">
          Sebut barangnya. Harga, stok, dan ongkos kirim langsung terlihat.
        </h1>
        <p className="mt-2 max-w-[56ch] text-ink-2">
          Harga per lembar, sak, batang, atau kubik, makin murah untuk jumlah besar, dikirim sampai
          ke desa Anda.
        </p>
        <Form
          action="/produk"
          role="search"
          aria-label="Cari bahan bangunan"
          className="mt-5 grid max-w-2xl gap-2 sm:grid-cols-[1fr_auto]"
        >
          <Input
            type="search"
            name="search"
            aria-label="Nama barang dan ukuran"
            placeholder="Misalnya triplek 9 mm"
            required
          />
          <Button type="submit" color="main" icon="search" size="large">
            Cari barang
          </Button>
        </Form>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 text-14 text-ink-2">
          Sering dicari:
          {examples.map((example) => (
            <Link
              key={example}
              to={`/produk?${new URLSearchParams({ search: example })}`}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {example}
            </Link>
          ))}
        </p>
      </div>
    </section>
  )
}
