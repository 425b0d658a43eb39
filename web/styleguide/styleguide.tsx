import { useState } from 'react'
import { Accordion } from '../ui/accordion.tsx'
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/forms/choice.tsx'
import { Dialog, type DialogTheme } from '../ui/dialogs/dialog.tsx'
import { Pagination } from '../ui/navigation/pagination.tsx'
import { Sheet } from '../ui/dialogs/sheet.tsx'
import { TabLinks, Tabs } from '../ui/navigation/tabs.tsx'
import { toast, updateToast } from '../ui/toasts/toast.ts'
import { Commerce } from './commerce.tsx'
import { Feedback } from './feedback.tsx'
import { Buttons, Inputs } from './controls.tsx'

/* Every shared component in its states. Not a screen of the shop: GALLERY=1 mounts it. */

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
