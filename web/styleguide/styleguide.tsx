import { useState } from 'react'
import { Accordion } from '../ui/accordion.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Button, ButtonLink, IconButton, type ButtonAppearance } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox, ChoiceCard, Radio, Segments } from '../ui/choice.tsx'
import { Combobox } from '../ui/combobox.tsx'
import { Dialog, type DialogTheme } from '../ui/dialog.tsx'
import { FieldGroup } from '../ui/field.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { FormField, ReplyForm, SubmitButton } from '../ui/form.tsx'
import { Select, Textarea } from '../ui/input.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { QuantityStepper } from '../ui/quantity.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { TabLinks, Tabs } from '../ui/tabs.tsx'
import { toast, updateToast } from '../ui/toast.ts'
import { Commerce } from './commerce.tsx'
import { Feedback } from './feedback.tsx'

/* Every shared component in its states. Not a screen of the shop: GALLERY=1 mounts it. */

const cities = ['Cikarang Barat', 'Cikarang Utara', 'Cikarang Wetan'].map((label) => ({
  value: label,
  label,
  note: 'Kab. Bekasi',
}))

export default function Styleguide() {
  return (
    <div className="wrap grid gap-5 py-6 lg:grid-cols-2">
      <title>Komponen</title>
      <h1 className="lg:col-span-2">Komponen</h1>
      <Buttons />
      <Inputs />
      <Feedback />
      <Overlays />
      <Navigation />
      <Commerce />
    </div>
  )
}

function Buttons() {
  const variants: ButtonAppearance['variant'][] = ['filled', 'outlined', 'ghost']
  const colors: ButtonAppearance['color'][] = ['primary', 'secondary', 'danger', 'warning', 'info']
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
          <ButtonLink to="#" variant="outlined" icon="file-text">
            Proforma
          </ButtonLink>
          <IconButton icon="trash" label="Hapus" />
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
          <FormField
            name="name"
            label="Nama penerima"
            hint="Yang menandatangani surat jalan."
            required
          />
          <FormField name="phone" label="Nomor telepon" type="tel" required />
          <FormField name="bank" label="Bank">
            {(control) => <Select {...control} options={[{ value: 'bca', label: 'BCA' }]} />}
          </FormField>
          <FormField name="length" label="Panjang" unit="m" defaultValue="12,5" />
          <FormField name="district" label="Kecamatan">
            {(control) => (
              <Combobox {...control} options={cities} placeholder="Ketik nama kecamatan" />
            )}
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
            <ChoiceCard name="pay" heading="Transfer bank" icon="landmark" defaultChecked>
              Tambahkan 3 angka unik, lalu unggah bukti transfer.
            </ChoiceCard>
            <ChoiceCard
              name="pay"
              heading="Tempo 60 hari"
              icon="credit-card"
              disabledReason="Tempo 60 hari untuk grade A."
            />
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
          <QuantityStepper
            name="qty"
            label="Jumlah"
            unit="lembar"
            min={5}
            multiple={5}
            max={20}
            defaultValue={10}
          />
          <div className="md:col-span-2">
            <FormField name="proof" label="Bukti transfer">
              {({ id, name }) => (
                <FileDrop id={id} name={name} accept={['pdf', 'png', 'jpg']} maxBytes={1_048_576} />
              )}
            </FormField>
          </div>
          <SubmitButton>Simpan</SubmitButton>
        </div>
      </ReplyForm>
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
          <Button
            key={color}
            variant="ghost"
            onClick={() => void toast({ color, text: `Toast ${color}` })}
          >
            toast {color}
          </Button>
        ))}
        <Button variant="ghost" onClick={() => void load()}>
          toast loading
        </Button>
      </div>
      <Dialog
        open={theme !== undefined}
        onClose={() => setTheme(undefined)}
        theme={theme ?? 'info'}
        title="Hapus alamat ini?"
      >
        Gudang Proyek Ruko Lippo Cikarang. Pesanan lama tidak berubah.
      </Dialog>
      <Sheet
        open={sheet}
        onClose={() => setSheet(false)}
        title="Saring"
        footer={<Button wide>Tampilkan 86 barang</Button>}
      >
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
