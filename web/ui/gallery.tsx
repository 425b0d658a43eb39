import { useState } from 'react'
import { CreditCard, FileText, Landmark, Package, Trash2 } from 'lucide-react'
import { Accordion } from './accordion.tsx'
import { Alert } from './alert.tsx'
import { Badge, StatusBadge, type StateLook } from './badge.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Button, ButtonLink, IconButton, TextLink, type ButtonLook } from './button.tsx'
import { Card, Facts, SectionHead } from './card.tsx'
import { Checkbox, ChoiceCard, Radio, Segments } from './choice.tsx'
import { Combobox } from './combobox.tsx'
import { Dialog, type DialogTheme } from './dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { FieldGroup } from './field.tsx'
import { FileDrop } from './file-drop.tsx'
import { FormField, ReplyForm, SubmitButton } from './form.tsx'
import { Select, Textarea } from './input.tsx'
import { Money } from './money.tsx'
import { Pagination } from './pagination.tsx'
import { ProductCard, ProductGrid, type ProductCardProps } from './product-card.tsx'
import { QuantityStepper } from './quantity.tsx'
import { Sheet } from './sheet.tsx'
import { ProductCardSkeleton } from './skeleton.tsx'
import { Table } from './table.tsx'
import { TabLinks, Tabs } from './tabs.tsx'
import { NextTier, TierLadder } from './tier-ladder.tsx'
import { Timeline } from './timeline.tsx'
import { toast, updateToast } from './toast.ts'

/* Every shared piece in its states, to look at. Not a screen of the shop: GALLERY=1 mounts it. */

const states: Record<string, StateLook> = {
  unpaid: { label: 'Belum dibayar', tone: 'warning' },
  overdue: { label: 'Lewat tempo', tone: 'danger' },
  paid: { label: 'Lunas', tone: 'success' },
}
const tiers = [
  { from: 1, price: { amount: '118000.00' } },
  { from: 20, price: { amount: '114500.00' }, saves: 3 },
  { from: 50, price: { amount: '109700.00' }, saves: 7 },
  { from: 100, price: { amount: '106200.00' }, saves: 10 },
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
const cities = ['Cikarang Barat', 'Cikarang Utara', 'Cikarang Wetan'].map((label) => ({
  value: label,
  label,
  note: 'Kab. Bekasi',
}))

export default function Gallery() {
  return (
    <div className="wrap grid gap-5 py-6 lg:grid-cols-2">
      <h1 className="lg:col-span-2">Komponen</h1>
      <Buttons />
      <Inputs />
      <Words />
      <Overlays />
      <Navigation />
      <Trade />
    </div>
  )
}

function Buttons() {
  const variants: ButtonLook['variant'][] = ['filled', 'outlined', 'ghost']
  const colors: ButtonLook['color'][] = ['primary', 'secondary', 'danger', 'warning', 'info']
  return (
    <Card title="Tombol" className="lg:col-span-2">
      <div className="grid gap-3">
        {variants.map((variant) => (
          <div key={variant} className="flex flex-wrap gap-3">
            {colors.map((color) => (
              <Button key={color} variant={variant} color={color}>
                Simpan
              </Button>
            ))}
            <Button variant={variant} loading>
              Simpan
            </Button>
            <Button variant={variant} disabled>
              Simpan
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap gap-3">
          <Button color="main" size="large">
            Buat pesanan
          </Button>
          <Button size="small">Padat</Button>
          <ButtonLink to="#" variant="outlined" icon={FileText}>
            Proforma
          </ButtonLink>
          <IconButton icon={Trash2} label="Hapus" />
        </div>
      </div>
    </Card>
  )
}

function Inputs() {
  const reply = {
    message: 'Ada isian yang perlu diperbaiki.',
    code: 'form.invalid',
    errors: { phone: 'Nomor kurang 4 angka. Contoh: 0812 9041 7735.' },
    values: { phone: ['0812 904'], name: ['Warsito'] },
  }
  return (
    <Card title="Isian">
      <ReplyForm reply={reply} action="/cart">
        <div className="grid gap-4 md:grid-cols-2">
          <FormField name="name" label="Nama penerima" hint="Yang menandatangani surat jalan." required />
          <FormField name="phone" label="Nomor telepon" type="tel" required />
          <FormField name="bank" label="Bank">
            {(control) => <Select {...control} options={[{ value: 'bca', label: 'BCA' }]} />}
          </FormField>
          <FormField name="length" label="Panjang" unit="m" defaultValue="12,5" />
          <FormField name="district" label="Kecamatan">
            {(control) => <Combobox {...control} options={cities} placeholder="Ketik nama kecamatan" />}
          </FormField>
          <FormField name="note" label="Catatan" optional>
            {(control) => <Textarea {...control} placeholder="Patokan lokasi, jam kerja" />}
          </FormField>
          <div>
            <Checkbox name="narrow" defaultChecked>
              Jalan sempit, di bawah 5 m
            </Checkbox>
            <Checkbox disabled>Bongkar malam, belum tersedia</Checkbox>
          </div>
          <FieldGroup legend="Pengiriman" hidden>
            <Radio name="ship" defaultChecked count={178}>
              Kirim sekaligus
            </Radio>
            <Radio name="ship">Kirim bertahap</Radio>
          </FieldGroup>
          <div className="grid gap-2 md:col-span-2 md:grid-cols-2">
            <ChoiceCard name="pay" heading="Transfer bank" icon={Landmark} defaultChecked>
              Tambahkan 3 angka unik, lalu unggah bukti transfer.
            </ChoiceCard>
            <ChoiceCard name="pay" heading="Tempo 60 hari" icon={CreditCard} refusal="Tempo 60 hari untuk grade A." />
          </div>
          <Segments
            name="laying"
            label="Pemasangan"
            defaultValue="straight"
            options={[
              { value: 'straight', label: 'Lurus', note: 'sisa 10 %' },
              { value: 'diagonal', label: 'Diagonal', note: 'sisa 15 %' },
            ]}
          />
          <QuantityStepper name="qty" label="Jumlah" unit="lembar" min={5} multiple={5} max={20} defaultValue={10} />
          <div className="md:col-span-2">
            <FileDrop name="proof" />
          </div>
          <SubmitButton>Simpan</SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}

function Words() {
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
          <Badge tone="info">Diperiksa</Badge>
          {Object.keys(states).map((state) => (
            <StatusBadge key={state} state={state} table={states} />
          ))}
        </div>
        <p className="text-32 font-heavy">
          <Money of={{ amount: '32128800.00' }} />
        </p>
        <p>
          <Money of={{ amount: '6325045.05' }} /> · <Money of={{ amount: '-999200.00' }} exact />
        </p>
        <Facts rows={[['Harga tanpa PPN', <Money key="a" of={{ amount: '6325045.05' }} />], ['Berat', '940,8 kg']]} />
        <Timeline
          items={[
            { title: 'Pesanan dibuat', by: 'Rudi Hartono · 20 Nov 2026, 14.02 WIB' },
            { title: 'Pembayaran dikonfirmasi', by: 'Sinta Maharani (finance) · 20 Nov, 14.36 WIB', note: 'Masuk BCA Rp 32.129.217.' },
            { title: 'Dikirim, 1 dari 2 surat jalan', by: 'DO/2026/11/000208', phase: 'now' },
            { title: 'Tiba', by: 'Perkiraan 21 Nov, 08.00–11.00 WIB', phase: 'later' },
          ]}
        />
      </div>
    </Card>
  )
}

function Overlays() {
  const [theme, setTheme] = useState<DialogTheme>()
  const [sheet, setSheet] = useState(false)
  const load = async () => {
    const id = await toast({ color: 'loading', text: 'Mengunggah bukti' })
    setTimeout(() => void updateToast(id, { color: 'success', text: 'Bukti terunggah' }), 2000)
  }
  return (
    <Card title="Dialog, lembar, toast">
      <div className="flex flex-wrap gap-2">
        {(['success', 'warning', 'danger', 'info'] as const).map((each) => (
          <Button key={each} variant="outlined" onClick={() => setTheme(each)}>
            {each}
          </Button>
        ))}
        <Button variant="outlined" onClick={() => setSheet(true)}>
          Lembar
        </Button>
        {(['success', 'info', 'warning', 'error'] as const).map((color) => (
          <Button key={color} variant="ghost" onClick={() => void toast({ color, text: `Toast ${color}` })}>
            toast {color}
          </Button>
        ))}
        <Button variant="ghost" onClick={() => void load()}>
          toast loading
        </Button>
      </div>
      <Dialog open={theme !== undefined} onClose={() => setTheme(undefined)} theme={theme ?? 'info'} title="Hapus alamat ini?">
        Gudang Proyek Ruko Lippo Cikarang. Pesanan lama tidak berubah.
      </Dialog>
      <Sheet open={sheet} onClose={() => setSheet(false)} title="Saring" footer={<Button wide>Tampilkan 86 barang</Button>}>
        <Checkbox count={178}>Siap kirim</Checkbox>
        <Checkbox count={36}>Indent</Checkbox>
      </Sheet>
    </Card>
  )
}

function Navigation() {
  return (
    <Card title="Tab, halaman, remah">
      <TabLinks
        label="Pesanan"
        items={[
          { to: '#a', label: 'Menunggu Anda', count: 1, current: true },
          { to: '#b', label: 'Berjalan', count: 4, current: false },
        ]}
      />
      <Pagination page={3} count={12} total={96} />
      <Breadcrumb items={[{ label: 'Triplek & Kayu', to: '#' }, { label: 'Triplek' }]} />
      <Accordion title="Berapa lama indent?" open>
        7 hari kerja sejak pembayaran diterima.
      </Accordion>
      <Tabs
        label="Petunjuk"
        items={[
          { id: 'a', label: 'Mobile', content: 'Buka aplikasi bank.' },
          { id: 'b', label: 'ATM', content: 'Masukkan kartu.' },
        ]}
      />
    </Card>
  )
}

function Trade() {
  const invoices = [
    { id: 'INV/2026/11/000088', state: 'unpaid', due: '20 Desember 2026', rest: '19764000.00' },
    { id: 'INV/2026/10/000412', state: 'overdue', due: '14 November 2026', rest: '8340250.00' },
  ]
  return (
    <>
      <Card title="Tangga harga">
        <TierLadder tiers={tiers} quantity={64} />
        <div className="my-2">
          <NextTier tiers={tiers} quantity={64} unit="lembar" />
        </div>
        <TierLadder tiers={tiers} quantity={64} shape="column" />
      </Card>
      <Card title="Tabel menjadi kartu" flush className="lg:col-span-2">
        <Table
          caption="Invoice"
          rows={invoices}
          id={(row) => row.id}
          columns={[
            { head: 'Invoice', wide: true, cell: (row) => <b className="num">{row.id}</b> },
            { head: 'Status', cell: (row) => <StatusBadge state={row.state} table={states} /> },
            { head: 'Jatuh tempo', cell: (row) => row.due },
            { head: 'Sisa tagihan', align: 'right', cell: (row) => <Money of={{ amount: row.rest }} exact className="font-bold" /> },
            { head: '', wide: true, cell: () => <Button variant="outlined">Bayar</Button> },
          ]}
        />
      </Card>
      <Card title="Keadaan kosong" className="lg:col-span-2">
        <EmptyState icon={Package} title="Keranjang masih kosong" text="Tempel daftar belanja atau ulangi pesanan terakhir.">
          <Button>Cari barang</Button>
        </EmptyState>
      </Card>
      <div className="min-w-0 lg:col-span-2">
        <SectionHead title="Kartu produk" note="86 barang" action={<TextLink to="#">Semua</TextLink>} />
        <ProductGrid>
          <ProductCard {...card} />
          <ProductCard {...card} name="Kawat bendrat" brand={undefined} comparison={undefined} nextTier={undefined} />
          <ProductCard {...card} price={{ amount: '1268000.00' }} />
          <ProductCardSkeleton />
        </ProductGrid>
      </div>
    </>
  )
}
