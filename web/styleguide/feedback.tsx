import { Alert } from '../ui/alert.tsx'
import { Badge, StatusBadge, type StatusPresentation } from '../ui/badge.tsx'
import { Card, DescriptionList } from '../ui/card.tsx'
import { Money } from '../ui/money.tsx'
import { Timeline } from '../ui/timeline.tsx'

export const demoStates: Record<string, StatusPresentation> = {
  unpaid: { label: 'Belum dibayar', tone: 'warning' },
  overdue: { label: 'Lewat tempo', tone: 'danger' },
  paid: { label: 'Lunas', tone: 'success' },
}

/** Alerts, states, money, a document's timeline. */
export function Feedback() {
  return (
    <Card title="Pemberitahuan dan status">
      <div className="grid gap-2.5">
        <Alert severity="success" title="Pembayaran diterima">
          Rp 32.129.217 masuk 20 November 2026, 14.19 WIB. Barang mulai disiapkan.
        </Alert>
        <Alert title="Harga ronde 2 sudah masuk">Jawab sebelum 22 November 2026, 17.00 WIB.</Alert>
        <Alert severity="warning" title="Stok bata ringan tinggal 6 m³">
          Kurangi jumlah atau <a href="#isi">kirim bertahap</a>.
        </Alert>
        <Alert severity="error" title="Bukti transfer ditolak">
          Jumlah pada bukti Rp 32.128.800, tagihan Rp 32.129.217.
        </Alert>
        <div className="flex flex-wrap gap-2">
          <Badge>Draf</Badge>
          <Badge tone="primary">Dikirim</Badge>
          <Badge tone="info">Sedang diperiksa</Badge>
          {Object.keys(demoStates).map((state) => (
            <StatusBadge key={state} state={state} table={demoStates} />
          ))}
        </div>
        <p className="text-32 font-heavy">
          <Money of={{ amount: '32128800.00' }} />
        </p>
        <p>
          <Money of={{ amount: '6325045.05' }} /> · <Money of={{ amount: '-999200.00' }} exact />
        </p>
        <DescriptionList
          rows={[
            ['Harga tanpa PPN', <Money key="a" of={{ amount: '6325045.05' }} />],
            ['Berat', '940,8 kg'],
          ]}
        />
        <Timeline
          items={[
            { title: 'Pesanan dibuat', by: 'Rudi Hartono · 20 Nov 2026, 14.02 WIB' },
            {
              title: 'Pembayaran dikonfirmasi',
              by: 'Sinta Maharani (finance) · 20 Nov, 14.36 WIB',
              note: 'Masuk BCA Rp 32.129.217.',
            },
            { title: 'Dikirim, 1 dari 2 surat jalan', by: 'DO/2026/11/000208', phase: 'now' },
            { title: 'Tiba', by: 'Perkiraan 21 Nov, 08.00–11.00 WIB', phase: 'later' },
          ]}
        />
      </div>
    </Card>
  )
}
