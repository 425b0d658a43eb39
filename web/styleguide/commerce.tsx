import { StatusBadge } from '../ui/badge.tsx'
import { Button, TextLink } from '../ui/button.tsx'
import { Card, SectionHeader } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Money } from '../ui/money.tsx'
import { ProductCard } from '../shared/product-card.tsx'
import { ProductGrid } from '../shared/product-grid.tsx'
import type { ProductCardProps } from '../shared/product-card-props.ts'
import { ProductCardSkeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { NextTierHint, TierLadder } from '../shared/tier-ladder.tsx'
import { demoStates } from './feedback.tsx'

const tiers = [
  { minQty: 1, price: { amount: '118000.00' } },
  { minQty: 20, price: { amount: '114500.00' }, saves: 3 },
  { minQty: 50, price: { amount: '109700.00' }, saves: 7 },
  { minQty: 100, price: { amount: '106200.00' }, saves: 10 },
]

const card: ProductCardProps = {
  to: '#',
  name: 'Triplek meranti 9 mm 1.220 × 2.440 mm UTY',
  brand: 'Rimbaply',
  attributes: ['9 mm', '1.220 × 2.440 mm', 'UTY'],
  price: { amount: '118000.00' },
  unit: 'lembar',
  comparison: { price: { amount: '39640.00' }, per: 'm²' },
  nextTier: { from: 50, price: { amount: '109700.00' } },
  minOrder: 5,
  stock: 1240,
  origin: 'Cibitung',
  readiness: { label: 'Siap kirim', tone: 'success' },
  buy: { action: '/cart', fields: { product_variant_id: '1' } },
}

/** The components of the trade. */
export function Commerce() {
  const invoices = [
    { id: 'INV/2026/11/000088', state: 'unpaid', due: '20 Desember 2026', rest: '19764000.00' },
    { id: 'INV/2026/10/000412', state: 'overdue', due: '14 November 2026', rest: '8340250.00' },
  ]
  return (
    <>
      <Card title="Tangga harga">
        <TierLadder tiers={tiers} quantity={64} />
        <div className="my-2">
          <NextTierHint tiers={tiers} quantity={64} unit="lembar" />
        </div>
        <TierLadder tiers={tiers} quantity={64} shape="column" />
      </Card>
      <Card title="Tabel menjadi kartu" flush className="lg:col-span-2">
        <Table
          caption="Tagihan"
          rows={invoices}
          id={(row) => row.id}
          columns={[
            { head: 'Tagihan', wide: true, cell: (row) => <b className="num">{row.id}</b> },
            { head: 'Status', cell: (row) => <StatusBadge state={row.state} table={demoStates} /> },
            { head: 'Jatuh tempo', cell: (row) => row.due },
            {
              head: 'Sisa tagihan',
              align: 'right',
              cell: (row) => <Money of={{ amount: row.rest }} exact className="font-bold" />,
            },
            { head: '', wide: true, cell: () => <Button variant="outlined">Bayar</Button> },
          ]}
        />
      </Card>
      <Card title="Keadaan kosong" className="lg:col-span-2">
        <EmptyState
          icon="package"
          title="Keranjang masih kosong"
          text="Tempel daftar belanja atau ulangi pesanan terakhir."
        >
          <Button>Cari barang</Button>
        </EmptyState>
      </Card>
      <div className="min-w-0 lg:col-span-2">
        <SectionHeader
          title="Kartu produk"
          note="86 barang"
          action={<TextLink to="#">Semua</TextLink>}
        />
        <ProductGrid>
          <ProductCard {...card} />
          <ProductCard
            {...card}
            name="Kawat bendrat"
            brand={undefined}
            comparison={undefined}
            nextTier={undefined}
          />
          <ProductCard {...card} price={{ amount: '1268000.00' }} />
          <ProductCardSkeleton />
        </ProductGrid>
      </div>
    </>
  )
}
