import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { detectBrowser, listGuides } from './browser-guides.ts'
import { SettingsPicture } from './settings-picture.tsx'

/** A phone, or a tablet: its browsers have other settings than a desktop's. */
const isMobile = (): boolean =>
  document.documentElement.dataset['device'] === 'mobile' ||
  window.matchMedia('(pointer: coarse)').matches

/** How to allow cookies, by browser (specification §2). */
export function BlockedStorageDialog({ onClose }: { onClose: () => void }) {
  const guides = listGuides(isMobile())
  const own = detectBrowser(navigator.userAgent)
  return (
    <Dialog
      open
      onClose={onClose}
      theme="warning"
      title="Cookies/Kukis Diblokir"
      okLabel="Muat ulang"
      onOk={() => location.reload()}
    >
      <p className="mb-3">
        Anda tetap bisa melihat barang dan harga. Untuk masuk, mengisi keranjang, dan memesan,
        izinkan cookie di browser Anda.
      </p>
      <Tabs
        label="Browser"
        first={guides.find(({ id }) => id === own)?.id}
        items={guides.map(({ id, label, steps, picture }) => ({
          id,
          label,
          content: (
            <div className="grid gap-4">
              <ol className="grid list-decimal gap-1.5 pl-5">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <SettingsPicture label={label} picture={picture} />
            </div>
          ),
        }))}
      />
    </Dialog>
  )
}
